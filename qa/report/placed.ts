import type { Arrow, DrawnState, Drawing } from './folding'

/** The width of a text in pixels; a test has no fonts and gives its own. */
export type Measure = (text: string, font: 'name' | 'row' | 'label') => number

export interface Point {
  x: number
  y: number
}

export interface PlacedState {
  drawn: DrawnState
  /** From the corner of the box around it. */
  x: number
  y: number
  width: number
  height: number
}

export interface PlacedArrow {
  arrow: Arrow
  lines: readonly string[]
  /** From the corner of the whole drawing. */
  points: readonly Point[]
  /** The middle of its label. */
  label: Point
}

export interface Layout {
  /** What is laid out. */
  drawing: Drawing
  width: number
  height: number
  /** Whether the arrows have room for words. */
  inWords: boolean
  states: readonly PlacedState[]
  arrows: readonly PlacedArrow[]
}
