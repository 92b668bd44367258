import { useEffect, useRef } from 'react'

/** How much of an end fades out where more follows. */
const fade = '48px'

/**
 * A line that is longer than the screen and moves sideways: it fades out at the end, or the ends,
 * where more of it follows.
 */
export const sideScrollCss = {
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // An element that takes the focus is scrolled clear of the faded ends.
  scrollPaddingInline: fade,
  '--toward-end': 'to right',
  _rtl: { '--toward-end': 'to left' },
  '--before': '0px',
  '--after': '0px',
  '&[data-before]': { '--before': fade },
  '&[data-after]': { '--after': fade },
  '&:is([data-before], [data-after])': {
    maskImage:
      'linear-gradient(var(--toward-end), transparent, #000 var(--before), #000 calc(100% - var(--after)), transparent)',
  },
} as const

/**
 * Moves the place that is chosen into the middle of such a line, the page is not moved, and marks
 * the ends after which more follows.
 */
export function useSideScroll<Line extends HTMLElement>(chosen: string | undefined, place: string) {
  const line = useRef<Line>(null)
  useEffect(() => {
    const [box, at] = [line.current, line.current?.querySelector(place)]
    if (box === null || !at || box.scrollWidth <= box.clientWidth) return
    const [outer, inner] = [box.getBoundingClientRect(), at.getBoundingClientRect()]
    box.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [chosen, place])
  useEffect(() => {
    const box = line.current
    if (box === null) return undefined
    const mark = () => markEnds(box)
    mark()
    box.addEventListener('scroll', mark, { passive: true })
    // Its places grow too: with a number beside a name, and when the letters have come.
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(mark)
    for (const each of [box, ...box.querySelectorAll('li, [role=tab]')]) sizes?.observe(each)
    return () => {
      box.removeEventListener('scroll', mark)
      sizes?.disconnect()
    }
  }, [])
  return line
}

/**
 * What rounding leaves: where a place is a fraction of a pixel wide, a line can end a pixel early,
 * and in Arabic begin one too late.
 */
const rounding = 2

/** In Arabic a line is moved by less than nothing. */
function markEnds(line: HTMLElement) {
  const before = Math.abs(line.scrollLeft)
  line.toggleAttribute('data-before', before >= rounding)
  line.toggleAttribute('data-after', line.scrollWidth - line.clientWidth - before >= rounding)
}
