/** How large a picture is drawn: 1 fills the width it has. */
export const LARGEST = 5

const within = (zoom: number) => Math.min(LARGEST, Math.max(1, Math.round(zoom * 100) / 100))

/** The next larger or smaller size by a button or a key. */
export const stepped = (zoom: number, direction: 1 | -1): number =>
  within(direction === 1 ? zoom * 1.25 : zoom / 1.25)

/** The size after so much of a wheel, or of two fingers on a trackpad. */
export const wheeled = (zoom: number, delta: number): number =>
  within(zoom * Math.exp(-delta * 0.005))

/** The size when two fingers that were `before` apart are `now` apart. */
export const pinched = (zoom: number, before: number, now: number): number =>
  before === 0 ? zoom : within(zoom * (now / before))

/**
 * Where to scroll so that what was at a place of the view stays there; all in pixels of one
 * direction.
 */
export const scrolled = (scroll: number, place: number, from: number, to: number): number =>
  ((scroll + place) * to) / from - place
