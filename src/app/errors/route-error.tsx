import { chakra } from '@chakra-ui/react/styled-system'
import { useRouter, useRouterState, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error'
import { useErrorMessage } from '../../i18n/use-error-message'
import { raiseFault } from '../../lib/fault-signals'
import { toError } from '../../paths'
import { ErrorState } from '../../ui/feedback/states'

/** A page whose first data did not arrive, or that broke. */
export const RouteError = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useTranslation('common')
  const sentence = useErrorMessage()
  const router = useRouter()
  if (!(error instanceof ApiError)) return <BrokenPage error={error} />
  const tryAgain = () => {
    reset()
    void router.invalidate()
  }
  return (
    <Frame>
      <ErrorState
        level={1}
        title={t('error.pageTitle')}
        retryLabel={t('action.retry')}
        onRetry={tryAgain}
      >
        {sentence(error)}
      </ErrorState>
    </Frame>
  )
}

/**
 * An unexpected error leads to the error page (specification 8.1), from which the person can go
 * back. An error of the error page itself is shown here.
 */
const BrokenPage = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('common')
  const router = useRouter()
  const isErrorPage = useRouterState({
    select: ({ matches }) => matches.at(-1)?.pathname === toError(),
  })
  useEffect(() => raiseFault(error), [error])
  useEffect(() => {
    if (!isErrorPage) void router.navigate({ to: toError() })
  }, [router, isErrorPage])
  if (!isErrorPage) return null
  return (
    <Frame>
      <ErrorState
        level={1}
        title={t('error.pageTitle')}
        retryLabel={t('action.reload')}
        onRetry={() => window.location.reload()}
      >
        {t('error.pageBody')}
      </ErrorState>
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <chakra.div padding="6" maxWidth="measure">
    {children}
  </chakra.div>
)
