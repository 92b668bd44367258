import { countedCoverage, isLacking, sources } from '../../../../machines/shared/coverage'
import {
  type Episode,
  episodeGroups,
  getEpisodes,
  isCounted,
  isDuration,
} from '../../../../machines/shared/episodes'
import type { components } from '../../../../openapi/generated/api'
import { type Lang, translate } from '../../../http/contract/language'
import type { SheetEntry, SheetLine } from '../../../pdf/score-sheet'
import { toClock } from './sheet-labels.presenter'

type Report = components['schemas']['Report']

/**
 * How many moments there are to look at, and that there is nothing only where all was seen; then each kind of them with how often it was, how long in
 * all, and its moments; then the outages.
 */
export function toIntegrityEntries(
  {
    events,
    outages,
    coverage: measured,
    arrangement,
    result: { lacks },
    evidence_accepted: accepted,
  }: Report,
  lang: Lang,
): SheetEntry[] {
  const coverage = countedCoverage(measured, arrangement)
  const episodes = getEpisodes(events, outages)
  const counted = episodes.filter(isCounted)
  const isIncomplete = sources.some((source) => isLacking(coverage[source]))
  const isLackingEvidence = lacks.length > 0 || accepted !== null
  return [
    {
      head: translate(lang, 'recruiter:integrity.count', { count: counted.length }),
      lines: [
        ...(counted.length === 0 ? [] : [{ text: translate(lang, 'recruiter:integrity.meaning') }]),
        ...(isIncomplete ? [{ text: translate(lang, 'recruiter:integrity.incomplete') }] : []),
        ...(counted.length === 0 && !isIncomplete
          ? [
              {
                text: translate(
                  lang,
                  `recruiter:integrity.${isLackingEvidence ? 'lacking' : 'none'}`,
                ),
              },
            ]
          : []),
      ],
    },
    ...episodeGroups(episodes).map(({ cause, total_ms: total, episodes: alike }) => ({
      head: [
        translate(lang, `recruiter:cause.${cause}`),
        translate(lang, 'recruiter:integrity.times', { count: alike.length }),
        ...(total === null
          ? []
          : [translate(lang, 'recruiter:integrity.total', { time: toLength(total) })]),
      ].join(translate(lang, 'recruiter:list.comma')),
      lines: alike.map((one) => toMomentLine(one, lang)),
    })),
    ...(outages.length === 0
      ? []
      : [
          {
            head: translate(lang, 'recruiter:integrity.outagesTitle'),
            lines: outages.map(({ offset_ms: at, length_ms: length, cause }) => ({
              label: toClock(at),
              text: `${length === null ? translate(lang, 'recruiter:outage.lasts') : translate(lang, 'recruiter:outage.lasted', { time: toClock(length) })}. ${translate(lang, `recruiter:outage.cause.${cause}`)}`,
            })),
          },
        ]),
  ]
}

/** As on the screen: rounded, and less than a second is one. */
const toLength = (ms: number): string => toClock(Math.max(1, Math.round(ms / 1000)) * 1000)

const toMomentLine = (
  { cause, offset_ms: at, length_ms: length }: Omit<Episode<unknown>, 'told'>,
  lang: Lang,
): SheetLine => ({
  label: toClock(at),
  text:
    length === null
      ? translate(lang, `recruiter:cause.${cause}`)
      : translate(
          lang,
          isDuration(cause) ? 'recruiter:episode.lasted' : 'recruiter:episode.moved',
          {
            time: toLength(length),
          },
        ),
})
