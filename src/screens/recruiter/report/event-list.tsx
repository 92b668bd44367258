import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../i18n/dates'
import { formatClock } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { usePlayback } from './player/use-playback'
import type { Report } from './timeline.rules'
import { useEventLabels } from './use-event-labels'

/**
 * Everything that happened in the attempt, in words; each line leads to its moment. It is also the
 * timeline's table for screen readers.
 */
export const EventList = ({ events }: { events: Report['events'] }) => {
  const { t } = useTranslation('recruiter')
  const labels = useEventLabels()
  const playback = usePlayback()
  const { language } = useLanguage()
  return (
    <chakra.details textStyle="small">
      <Summary>{t('timeline.events', { count: events.length })}</Summary>
      <chakra.ol
        paddingBlockEnd="4"
        maxHeight="320px"
        overflowY="auto"
        tabIndex={0}
        aria-label={t('timeline.events', { count: events.length })}
      >
        {events.map((event) => (
          <li key={event.id}>
            <chakra.button
              type="button"
              data-on-paper
              onClick={() => playback.seek(event.offset_ms)}
              display="grid"
              gridTemplateColumns="64px minmax(0, 1fr) auto"
              gap="3"
              width="full"
              paddingBlock="1"
              textAlign="start"
              cursor="pointer"
              borderRadius="badge"
              _hover={{ bg: 'bg.page' }}
              _focusVisible={{ outlineOffset: '-2px' }}
            >
              <chakra.bdi color="accent" fontWeight="600" fontVariantNumeric="tabular-nums">
                {formatClock(event.offset_ms / 1000)}
              </chakra.bdi>
              <span>
                {labels(event)}
                {event.late_at === null ? null : (
                  <chakra.span display="block" color="warning.fg">
                    {t('answers.late', { at: formatDateTime(event.late_at, language) })}
                  </chakra.span>
                )}
                {event.note === null ? null : (
                  <chakra.span
                    display="block"
                    color="fg.muted"
                    dir="auto"
                    textAlign="-webkit-match-parent"
                    overflowWrap="anywhere"
                  >
                    {event.note}
                  </chakra.span>
                )}
              </span>
              <chakra.bdi color="fg.muted">
                {event.actor_name ?? t(`actor.${event.actor}`)}
              </chakra.bdi>
            </chakra.button>
          </li>
        ))}
      </chakra.ol>
    </chakra.details>
  )
}

/** The line that opens something further down. */
export const Summary = ({ children }: { children: string }) => (
  <chakra.summary
    paddingBlock="3"
    color="accent"
    fontWeight="600"
    cursor="pointer"
    _hover={{ color: 'accent.hover' }}
  >
    {children}
  </chakra.summary>
)
