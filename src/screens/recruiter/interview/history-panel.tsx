import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { InterviewHistory } from '../../../features/recruiter/interviews/interviews.queries'
import { formatDateTime } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { Panel } from '../../../ui/layout/panel'

type Events = InterviewHistory['events']

/** What the company noted of the interview, with who noted it and when. */
export const ReportPanel = ({ events }: { events: Events }) => {
  const { t } = useTranslation('interviews')
  const noted = events.filter(({ note }) => note !== null)
  return (
    <Panel title={t('report.title')}>
      {noted.length === 0 ? <chakra.p color="fg.muted">{t('report.none')}</chakra.p> : null}
      <chakra.ul display="flex" flexDirection="column" gap="4">
        {noted.map((event) => (
          <li key={event.id}>
            <Said event={event} />
            <chakra.p
              dir="auto"
              textAlign="-webkit-match-parent"
              whiteSpace="pre-line"
              overflowWrap="anywhere"
              maxWidth="measure"
              marginBlockStart="1"
            >
              {event.note}
            </chakra.p>
          </li>
        ))}
      </chakra.ul>
    </Panel>
  )
}

/** Everything that happened in it, the first first. */
export const HistoryPanel = ({ events }: { events: Events }) => {
  const { t } = useTranslation('interviews')
  return (
    <Panel title={t('history.title')}>
      <chakra.ol display="flex" flexDirection="column" gap="3">
        {events.map((event) => (
          <li key={event.id}>
            <Said event={event} />
          </li>
        ))}
      </chakra.ol>
    </Panel>
  )
}

const Said = ({ event }: { event: Events[number] }) => {
  const { t } = useTranslation('interviews')
  const { language } = useLanguage()
  return (
    <>
      <chakra.p textStyle="smallStrong">{t(`history.${event.action}`)}</chakra.p>
      <chakra.p textStyle="small" color="fg.muted">
        {t('history.by', {
          name: `\u2068${event.actor_name}\u2069`,
          at: formatDateTime(event.at, language),
        })}
      </chakra.p>
    </>
  )
}
