import { toKind, logicalText } from './bidi'
import type { Atom } from './bidi'
import type { Glyph } from './glyphs'
import { normaliseText } from './text'

/** A run of text in one row of a page, separate from the rest of the row. */
export interface Segment {
  text: string
  left: number
  right: number
  y: number
  size: number
  bold: boolean
}

const STRETCH = /^\u0640+$/u
/** Whether a stroke that stretches a word touches none, so that it was typed for a dash. */
const isDash = (stroke: Glyph, others: readonly (Glyph | undefined)[]): boolean =>
  STRETCH.test(stroke.text) &&
  others.every((other) => {
    if (!other || !/[\p{L}\p{M}]/u.test(other.text)) return true
    const gap = Math.max(other.x - stroke.x - stroke.width, stroke.x - other.x - other.width)
    return gap > 0.1 * stroke.size && !STRETCH.test(other.text)
  })
const isMark = (glyph: Glyph): boolean => /^\p{Mn}+$/u.test(normaliseText(glyph.text).trim())
const centre = (glyph: Glyph): number => glyph.x + glyph.width / 2

/** Groups a page's glyphs into rows of segments, from top to bottom and left to right. */
export const toRows = (glyphs: readonly Glyph[], base: 'ltr' | 'rtl'): Segment[][] => {
  const rows: RowOfGlyphs[] = []
  // Vowel marks stand above or below their letters' baseline, also those without a character of
  // their own, so the rows are made of letters first.
  const isBeside = (glyph: Glyph) => isMark(glyph) || normaliseText(glyph.text) === ''
  const [letters, marks] = [glyphs.filter((glyph) => !isBeside(glyph)), glyphs.filter(isBeside)]
  for (const glyph of letters.toSorted((a, b) => a.y - b.y)) {
    const row = rows.findLast(
      (r) => Math.abs(r.y - glyph.y) < 0.4 * Math.max(Math.min(r.size, glyph.size), 1),
    )
    if (!row) rows.push({ y: glyph.y, size: glyph.size, glyphs: [glyph] })
    else {
      row.glyphs.push(glyph)
      row.size = Math.max(row.size, glyph.size)
    }
  }
  for (const mark of marks) findRowOfMark(mark, rows)?.glyphs.push(mark)
  return rows
    .toSorted((a, b) => a.y - b.y)
    .map((row) => toSegments(row.glyphs, base))
    .filter((row) => row.length > 0)
}

interface RowOfGlyphs {
  y: number
  size: number
  glyphs: Glyph[]
}

/** Letters of the mark's own height hold it from further away than smaller ones on the next row. */
const findRowOfMark = (mark: Glyph, rows: readonly RowOfGlyphs[]): RowOfGlyphs | undefined => {
  const within = (share: number) => (row: RowOfGlyphs) =>
    Math.abs(row.y - mark.y) < share * row.size &&
    row.glyphs.some((glyph) => Math.abs(glyph.x - mark.x) < 2 * row.size)
  const own = rows.filter(({ size }) => Math.abs(size - mark.size) < 0.5)
  return own.find(within(0.7)) ?? own.find(within(0.85)) ?? rows.find(within(0.7))
}

const toSegments = (glyphs: readonly Glyph[], base: 'ltr' | 'rtl'): Segment[] => {
  const sorted = glyphs.toSorted((a, b) => a.x - b.x)
  const letters = withoutDoubles(sorted.filter((glyph) => glyph.text.trim()))
  const spaces = sorted.filter((glyph) => !glyph.text.trim() && glyph.width > 0.05 * glyph.size)
  const wide = spacedThreshold(letters)
  const segments: Glyph[][] = []
  let previous: Glyph | undefined
  for (const glyph of letters) {
    const current = segments.at(-1)
    const gap = previous ? glyph.x - (previous.x + previous.width) : 0
    if (!current || (previous && gap > 1.2 * Math.max(previous.size, glyph.size) && gap > 2 * wide))
      segments.push([glyph])
    else current.push(glyph)
    if (!previous || glyph.x + glyph.width > previous.x + previous.width) previous = glyph
  }
  return segments.flatMap((segment) => toSegment(segment, spaces, wide, base) ?? [])
}

