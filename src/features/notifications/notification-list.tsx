import { chakra } from '@chakra-ui/react/styled-system'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../i18n/use-error-message'
import { useLanguage } from '../../i18n/use-language'
import { Button } from '../../ui/button'
import { Loading, Skeleton } from '../../ui/feedback/skeleton'
import { EmptyState, ErrorState } from '../../ui/feedback/states'
import { toAddress } from './notification-address'
import { NotificationEntry } from './notification-entry'
import { notificationQueries, type Notification } from './notifications.queries'

interface NotificationsProps {
  role: string | null
  unread: number
  unreadOnly: boolean
  onLeave: () => void
  onAll: () => void
  onSeen: (notification: Notification) => void
  /** Takes the focus where nothing is left in the list to have it. */
  fallBack: () => void
}

export const Notifications = ({
  role,
  unread,
  unreadOnly,
  onLeave,
  onAll,
  onSeen,
  fallBack,
}: NotificationsProps) => {
  const { t } = useTranslation(['notifications', 'common'])
  const { language } = useLanguage()
  const sentence = useErrorMessage()
  const list = useRef<HTMLUListElement>(null)
  const {
    data,
    error,
    dataUpdatedAt,
    isFetching,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useInfiniteQuery(notificationQueries.list(unreadOnly, language))
  if (data === undefined) {
    if (error === null) return <Waiting label={t('loading')} />
    return (
      <chakra.div paddingInline="5">
        <ErrorState
          level={3}
          title={t('failed')}
          retryLabel={t('common:action.retry')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {sentence(error)}
        </ErrorState>
      </chakra.div>
    )
  }
  const shown = onceEach(data.pages.flatMap(({ results }) => results)).filter(
    (one) => !unreadOnly || !one.is_read,
  )
  // All unread notifications of the loaded pages are seen by now, and more are being fetched.
  if (shown.length === 0 && isFetching && unread > 0) return <Waiting label={t('loading')} />
  if (shown.length === 0) {
    return (
      <chakra.div paddingInline="5">
        {unreadOnly ? (
          <EmptyState
            level={3}
            title={t('allSeen')}
            action={
              <Button size="sm" variant="secondary" onClick={onAll}>
                {t('showAll')}
              </Button>
            }
          >
            {t('allSeenBody')}
          </EmptyState>
        ) : (
          <EmptyState level={3} title={t('none')}>
            {t('noneBody')}
          </EmptyState>
        )}
      </chakra.div>
    )
  }
  const mark = (at: number) => {
    const one = shown[at]
    if (one === undefined) return
    focusAfter(list.current, at, fallBack)
    onSeen(one)
  }
  const follow = (one: Notification) => {
    if (!one.is_read) onSeen(one)
    onLeave()
  }
  return (
    <>
      <chakra.ul ref={list}>
        {shown.map((one, at) => (
          <NotificationEntry
            key={one.id}
            notification={one}
            now={new Date(dataUpdatedAt)}
            onSeen={() => mark(at)}
            onFollow={() => follow(one)}
            address={toAddress(one, role)}
          />
        ))}
      </chakra.ul>
      {hasNextPage ? (
        <chakra.div
          display="flex"
          flexDirection="column"
          gap="2"
          padding="4"
          borderBlockStart="1px solid {colors.border}"
        >
          {isFetchNextPageError && error !== null ? (
            <chakra.p role="alert" textStyle="small" color="danger.fg">
              {sentence(error)}
            </chakra.p>
          ) : null}
          <Button
            variant="secondary"
            size="sm"
            wide
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('more')}
          </Button>
        </chakra.div>
      ) : null}
    </>
  )
}

/**
 * What arrives while one reads on pushes the rest down a place, and the next page begins with what
 * is there already.
 */
const onceEach = (all: readonly Notification[]): Notification[] => [
  ...new Map(all.map((one) => [one.id, one])).values(),
]

/**
 * The mark goes with its press, and perhaps the entry: the focus goes on to the entry after it,
 * before it, or wherever else.
 */
function focusAfter(list: HTMLUListElement | null, at: number, fallBack: () => void): void {
  const entries = [...(list?.children ?? [])]
  const target = (entries[at + 1] ?? entries[at - 1])?.querySelector<HTMLElement>('[data-entry]')
  if (target === undefined || target === null) fallBack()
  else target.focus()
}

const Waiting = ({ label }: { label: string }) => (
  <Loading label={label}>
    {[72, 54, 64].map((width) => (
      <chakra.div
        key={width}
        display="flex"
        flexDirection="column"
        gap="2"
        paddingInline="5"
        paddingBlock="4"
        borderBlockEnd="1px solid {colors.border}"
      >
        <Skeleton width={`${width}%`} height="14px" />
        <Skeleton height="12px" />
        <Skeleton width="28%" height="10px" />
      </chakra.div>
    ))}
  </Loading>
)
