import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  countedCoverage,
  gapsToTell,
  ranSeconds,
  replacedSources,
  type sources,
} from '../../../../machines/shared/coverage'
import { formatDateTime } from '../../../i18n/dates'
import { formatClock, formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { usePlayback } from './player/use-playback'
import { toSpan, type Report, type Span } from './timeline.rules'

const shownGaps = 3

/**
 * How much of the attempt can be seen and heard, of what that is reckoned, and where something is
 * missing and why.
 */
export const Coverage = ({ report }: { report: Report }) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const { attempt } = report.result
  const { coverage, arrangement } = report
  const replaced = replacedSources(arrangement)
  const share = (source: (typeof sources)[number]) => {
    if (replaced.has(source)) return t('timeline.replaced')
    const { share: covered } = coverage[source]
    return covered === null ? t('timeline.unmeasured') : formatPercent(covered * 100, language, 1)
  }
  const gaps = gapsToTell(countedCoverage(coverage, arrangement))
  const unexplained = gaps.filter(({ gap }) => gap.cause === null).length
  const isComing =
    attempt.finished_at !== null && !attempt.drained && report.media_deleted_at === null
  return (
    <chakra.div
      paddingInline={{ base: '4', md: '5' }}
      paddingBlockStart="3"
      paddingBlockEnd="4"
      display="flex"
      flexDirection="column"
      gap="1"
      textStyle="tiny"
      color="fg.muted"
    >
      <chakra.p color="fg" fontWeight="600">
        {t('timeline.coverage', {
          screen: share('screen'),
          camera: share('camera'),
          microphone: share('microphone'),
          length: formatClock(ranSeconds(coverage.running_ms)),
        })}
      </chakra.p>
      {isComing ? <p>{t('timeline.coming')}</p> : null}
      {report.recordings.some(({ state }) => state === 'processing') ? (
        <p>{t('timeline.processing')}</p>
      ) : null}
      {gaps.slice(0, shownGaps).map(({ source, gap }) => (
        <Line key={`${source} ${gap.from_ms}`} at={gap.from_ms} mark={missing}>
          {t(`timeline.${source}Gap`, clocks({ start: gap.from_ms, end: gap.to_ms }))}
          {t('list.colon')}
          {t(`timeline.because.${gap.cause ?? 'none'}`)}
        </Line>
      ))}
      {gaps.length > shownGaps ? (
        <p>
          {t('timeline.moreGaps', { count: gaps.length - shownGaps })}
          {t('list.comma')}
          {t('timeline.unexplained', { count: unexplained })}
        </p>
      ) : null}
      {report.recordings.map((recording) =>
        recording.late_at === null || recording.state === 'broken' ? null : (
          <Line key={recording.id} at={recording.offset_ms} mark={late}>
            {t(`timeline.late.${recording.kind}`, {
              ...clocks(toSpan(recording)),
              at: formatDateTime(recording.late_at, language),
            })}
          </Line>
        ),
      )}
    </chakra.div>
  )
}

const clocks = ({ start, end }: Span) => ({
  from: formatClock(start / 1000),
  to: formatClock(end / 1000),
})

const missing =
  'repeating-linear-gradient(135deg, {colors.danger.solid} 0 1.5px, transparent 1.5px 5px)'
/** As the timeline underlines it. */
const late =
  'linear-gradient({colors.warning.solid}, {colors.warning.solid}) bottom / 100% 3px no-repeat'

interface LineProps {
  at: number
  mark: string
  children: ReactNode
}

/** A line that leads to its moment, with the mark that the timeline has for it. */
const Line = ({ at, mark, children }: LineProps) => {
  const playback = usePlayback()
  return (
    <chakra.button
      type="button"
      data-on-paper
      onClick={() => playback.seek(at)}
      display="flex"
      alignItems="baseline"
      gap="2"
      minHeight="24px"
      textAlign="start"
      cursor="pointer"
      _hover={{ color: 'fg' }}
    >
      <chakra.span
        aria-hidden
        width="20px"
        height="8px"
        flexShrink="0"
        borderRadius="2px"
        css={{ background: mark }}
      />
      <span>{children}</span>
    </chakra.button>
  )
}