/**
 * Bold drawn by printing twice gives every letter twice in almost one place. The strokes that
 * stretch an Arabic word are as close to each other, and each takes its room.
 */
const withoutDoubles = (glyphs: readonly Glyph[]): Glyph[] =>
  glyphs.filter(
    (glyph, i) =>
      normaliseText(glyph.text) === '' ||
      !glyphs
        .slice(Math.max(0, i - 3), i)
        .some(
          (other) =>
            other.text === glyph.text &&
            Math.abs(other.x - glyph.x) < 0.12 * glyph.size &&
            Math.abs(other.y - glyph.y) < 0.12 * glyph.size,
        ),
  )

/**
 * The gap that counts as a space. Letter-spaced headings have wide gaps everywhere, so the usual
 * gap is added.
 */
const spacedThreshold = (letters: readonly Glyph[]): number => {
  const gaps = letters
    .slice(1)
    .map((glyph, i) => Math.max(0, glyph.x - ((letters[i]?.x ?? 0) + (letters[i]?.width ?? 0))))
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  const size = letters[0]?.size ?? 10
  return 0.16 * size + 1.4 * usual
}

const toSegment = (
  glyphs: Glyph[],
  spaces: readonly Glyph[],
  wide: number,
  base: 'ltr' | 'rtl',
): Segment | null => {
  const atoms: Atom[] = []
  let end = -Infinity
  const ordered = marksAfterLetters(glyphs)
  for (const [at, glyph] of ordered.entries()) {
    const beside = [ordered[at - 1], ordered[at + 1]]
    const written = isDash(glyph, beside) ? '-' : normaliseText(glyph.text).trim()
    const mark = isMark(glyph)
    const spaced =
      !mark &&
      end > -Infinity &&
      (glyph.x - end > wide ||
        spaces.some((s) => centre(s) > end - 0.1 * s.size && centre(s) < glyph.x + 0.1 * s.size))
    if (spaced) atoms.push({ text: ' ', kind: 'neutral' })
    if (!mark) end = Math.max(end, glyph.x + glyph.width)
    // A stroke between letters takes its room and says nothing.
    if (!written) continue
    const last = atoms.at(-1)
    if (mark && last) last.text += written
    else atoms.push({ text: written, kind: toKind(written) })
  }
  const counts = { rtl: 0, ltr: 0 }
  for (const { kind } of atoms) if (kind === 'rtl' || kind === 'ltr') counts[kind] += 1
  // In an Arabic document a row without Latin letters runs from the right, and so does a row that
  // has any Arabic.
  const direction =
    base === 'rtl'
      ? counts.rtl > 0 || counts.ltr === 0
        ? 'rtl'
        : 'ltr'
      : counts.rtl > counts.ltr
        ? 'rtl'
        : 'ltr'
  const text = normaliseText(logicalText(atoms, direction)).replace(/ +/g, ' ').trim()
  const first = glyphs[0]
  if (!text || !first) return null
  return {
    text,
    left: Math.min(...glyphs.map((g) => g.x)),
    right: Math.max(...glyphs.map((g) => g.x + g.width)),
    y: first.y,
    size: Math.max(...glyphs.map((g) => g.size)),
    bold: 2 * glyphs.filter((g) => g.bold).length > glyphs.length,
  }
}

/** A vowel mark has no width of its own: it goes right after the letter whose middle is nearest. */
const marksAfterLetters = (glyphs: readonly Glyph[]): Glyph[] => {
  const letters = glyphs.filter((glyph) => !isMark(glyph))
  const marks = glyphs.filter(isMark)
  if (!marks.length) return letters
  const owner = new Map<Glyph, Glyph[]>()
  for (const mark of marks) {
    const nearest = letters.reduce<Glyph | undefined>(
      (best, letter) =>
        !best || Math.abs(centre(letter) - centre(mark)) < Math.abs(centre(best) - centre(mark))
          ? letter
          : best,
      undefined,
    )
    if (nearest) owner.set(nearest, [...(owner.get(nearest) ?? []), mark])
  }
  return letters.flatMap((letter) => [letter, ...(owner.get(letter) ?? [])])
}
