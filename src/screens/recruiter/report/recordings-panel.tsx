import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'
import { Coverage } from './coverage'
import { EventList } from './event-list'
import { Ledger } from './ledger'
import { Player } from './player/player'
import { TimelineView } from './player/timeline-view'
import { Screenshots } from './screenshots'
import { isClosed, playableSpans, type Report, type Timeline } from './timeline.rules'

interface RecordingsPanelProps {
  report: Report
  timeline: Timeline
  looking: boolean
  onLookAgain: () => void
}

/** The recordings and the attempt's timeline, which leads through them, and what else is kept. */
export const RecordingsPanel = ({
  report,
  timeline,
  looking,
  onLookAgain,
}: RecordingsPanelProps) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const playable = playableSpans(timeline).length > 0
  return (
    <chakra.section
      aria-label={t('player.section')}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="panel"
      minWidth="0"
    >
      {playable ? (
        <Player timeline={timeline} />
      ) : (
        <chakra.div paddingInline={{ base: '4', md: '5' }} paddingBlockStart="5">
          {isClosed(report) ? (
            <Notice tone="info" title={t('closed.recordings')}>
              {t('closed.recordingsBody')}
            </Notice>
          ) : report.media_deleted_at === null ? (
            <Notice
              tone="danger"
              title={t('player.notFound')}
              action={
                <Button size="xs" variant="secondary" loading={looking} onClick={onLookAgain}>
                  {t('player.lookAgain')}
                </Button>
              }
            >
              {t(report.result.lacks.length > 0 ? 'player.notFoundLacking' : 'player.notFoundBody')}
            </Notice>
          ) : (
            <Notice
              tone="info"
              title={t('player.deleted', { on: formatDate(report.media_deleted_at, language) })}
            >
              {t('player.deletedBody')}
            </Notice>
          )}
        </chakra.div>
      )}
      <TimelineView timeline={timeline} />
      <Coverage report={report} />
      <Ledger report={report} />
      {isClosed(report) ? null : (
        <chakra.div
          borderBlockStart="1px solid {colors.border}"
          paddingInline={{ base: '4', md: '5' }}
        >
          <Screenshots
            screenshots={report.screenshots}
            areDeleted={report.media_deleted_at !== null}
          />
        </chakra.div>
      )}
      <chakra.div
        borderBlockStart="1px solid {colors.border}"
        paddingInline={{ base: '4', md: '5' }}
      >
        <EventList events={report.events} />
      </chakra.div>
    </chakra.section>
  )
}
