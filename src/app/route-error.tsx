import { chakra } from '@chakra-ui/react/styled-system'
import { useRouter, useRouterState, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/api-error'
import { useErrorSentence } from '../i18n/use-error-sentence'
import { toError } from '../paths'
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
  if (!(error instanceof ApiError)) return <BrokenPage />
  const tryAgain = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Frame>
      <ErrorState level={1} title={t('error.pageTitle')} retryLabel={t('action.retry')} onRetry={tryAgain}>
        {sentence(error)}
      </ErrorState>
    </Frame>
  )
}

/** What nobody foresaw leads to the error page (specification 8.1), from which one may go back; if that page itself broke, it is told here. */
const BrokenPage = () => {
  const { t } = useTranslation('common')
  const router = useRouter()
  const isErrorPage = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname === toError() })
  useEffect(() => {
    if (!isErrorPage) void router.navigate({ to: toError() })
  }, [router, isErrorPage])
  if (!isErrorPage) return null
  return (
    <Frame>
      <ErrorState level={1} title={t('error.pageTitle')} retryLabel={t('action.reload')} onRetry={() => window.location.reload()}>
        {t('error.pageBody')}
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
