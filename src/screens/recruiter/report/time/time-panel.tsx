import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'
import { Button } from '../../../../ui/button'
import { Panel } from '../../../../ui/layout/panel'
import type { Report } from '../timeline.rules'
import { GiveTime } from './give-time'

/**
 * The minutes that admins gave to an attempt, with who and why; while it runs an admin may give
 * more.
 */
export const TimePanel = ({ report, mayGive }: { report: Report; mayGive: boolean }) => {
  const { t } = useTranslation('outcomes')
  const [open, setOpen] = useState(false)
  // Time that an arrangement adds by itself is shown with the arrangement.
  const given = report.events.filter(
    ({ type, actor }) => type === 'time.granted' && actor === 'reviewer',
  )
  const isRunning = report.result.attempt.status === 'IN_PROGRESS' && !report.archived
  const offered = mayGive && isRunning
  // The panel stays while its dialog is open, so that the end of the attempt does not close the
  // dialog.
  if (given.length === 0 && !offered && !open) return null
  return (
    <chakra.div data-screen-only={given.length === 0 || undefined}>
      <Panel title={t('time.title')}>
        <Given events={given} />
        {offered ? (
          <chakra.div data-screen-only>
            <Button size="sm" variant="secondary" wide onClick={() => setOpen(true)}>
              {t('time.give')}
            </Button>
            <chakra.p marginBlockStart="1" textStyle="tiny" color="fg.muted">
              {t('time.about')}
            </chakra.p>
          </chakra.div>
        ) : null}
        {mayGive ? (
          <GiveTime
            open={open}
            attempt={report.result.attempt}
            running={isRunning}
            name={report.candidate.full_name}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Panel>
    </chakra.div>
  )
}

const Given = ({ events }: { events: Report['events'] }) => {
  const { t } = useTranslation('outcomes')
  const { t: tReport } = useTranslation('recruiter')
  const { language } = useLanguage()
  if (events.length === 0) return null
  return (
    <chakra.ul display="flex" flexDirection="column" gap="3" marginBlockEnd="4" textStyle="small">
      {events.map((event) => (
        <li key={event.id}>
          <chakra.strong fontWeight="600">
            {t('time.minutes', { count: Math.round((event.granted_seconds ?? 0) / 60) })}
            {event.part === null
              ? null
              : `${tReport('list.comma')}${tReport(`part.${event.part}`)}`}
          </chakra.strong>
          <chakra.p color="fg.muted">
            {tReport('decide.by', {
              name: `\u2068${event.actor_name ?? tReport(`actor.${event.actor}`)}\u2069`,
              at: formatDateTime(event.at, language),
            })}
          </chakra.p>
          {event.note === null ? null : (
            <chakra.p
              marginBlockStart="1"
              dir="auto"
              textAlign="-webkit-match-parent"
              overflowWrap="anywhere"
            >
              {event.note}
            </chakra.p>
          )}
        </li>
      ))}
    </chakra.ul>
  )
}
