import {
  countedCoverage,
  gapsToTell,
  ranSeconds,
  replacedSources,
  type sources,
} from '../../../../machines/shared/coverage'
import type { components } from '../../../../openapi/generated/api'
import { type Lang, translate } from '../../../http/contract/language'
import type { SheetEntry } from '../../../pdf/score-sheet'
import { toClock, percentIn } from './sheet-labels.presenter'

type Report = components['schemas']['Report']

/** The most gaps that are listed one by one. */
const shownGaps = 10

/** How much of an attempt can be seen and heard, and where and why something is missing. */
export function coverageEntry(
  { recordings, coverage, arrangement, media_deleted_at: deletedAt, result: { attempt } }: Report,
  lang: Lang,
): SheetEntry {
  const replaced = replacedSources(arrangement)
  const share = (source: (typeof sources)[number]) => {
    if (replaced.has(source)) return translate(lang, 'recruiter:timeline.replaced')
    const { share: covered } = coverage[source]
    return covered === null
      ? translate(lang, 'recruiter:timeline.unmeasured')
      : percentIn(lang, covered * 100)
  }
  const gaps = gapsToTell(countedCoverage(coverage, arrangement))
  return {
    lines: [
      {
        text: translate(lang, 'recruiter:timeline.coverage', {
          length: toClock(ranSeconds(coverage.running_ms) * 1000),
          screen: share('screen'),
          camera: share('camera'),
          microphone: share('microphone'),
        }),
      },
      ...gaps.slice(0, shownGaps).map(({ source, gap }) => ({
        text: [
          translate(lang, `recruiter:timeline.${source}Gap`, {
            from: toClock(gap.from_ms),
            to: toClock(gap.to_ms),
          }),
          translate(lang, `recruiter:timeline.because.${gap.cause ?? 'none'}`),
        ].join(translate(lang, 'recruiter:list.colon')),
      })),
      ...(gaps.length <= shownGaps
        ? []
        : [
            {
              text: [
                translate(lang, 'recruiter:timeline.moreGaps', { count: gaps.length - shownGaps }),
                translate(lang, 'recruiter:timeline.unexplained', {
                  count: gaps.filter(({ gap }) => gap.cause === null).length,
                }),
              ].join(translate(lang, 'recruiter:list.comma')),
            },
          ]),
      ...(attempt.drained || deletedAt !== null
        ? []
        : [{ text: translate(lang, 'recruiter:timeline.coming') }]),
      ...(recordings.some(({ state }) => state === 'processing')
        ? [{ text: translate(lang, 'recruiter:timeline.processing') }]
        : []),
    ],
  }
}
