import type { Span } from '../timeline.rules'

/** Where a moment of the attempt stands on its drawing. */
export const percent = (at: number, length: number) =>
  `${Math.min(100, Math.max(0, (at / length) * 100))}%`

/** The same of a stretch; a short one stays to be seen. */
export const place = ({ start, end }: Span, length: number) => ({
  insetInlineStart: percent(start, length),
  width: `max(2px, ${((end - start) / length) * 100}%)`,
})
