/** Milliseconds from an attempt's start. */
export interface Span {
  start: number
  end: number
}

/** One recording of an attempt, as a report contains it. */
export interface Recorded {
  kind: 'screen' | 'camera'
  offset_ms: number
  duration_ms: number
  state: 'processing' | 'ready' | 'broken' | 'deleted'
}

export const toSpan = ({
  offset_ms: start,
  duration_ms: lasts,
}: Pick<Recorded, 'offset_ms' | 'duration_ms'>): Span => ({ start, end: start + lasts })

/**
 * The recordings of one kind that can be played, will be, or could be until they were deleted for
 * their age.
 */
export const usable = <One extends Recorded>(
  kind: Recorded['kind'],
  recordings: readonly One[],
): One[] =>
  recordings
    .filter((one) => one.kind === kind && one.state !== 'broken')
    .toSorted((a, b) => a.offset_ms - b.offset_ms)

/** Spans in order, those that touch or overlap made one. */
export function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1)
    if (last === undefined || span.start > last.end) whole.push({ ...span })
    else last.end = Math.max(last.end, span.end)
  }
  return whole
}

export const overlap = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start))

/** How long an attempt ran, in whole seconds. The shortest attempt still shows one second. */
export const ranSeconds = (milliseconds: number): number =>
  Math.max(1, Math.floor(milliseconds / 1000))

export const sources = ['screen', 'camera', 'microphone'] as const
type Source = (typeof sources)[number]

interface Gap {
  from_ms: number
  to_ms: number
  cause: string | null
}

/** The measured coverage of one source; without a share if it was not measured. */
interface Covered {
  share: number | null
  gaps: readonly Gap[]
}

/** Less of the running time than this leaves it open what happened in it. */
export const leastShare = 0.9
export const longestUnexplainedMs = 60_000

/** Whether a source does not show enough of an attempt for there to be nothing to look at. */
export const isLacking = ({ share, gaps }: Covered): boolean =>
  share === null || share < leastShare || longestUnexplained(gaps) > longestUnexplainedMs

/** The longest of the gaps without a known cause, in milliseconds; 0 where there is none. */
export const longestUnexplained = (gaps: readonly Gap[]): number =>
  Math.max(
    0,
    ...gaps.flatMap(({ from_ms, to_ms, cause }) => (cause === null ? [to_ms - from_ms] : [])),
  )

/** The part of an arrangement that says which recordings are replaced. */
interface Arranged {
  replaced: readonly { source: 'screen' | 'camera' }[]
}

/**
 * The sources that an arrangement replaces. Sound is recorded with the camera's picture, so
 * replacing the camera replaces the microphone, too.
 */
export const replacedSources = (arrangement: Arranged | null): ReadonlySet<Source> =>
  new Set(
    (arrangement?.replaced ?? []).flatMap(({ source }): Source[] =>
      source === 'camera' ? ['camera', 'microphone'] : [source],
    ),
  )

/** Coverage as it counts: of what an arrangement replaces nothing is missing. */
export const countedCoverage = <All extends Readonly<Record<Source, Covered>>>(
  coverage: All,
  arrangement: Arranged | null,
): All => ({
  ...coverage,
  ...Object.fromEntries(
    [...replacedSources(arrangement)].map((source) => [
      source,
      { ...coverage[source], share: 1, gaps: [] },
    ]),
  ),
})

/**
 * The gaps of all sources in order. Sound is recorded with the camera's picture, so a gap in both
 * is listed once.
 */
export function gapsToTell<One extends Gap>(
  coverage: Readonly<Record<Source, { gaps: readonly One[] }>>,
): { source: Source; gap: One }[] {
  const isToldOfCamera = (gap: One) =>
    coverage.camera.gaps.some(
      (other) => other.from_ms <= gap.from_ms + 1000 && other.to_ms >= gap.to_ms - 1000,
    )
  return sources
    .flatMap((source) => coverage[source].gaps.map((gap) => ({ source, gap })))
    .filter(({ source, gap }) => source !== 'microphone' || !isToldOfCamera(gap))
    .toSorted((a, b) => a.gap.from_ms - b.gap.from_ms)
}
