/** Milliseconds from an attempt's start. */
export interface Span {
  start: number
  end: number
}

/** One recording of an attempt, as a report tells of it. */
export interface Recorded {
  kind: 'screen' | 'camera'
  offset_ms: number
  duration_ms: number
  state: 'processing' | 'ready' | 'broken' | 'deleted'
}

export const spanOf = ({
  offset_ms: start,
  duration_ms: lasts,
}: Pick<Recorded, 'offset_ms' | 'duration_ms'>): Span => ({ start, end: start + lasts })

/** What of one kind can be played, will be, or could be until it was deleted for its age. */
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

/** Percent of an attempt of `ran` milliseconds that these spans, which do not overlap, cover. */
export function shareOf(covered: readonly Span[], ran: number): number {
  const recorded = covered.reduce((sum, span) => sum + overlap(span, { start: 0, end: ran }), 0)
  return Math.min(100, (recorded / ran) * 100)
}
