import { chakra } from '@chakra-ui/react/styled-system'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language'
import { Button, IconButton } from '../../ui/button'
import { Icon } from '../../ui/icons'
import { SegmentedControl } from '../../ui/layout/tabs'
import { Notifications } from './notification-list'
import { useMarkSeen } from './use-seen'

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
 * A person's notifications, all or only the unread ones, twenty at a time. The panel opens over the
 * page, which stays in use.
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
  const seen = useMarkSeen()
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
          <Button variant="subtle" size="xs" outdent="end" onClick={markAll}>
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

const onPhone = {
  position: 'fixed',
  insetInline: '8px',
  insetBlockStart: 'calc(68px + var(--above, 0px))',
  maxHeight: 'calc(100dvh - 68px - 72px - var(--above, 0px))',
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
