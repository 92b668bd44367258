import { chakra } from '@chakra-ui/react/styled-system'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/api-error'
import { useErrorSentence } from '../i18n/use-error-sentence'
import { ErrorState } from '../ui/states'

/** A page that could not be shown: its code did not arrive, its first data did not, or it broke. */
export const RouteError = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useTranslation('common')
  const sentence = useErrorSentence()
  const router = useRouter()
  if (isMissingChunk(error)) {
    return (
      <Frame>
        <ErrorState level={1} title={t('error.chunkTitle')} retryLabel={t('action.reload')} onRetry={() => window.location.reload()}>
          {t('error.chunkBody')}
        </ErrorState>
      </Frame>
    )
  }
  const tryAgain = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Frame>
      <ErrorState level={1} title={t('error.pageTitle')} retryLabel={t('action.retry')} onRetry={tryAgain}>
        {error instanceof ApiError ? sentence(error) : t('error.pageBody')}
      </ErrorState>
    </Frame>
  )
}

/** A chunk of an earlier build is gone, or the connection broke while it came; browsers word it differently. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module script|preload CSS|error loading dynamically/i.test(error.message)
}

const Frame = ({ children }: { children: ReactNode }) => (
  <chakra.div padding="6" maxWidth="measure">
    {children}
  </chakra.div>
)
