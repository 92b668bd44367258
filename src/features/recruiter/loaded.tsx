import type { UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error'
import { useErrorMessage } from '../../i18n/use-error-message'
import { Loading } from '../../ui/skeleton'
import { ErrorState } from '../../ui/states'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  labels: { loading: string; failed: string }
  /** What is drawn until it is there. */
  skeleton: ReactNode
  /** Of the heading of a failure: 1 where it stands for the whole page, 3 inside a panel. */
  level?: 1 | 2 | 3
  /**
   * What a refusal says that is no failure, such as that there is no such thing; null for one that
   * is.
   */
  instead?: (refusal: ApiError) => ReactNode
  children: (data: Data) => ReactNode
}

/**
 * What is fetched for a page or a part of one, in all states it can be in. What is there stays
 * while it is looked for again.
 */
export const Loaded = <Data,>({
  query: { data, error, isFetching, refetch },
  labels,
  skeleton,
  level = 2,
  instead,
  children,
}: LoadedProps<Data>) => {
  const { t } = useTranslation()
  const sentence = useErrorMessage()
  // What arrives is drawn a few milliseconds at a time, what is there already at once: in one go a
  // phone would not answer meanwhile.
  const isDrawn = useDeferredValue(data !== undefined)
  const said = error instanceof ApiError ? (instead?.(error) ?? null) : null
  if (said !== null) return said
  const loading = <Loading label={labels.loading}>{skeleton}</Loading>
  if (data !== undefined) return isDrawn ? children(data) : loading
  if (error === null) return loading
  return (
    <ErrorState
      level={level}
      title={labels.failed}
      retryLabel={t('action.retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {sentence(error)}
    </ErrorState>
  )
}
