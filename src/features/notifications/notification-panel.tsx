import { chakra } from '@chakra-ui/react/styled-system'
import { useInfiniteQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorSentence } from '../../i18n/use-error-sentence'
import { useLanguage } from '../../i18n/use-language'
import { Button, IconButton } from '../../ui/button'
import { Icon } from '../../ui/icons'
import { Loading, Skeleton } from '../../ui/skeleton'
import { EmptyState, ErrorState } from '../../ui/states'
import { SegmentedControl } from '../../ui/tabs'
import { addressOf } from './notification-address'
import { NotificationEntry } from './notification-entry'
import { notificationQueries, type Notification } from './notifications.queries'
import { useSeen } from './use-seen'

interface NotificationPanelProps {
  id: string
  place: 'bar' | 'rail'
  /** Of the person, for where an entry leads. */
  role: string | null
  /** How many are not read. */
  unread: number
  /** Asked for by the cross; the focus goes back. */
  onClose: () => void
  /** An entry was followed: the page it leads to takes the focus. */
  onLeave: () => void
}

/**
 * What somebody was told: all of it or what is not read, twenty at a time. It opens over the page
 * and the page stays in use.
 */
export const NotificationPanel = ({
  id,
  place,
  role,
  unread,
  onClose,
  onLeave,
}: NotificationPanelProps) => {
  const { t } = useTranslation('notifications')
  const { language } = useLanguage()
  const [show, setShow] = useState<'all' | 'unread'>('all')
  const panel = useRef<HTMLDivElement>(null)
  const title = useId()
  const seen = useSeen()
  useEffect(() => panel.current?.focus(), [])
  const markAll = () => {
    // The button goes with what it was for.
    panel.current?.focus()
    seen.mutate(null)
  }
  return (
    <chakra.div
      ref={panel}
      id={id}
      role="dialog"
      aria-labelledby={title}
      tabIndex={-1}
      css={places[place]}
      zIndex="overlay"
      display="flex"
      flexDirection="column"
      overflow="hidden"
      bg="bg.raised"
      borderWidth="1px"
      borderColor="border"
      borderRadius="panel"
      boxShadow="float"
      textAlign="start"
      animation="enter 160ms cubic-bezier(.2,0,0,1)"
    >
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        paddingInlineStart="5"
        paddingInlineEnd="2"
        paddingBlockStart="2"
      >
        <chakra.h2 id={title} textStyle="h3">
          {t('title')}
        </chakra.h2>
        <IconButton label={t('close')} icon={<Icon of={X} size={20} />} onClick={onClose} />
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        minHeight="36px"
        paddingInline="5"
        paddingBlockEnd="3"
        borderBlockEnd="1px solid {colors.border}"
      >
        <SegmentedControl
          label={t('show')}
          value={show}
          onValueChange={setShow}
          items={[
            { value: 'all', label: t('all') },
            { value: 'unread', label: t('unread') },
          ]}
        />
        {unread === 0 ? null : (
          <Button variant="quiet" size="xs" outdent="end" onClick={markAll}>
            {t('markAll')}
          </Button>
        )}
      </chakra.div>
      <chakra.div overflowY="auto" minHeight="0" css={{ scrollbarWidth: 'thin' }}>
        <Notifications
          key={`${show} ${language}`}
          role={role}
          unread={unread}
          unreadOnly={show === 'unread'}
          onLeave={onLeave}
          onAll={() => setShow('all')}
          onSeen={(one) => seen.mutate([one.id])}
          fallBack={() => panel.current?.focus()}
        />
      </chakra.div>
    </chakra.div>
  )
}

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

const Notifications = ({
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
  const sentence = useErrorSentence()
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
  // What was unread on the pages at hand is seen, and more of it is on its way.
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
            address={addressOf(one, role)}
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

const onPhone = {
  position: 'fixed',
  insetInline: '8px',
  insetBlockStart: '68px',
  maxHeight: 'calc(100dvh - 68px - 72px)',
} as const

/**
 * Over the whole width of a phone; otherwise below the bell of a bar, and beside the rail, whose
 * places stay free.
 */
const places = {
  bar: {
    ...onPhone,
    '@media (min-width: 768px)': {
      position: 'absolute',
      insetInline: 'auto 0',
      insetBlockStart: 'calc(100% + 8px)',
      width: '400px',
      maxHeight: 'min(600px, calc(100dvh - 96px))',
    },
  },
  rail: {
    ...onPhone,
    '@media (min-width: 768px)': {
      position: 'absolute',
      insetInline: 'calc(100% + 22px) auto',
      insetBlock: 'auto 0',
      width: '400px',
      maxHeight: 'min(600px, calc(100dvh - 120px))',
    },
  },
} as const
