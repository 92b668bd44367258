import { getResolvedPDFJS } from 'unpdf'
import type { PDFPageProxy } from 'unpdf/pdfjs'

/**
 * One drawn glyph. `text` is in logical order within the glyph: a ligature holds several letters.
 */
export interface Glyph {
  text: string
  x: number
  /** Baseline, growing downwards. */
  y: number
  width: number
  size: number
  bold: boolean
}

type Matrix = [number, number, number, number, number, number]

interface TextState {
  ctm: Matrix
  font: string
  size: number
  leading: number
  charSpacing: number
  wordSpacing: number
  scale: number
  rise: number
}

const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
]

/**
 * Marks a glyph that draws no letter, such as the strokes that join Arabic letters in some fonts,
 * so that it is not read as a gap.
 */
const JOINER = '\u200D'

const isMatrix = (value: unknown): value is Matrix =>
  (Array.isArray(value) || value instanceof Float32Array) && value.length === 6
const asNumber = (value: unknown): number => (typeof value === 'number' ? value : 0)

interface PdfGlyph {
  unicode: string
  originalCharCode: number
  width: number
  isSpace: boolean
}
const isPdfGlyph = (value: unknown): value is PdfGlyph =>
  typeof value === 'object' &&
  value !== null &&
  'unicode' in value &&
  'originalCharCode' in value &&
  'width' in value &&
  'isSpace' in value
const getWidthScale = (font: unknown): number =>
  typeof font === 'object' &&
  font !== null &&
  'fontMatrix' in font &&
  Array.isArray(font.fontMatrix)
    ? asNumber(font.fontMatrix[0]) || 0.001
    : 0.001

/** Whether a font is a heavy one, which its name says. */
const isBold = (font: unknown): boolean =>
  typeof font === 'object' &&
  font !== null &&
  'name' in font &&
  typeof font.name === 'string' &&
  /bold|black|heavy|demi/i.test(font.name)

/**
 * The codes of an Arabic font that stand for a letter, or null where every code does. For a code
 * without a letter the library gives the character of the same number ("البريد الإل8كتروني"),
 * though it draws a stroke between letters.
 */
const getCodes = (font: unknown): ReadonlySet<number> | null => {
  if (typeof font !== 'object' || font === null || !('toUnicode' in font)) return null
  const map: unknown =
    typeof font.toUnicode === 'object' && font.toUnicode !== null && '_map' in font.toUnicode
      ? font.toUnicode._map
      : null
  if (
    !Array.isArray(map) ||
    !map.some((letter) => typeof letter === 'string' && /\p{Script=Arabic}/u.test(letter))
  )
    return null
  return new Set(map.flatMap((letter: unknown, code) => (letter === undefined ? [] : [code])))
}

/**
 * Reads the glyphs that a page draws, each with its place.
 *
 * The library's own text content turns right-to-left text around letter by letter, which swaps the
 * letters of a ligature (الآن becomes اآلن). The drawing operators still have the glyphs apart, so
 * they are read instead.
 */
export const glyphsOfPage = async (page: PDFPageProxy, limit: number): Promise<Glyph[]> => {
  const { OPS } = await getResolvedPDFJS()
  const operators = await page.getOperatorList({ annotationMode: 0 })
  const view = page.getViewport({ scale: 1 }).transform
  const glyphs: Glyph[] = []
  const stack: TextState[] = []
  const known = new Map<string, ReadonlySet<number> | null>()
  let state: TextState = {
    ctm: isMatrix(view) ? view : [1, 0, 0, -1, 0, 0],
    font: '',
    size: 0,
    leading: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    rise: 0,
  }
  let textMatrix: Matrix = [1, 0, 0, 1, 0, 0]
  let lineMatrix: Matrix = textMatrix

  const moveLine = (x: number, y: number) => {
    lineMatrix = multiply(lineMatrix, [1, 0, 0, 1, x, y])
    textMatrix = lineMatrix
  }
  const advance = (x: number) => {
    textMatrix = multiply(textMatrix, [1, 0, 0, 1, x, 0])
  }
  const show = (items: unknown) => {
    if (!Array.isArray(items)) return
    const font: unknown = page.commonObjs.has(state.font) ? page.commonObjs.get(state.font) : null
    const widthScale = getWidthScale(font)
    const bold = isBold(font)
    const codes = known.has(state.font) ? known.get(state.font) : getCodes(font)
    known.set(state.font, codes ?? null)
    for (const item of items) {
      if (typeof item === 'number') advance((-item * state.size * state.scale) / 1000)
      if (!isPdfGlyph(item)) continue
      const own = item.width * widthScale * state.size * state.scale
      const at = multiply(state.ctm, textMatrix)
      const upright = at[0] > 0 && Math.abs(at[1]) < 0.1 * at[0] && glyphs.length < limit
      if (upright) {
        glyphs.push({
          text: codes?.has(item.originalCharCode) === false ? JOINER : item.unicode || JOINER,
          x: at[4],
          y: at[5] - state.rise * Math.abs(at[3]),
          width: own * at[0],
          size: Math.abs(state.size * at[3]),
          bold,
        })
      }
      advance(own + (state.charSpacing + (item.isSpace ? state.wordSpacing : 0)) * state.scale)
    }
  }

  operators.fnArray.forEach((operator, index) => {
    const args: unknown = operators.argsArray[index]
    const [a, b] = Array.isArray(args) ? args : []
    if (operator === OPS.save || operator === OPS.paintFormXObjectBegin) stack.push({ ...state })
    if (operator === OPS.restore || operator === OPS.paintFormXObjectEnd)
      state = stack.pop() ?? state
    if (operator === OPS.transform && isMatrix(args)) state.ctm = multiply(state.ctm, args)
    if (operator === OPS.paintFormXObjectBegin && isMatrix(a)) state.ctm = multiply(state.ctm, a)
    if (operator === OPS.beginText) lineMatrix = textMatrix = [1, 0, 0, 1, 0, 0]
    if (operator === OPS.setTextMatrix) {
      const matrix = isMatrix(a) ? a : isMatrix(args) ? args : textMatrix
      lineMatrix = textMatrix = matrix
    }
    if (operator === OPS.moveText) moveLine(asNumber(a), asNumber(b))
    if (operator === OPS.setLeadingMoveText) {
      state.leading = -asNumber(b)
      moveLine(asNumber(a), asNumber(b))
    }
    if (operator === OPS.nextLine) moveLine(0, -state.leading)
    if (operator === OPS.setLeading) state.leading = -asNumber(a)
    if (operator === OPS.setFont) {
      state.font = typeof a === 'string' ? a : ''
      state.size = asNumber(b)
    }
    if (operator === OPS.setCharSpacing) state.charSpacing = asNumber(a)
    if (operator === OPS.setWordSpacing) state.wordSpacing = asNumber(a)
    if (operator === OPS.setHScale) state.scale = asNumber(a) / 100 || 1
    if (operator === OPS.setTextRise) state.rise = asNumber(a)
    if (operator === OPS.nextLineShowText || operator === OPS.nextLineSetSpacingShowText)
      moveLine(0, -state.leading)
    if (
      operator === OPS.showText ||
      operator === OPS.showSpacedText ||
      operator === OPS.nextLineShowText
    )
      show(a)
  })
  return glyphs
}
