import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAgo, formatDateTime } from '../../i18n/dates'
import { useLanguage } from '../../i18n/use-language'
import { IconButton } from '../../ui/button'
import { Icon } from '../../ui/icons'
import { Nuqta } from '../../ui/career-path/nuqta'
import { VisuallyHidden } from '../../ui/visually-hidden'
import type { Notification } from './notifications.queries'

interface NotificationEntryProps {
  notification: Notification
  /** Where it leads; null where it leads nowhere. */
  address: string | null
  now: Date
  onSeen: () => void
  onFollow: () => void
}

/** One notification: not read, it has its rhombus, a heavier title and a mark to press. */
export const NotificationEntry = ({
  notification: { title, text, is_read: isRead, created_at: createdAt },
  address,
  now,
  onSeen,
  onFollow,
}: NotificationEntryProps) => {
  const { t } = useTranslation('notifications')
  const { language } = useLanguage()
  // A device whose clock is behind would tell of the future.
  const at = new Date(Math.min(Date.parse(createdAt), now.getTime()))
  const content = (
    <>
      <chakra.span display="flex" alignItems="center" height="var(--line-small)" width="10px">
        {isRead ? null : <Nuqta filled size={8} />}
      </chakra.span>
      <chakra.span display="block" minWidth="0">
        {isRead ? null : <VisuallyHidden>{`${t('unread')}. `}</VisuallyHidden>}
        <chakra.span display="block" textStyle={isRead ? 'smallMedium' : 'smallStrong'}>
          {title}
        </chakra.span>
        <chakra.span display="block" textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {text}
        </chakra.span>
        <chakra.span
          asChild
          display="block"
          textStyle="tiny"
          color="fg.muted"
          marginBlockStart="1"
          css={{ '&::first-letter': { textTransform: 'uppercase' } }}
        >
          <time dateTime={createdAt} title={formatDateTime(createdAt, language)}>
            {formatAgo(at, now, language)}
          </time>
        </chakra.span>
      </chakra.span>
    </>
  )
  return (
    <chakra.li
      display="flex"
      alignItems="flex-start"
      css={{ '&:has(a:hover)': { bg: 'bg.page' } }}
      borderBlockEnd="1px solid {colors.border}"
      _last={{ borderBlockEnd: 'none' }}
    >
      <Row>
        {address === null ? (
          <div data-entry tabIndex={-1}>
            {content}
          </div>
        ) : (
          <Link data-entry to={address} onClick={onFollow}>
            {content}
          </Link>
        )}
      </Row>
      {isRead ? null : (
        <chakra.span paddingBlockStart="1" paddingInlineEnd="2">
          <IconButton label={t('mark')} icon={<Icon of={Check} />} onClick={onSeen} />
        </chakra.span>
      )}
    </chakra.li>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <chakra.span
    asChild
    flex="1"
    minWidth="0"
    display="grid"
    gridTemplateColumns="10px minmax(0, 1fr)"
    columnGap="2.5"
    paddingInlineStart="5"
    paddingInlineEnd="3"
    paddingBlock="3"
    _focusVisible={{ outlineOffset: '-2px' }}
  >
    {children}
  </chakra.span>
)
