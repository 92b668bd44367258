import type { ResumeFailure } from '../resume-profile'

/** By how many degrees a page is turned to the right so that its lines are upright. */
export type Turn = 0 | 90 | 180 | 270

/**
 * Where a line stands: its page, from 1, and its edges as shares of the width and height of the
 * page, once it is turned.
 */
export interface LineBox {
  page: number
  /** Absent where the page stands upright. */
  turn?: Exclude<Turn, 0>
  left: number
  top: number
  right: number
  bottom: number
}

/** One line of a resume in reading order. Parts that stood apart on one row are joined by a tab. */
export interface Line {
  text: string
  /** Null where the format has no pages. */
  box: LineBox | null
  /** Height of the letters in points, or 0 where the format has none. */
  size: number
  /**
   * How far the line begins from the edge of its column, in points; 0 where the format has none.
   */
  indent: number
  /** The same for the last of the parts on its row. */
  lastIndent: number
  /** Set in heavy letters, or as a heading by the program that wrote it. */
  bold: boolean
  /** True after an empty line, a wide gap, or a change of cell. */
  gapBefore: boolean
}

export class ResumeProblem extends Error {
  constructor(readonly failure: ResumeFailure) {
    super(failure)
  }
}

const INVISIBLE =
  /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u0640]|[\uE000-\uF8FF]/g
/** What no person writes and no database keeps: control characters, and halves of characters. */
const UNWRITTEN = /[\u0000-\u0008\u000B-\u001F\u007F]|\p{Cs}/gu

/**
 * The one form in which resume text is read: compatibility forms (ligatures, Arabic presentation
 * forms, wide letters) replaced by plain letters, digits Western, direction marks, stretching and
 * private-use signs removed.
 */
export const normaliseText = (text: string): string =>
  text
    .normalize('NFKC')
    // Between dates and spaces the stroke that stretches a word is typed for a dash.
    .replace(/(?<=[\s\p{Nd}])\u0640+(?=[\s\p{Nd}])/gu, '-')
    // NFKC writes a lone mark with a space before it; the mark belongs to the letter before.
    .replace(/ (?=[\u064B-\u0652])/g, '')
    .replace(INVISIBLE, '')
    .replace(UNWRITTEN, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[^\S\n\t]+/g, ' ')

/** Before a line that is set in heavy letters; no file's own text keeps this character. */
export const BOLD = '\u0002'

/** Lines from text that has line breaks but no positions. */
export const getLines = (text: string): Line[] => {
  let gapBefore = false
  const apart = text
    .replace(/\r\n?|[\u2028\u2029\f\v]/g, '\n')
    .replace(/[ \u00A0]{3,}/g, '\t')
    // A table may be drawn with lines that are letters, or with dots that lead to a value.
    .replace(/^ *[│┃║] *| *[│┃║] *$/gmu, '')
    .replace(/ *(?:[│┃║]|\.{4,}) */gu, '\t')
  return apart.split('\n').flatMap((written) => {
    const bold = written.trimStart().startsWith(BOLD)
    const raw = normaliseText(written)
    const trimmed = raw.replace(/ *\t[\t ]*/g, '\t').trim()
    if (!trimmed) {
      gapBefore = true
      return []
    }
    const line = { text: trimmed, box: null, size: 0, indent: 0, lastIndent: 0, bold, gapBefore }
    gapBefore = false
    return [line]
  })
}
