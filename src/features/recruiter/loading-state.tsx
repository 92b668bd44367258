import type { ReactNode } from 'react'
import { Loading } from '../../ui/skeleton'
import { OfflineNotice } from './offline-notice'

interface LoadingStateProps {
  /** Whether the query waits for a connection. */
  isPaused: boolean
  labels: { loading: string; failed: string }
  /** What is drawn until the data is there. */
  children: ReactNode
}

/** In place of data that has not arrived: that it is loading, or that the device is offline. */
export const LoadingState = ({ isPaused, labels, children }: LoadingStateProps) =>
  isPaused ? (
    <OfflineNotice failed={labels.failed} />
  ) : (
    <Loading label={labels.loading}>{children}</Loading>
  )
