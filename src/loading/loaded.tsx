import { useDeferredValue, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/api-error'
import { useErrorMessage } from '../i18n/use-error-message'
import { Loading } from '../ui/feedback/skeleton'
import { ErrorState } from '../ui/feedback/states'
import { OfflineNotice } from './offline-notice'

/** What is shown of a query, or of several that a page needs together. */
interface Query<Data> {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  isPaused: boolean
  refetch: () => unknown
}

interface LoadedProps<Data> {
  query: Query<Data>
  labels: { loading: string; failed: string }
  /** What is drawn until it is there. */
  skeleton: ReactNode
  /**
   * The level of the heading of a failure: 1 if it takes the place of the whole page, 3 inside a
   * panel.
   */
  level?: 1 | 2 | 3
  /**
   * What to show for a refusal that is no failure, such as an unknown id; null for a real failure.
   */
  instead?: (refusal: ApiError) => ReactNode
  children: (data: Data) => ReactNode
}

/**
 * Shows data that is fetched for a page or a part of one, in all states of the query. Data stays on
 * the screen while it is fetched again.
 */
export const Loaded = <Data,>({
  query: { data, error, isFetching, isPaused, refetch },
  labels,
  skeleton,
  level = 2,
  instead,
  children,
}: LoadedProps<Data>) => {
  const { t } = useTranslation()
  const sentence = useErrorMessage()
  // Data that arrives is drawn a few milliseconds at a time, so that a phone stays responsive. Data
  // that is in the cache is drawn at once.
  const isDrawn = useDeferredValue(data !== undefined)
  const refusal = error instanceof ApiError ? (instead?.(error) ?? null) : null
  if (refusal !== null) return refusal
  if (data !== undefined && isDrawn) return children(data)
  if (data === undefined && error === null && isPaused)
    return <OfflineNotice failed={labels.failed} />
  if (data !== undefined || error === null)
    return <Loading label={labels.loading}>{skeleton}</Loading>
  return (
    <ErrorState
      level={level}
      title={labels.failed}
      retryLabel={t('action.retry')}
      retrying={isFetching}
      onRetry={() => refetch()}
    >
      {sentence(error)}
    </ErrorState>
  )
}
