import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { formatClock, formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { EventList } from './event-list'
import { Player } from './player/player'
import { TimelineView } from './player/timeline-view'
import { usePlayback } from './player/use-playback'
import { Screenshots } from './screenshots'
import { playableSpans, type Report, type Span, type Timeline } from './timeline.rules'

interface RecordingsPanelProps {
  report: Report
  timeline: Timeline
  looking: boolean
  onLookAgain: () => void
}

/** The recordings and the attempt's timeline, which leads through them. */
export const RecordingsPanel = ({ report, timeline, looking, onLookAgain }: RecordingsPanelProps) => {
  const { t } = useTranslation('recruiter')
  const playable = playableSpans(timeline).length > 0
  return (
    <chakra.section aria-label={t('player.section')} bg="bg.surface" borderWidth="1px" borderColor="border" borderRadius="panel" minWidth="0">
      {playable ? (
        <Player timeline={timeline} />
      ) : (
        <chakra.div paddingInline={{ base: '4', md: '5' }} paddingBlockStart="5">
          <Notice
            tone="danger"
            title={t('player.notFound')}
            action={
              <Button size="xs" variant="secondary" loading={looking} onClick={onLookAgain}>
                {t('player.lookAgain')}
              </Button>
            }
          >
            {t('player.notFoundBody')}
          </Notice>
        </chakra.div>
      )}
      <TimelineView timeline={timeline} />
      <Coverage timeline={timeline} />
      <chakra.div borderBlockStart="1px solid {colors.border}" paddingInline={{ base: '4', md: '5' }}>
        <Screenshots screenshots={report.screenshots} />
      </chakra.div>
      <chakra.div borderBlockStart="1px solid {colors.border}" paddingInline={{ base: '4', md: '5' }}>
        <EventList events={report.events} />
      </chakra.div>
    </chakra.section>
  )
}

const shownGaps = 3

/** How much of the attempt was recorded, and where something is missing. */
const Coverage = ({ timeline: { tracks } }: { timeline: Timeline }) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const [screen, camera] = tracks
  const share = (percent: number) => formatNumber(percent, language, 1)
  const gaps = tracks.flatMap(({ kind, gaps: all }) => all.map((gap) => ({ kind, gap }))).toSorted((a, b) => a.gap.start - b.gap.start)
  return (
    <chakra.div paddingInline={{ base: '4', md: '5' }} paddingBlockStart="3" paddingBlockEnd="4" display="flex" flexDirection="column" gap="1" textStyle="tiny" color="fg.muted">
      <chakra.p color="fg" fontWeight="600">
        {t('timeline.coverage', { screen: share(screen.share), camera: share(camera.share) })}
      </chakra.p>
      {gaps.slice(0, shownGaps).map(({ kind, gap }) => (
        <Gap key={`${kind} ${gap.start}`} gap={gap}>
          {kind === 'screen' ? t('timeline.screenGap', clocks(gap)) : t('timeline.cameraGap', clocks(gap))}
        </Gap>
      ))}
      {gaps.length > shownGaps ? <p>{t('timeline.moreGaps', { count: gaps.length - shownGaps })}</p> : null}
    </chakra.div>
  )
}

const clocks = ({ start, end }: Span) => ({ from: formatClock(start / 1000), to: formatClock(end / 1000) })

const Gap = ({ gap, children }: { gap: Span; children: string }) => {
  const playback = usePlayback()
  return (
    <chakra.button type="button" onClick={() => playback.seek(gap.start)} display="flex" alignItems="center" gap="2" textAlign="start" cursor="pointer" _hover={{ color: 'fg' }}>
      <chakra.span
        aria-hidden
        width="20px"
        height="8px"
        flexShrink="0"
        borderRadius="2px"
        css={{ backgroundImage: 'repeating-linear-gradient(135deg, {colors.danger.solid} 0 1.5px, transparent 1.5px 5px)' }}
      />
      {children}
    </chakra.button>
  )
}
