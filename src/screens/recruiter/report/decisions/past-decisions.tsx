import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'
import { formatClock } from '../../../../i18n/numbers'
import { TextLink } from '../../../../ui/link'
import { usePlayback } from '../player/use-playback'
import { useEventLabels } from '../use-event-labels'
import type { DecisionEvent, Evidence } from './decision.rules'

/** The earlier decisions: who decided what, when and why. */
export const PastDecisions = ({ events }: { events: readonly DecisionEvent[] }) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const labels = useEventLabels()
  if (events.length === 0) return null
  return (
    <chakra.ul display="flex" flexDirection="column" gap="3" marginBlockEnd="4" textStyle="small">
      {events.map((event) => (
        <li key={event.id}>
          <chakra.strong fontWeight="600">{labels(event)}</chakra.strong>
          <chakra.p color="fg.muted">
            {t('decide.by', {
              name: `\u2068${event.actor_name ?? t(`actor.${event.actor}`)}\u2069`,
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
          {event.evidence === null ? null : <Shown evidence={event.evidence} />}
        </li>
      ))}
    </chakra.ul>
  )
}

/** What a disqualification rests on; a moment is shown by the player. */
const Shown = ({ evidence: { kind, offset_ms: moment } }: { evidence: Evidence }) => {
  const { t } = useTranslation('recruiter')
  const playback = usePlayback()
  const text = t(`decide.evidenceShown.${kind}`, {
    at: `\u2068${formatClock((moment ?? 0) / 1000)}\u2069`,
  })
  return (
    <chakra.p marginBlockStart="1" color="fg.muted">
      {moment === undefined ? (
        text
      ) : (
        <TextLink tone="plain">
          <button type="button" data-on-paper onClick={() => playback.seek(moment)}>
            {text}
          </button>
        </TextLink>
      )}
    </chakra.p>
  )
}
