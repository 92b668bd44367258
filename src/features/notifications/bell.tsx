import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/numbers'
import { useLanguage } from '../../i18n/use-language'
import { BellButton } from '../../ui/frames/bell-button'
import { Icon } from '../../ui/icons'
import { useFlyout } from '../../ui/overlays/use-flyout'
import { LiveRegion } from '../../ui/visually-hidden'
import { NotificationPanel } from './notification-panel'
import { notificationQueries } from './notifications.queries'

interface NotificationBellProps {
  /** Where it stands: at the end of a bar, or at the foot of the rail, which is a bar on phones. */
  place: 'bar' | 'rail'
  /** Of the person, for where an entry leads. */
  role: string | null
}

/**
 * The number of unread notifications; a click opens all of them. The frames of the pages contain
 * it, and a running assessment has no frame, so that candidates are not disturbed.
 */
export const NotificationBell = ({ place, role }: NotificationBellProps) => {
  const { t } = useTranslation('notifications')
  const { language } = useLanguage()
  const [open, setOpen] = useState(false)
  const id = useId()
  const { box, button } = useFlyout(open, () => setOpen(false))
  const { data: count = 0, isSuccess } = useQuery(notificationQueries.count())
  const arrived = useArrived(isSuccess ? count : null, open)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <chakra.div ref={box} position={{ base: 'static', md: 'relative' }}>
      <BellButton
        ref={button}
        label={t('bell', { count })}
        count={count > 99 ? t('many') : formatNumber(count, language)}
        icon={<Icon of={Bell} size={22} />}
        quiet={count === 0}
        aria-expanded={open}
        aria-controls={id}
        aria-haspopup="dialog"
        onClick={() => setOpen(!open)}
      />
      <LiveRegion message={arrived === 0 ? '' : t('arrived', { count: arrived })} />
      {open ? (
        <NotificationPanel
          id={id}
          place={place}
          role={role}
          unread={count}
          onClose={close}
          onLeave={() => setOpen(false)}
        />
      ) : null}
    </chakra.div>
  )
}

/**
 * How many notifications came since the last look at the count. The first count is no news, nor is
 * one that went down; an open list shows its own changes.
 */
function useArrived(count: number | null, open: boolean): number {
  const [{ last, arrived }, setSeen] = useState({ last: count, arrived: 0 })
  if (count !== last)
    setSeen({
      last: count,
      arrived: !open && last !== null && count !== null && count > last ? count - last : 0,
    })
  return arrived
}
