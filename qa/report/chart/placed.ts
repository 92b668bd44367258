import type { Arrow, DrawnState, Drawing } from './folding'

/** The width of a text in pixels. Tests have no fonts, so they provide their own measure. */
export type Measure = (text: string, font: 'name' | 'row' | 'label') => number

export interface Point {
  x: number
  y: number
}

export interface PlacedState {
  drawn: DrawnState
  /** The position relative to the corner of the box around it. */
  x: number
  y: number
  width: number
  height: number
}

export interface PlacedArrow {
  arrow: Arrow
  lines: readonly string[]
  /** Points relative to the corner of the whole drawing. */
  points: readonly Point[]
  /** The middle of its label. */
  label: Point
}

export interface Layout {
  drawing: Drawing
  width: number
  height: number
  /** Whether the arrows have room for labels. */
  inWords: boolean
  states: readonly PlacedState[]
  arrows: readonly PlacedArrow[]
}
