import { getDocumentProxy } from 'unpdf'
import type { PDFDocumentProxy } from 'unpdf/pdfjs'
import './node-20'
import { toKind } from './bidi'
import { toHeading } from '../read/headings'
import { withWholeCells } from './cells'
import { splitRegions } from './columns'
import type { Region, Row } from './columns'
import { glyphsOfPage } from './glyphs'
import type { Glyph } from './glyphs'
import type { SeenPage, UnreadPage } from './recognise-pages'
import { toRows } from './rows'
import { ResumeProblem } from './text'
import type { Line, LineBox, Turn } from './text'

const MAX_PAGES = 40
const MAX_GLYPHS = 400_000

/** A page with fewer letters may be a picture of one, with a stamp of the program that made it. */
const FEW_LETTERS = 60

export interface PdfOptions {
  signal?: AbortSignal | undefined
  /** Where the letters of pages without a text come from; without it they are left out. */
  recognise?:
    ((unread: readonly UnreadPage[]) => Promise<ReadonlyMap<number, SeenPage>>) | undefined
}

/** The lines of a PDF in reading order, and whether some of them were seen in pictures. */
export const readPdf = async (
  bytes: Uint8Array,
  { signal, recognise }: PdfOptions = {},
): Promise<{ lines: Line[]; fromPicture: boolean }> => {
  const written = await readPages(bytes, signal)
  const unread = written.flatMap(({ number, glyphs }) => {
    const [letters, isWritten] = [lettersIn(glyphs), isDotless(glyphs)]
    return letters < FEW_LETTERS || isWritten ? [{ number, letters, isWritten }] : []
  })
  const seen = unread.length > 0 ? await recognise?.(unread) : undefined
  let fromPicture = false
  const pages = written.map((page) => {
    const { glyphs: found, turn = 0 } = seen?.get(page.number) ?? {}
    const isMore = found !== undefined && lettersIn(found) > lettersIn(page.glyphs)
    const isRight = found !== undefined && isDotless(page.glyphs) && lettersIn(found) > 0
    if (!isMore && !isRight) return page
    fromPicture = true
    return { ...turned(page, turn), glyphs: isRight ? withArabicFrom(found, page.glyphs) : found }
  })
  const base = getDirection(pages)
  const lines = inReadingOrder(
    pages.map((page) => ({ page, regions: splitRegions(toRows(page.glyphs, base), base) })),
    base,
  )
  return { lines, fromPicture }
}

const turned = (page: Page, turn: Turn): Page =>
  turn % 180 === 0 ? { ...page, turn } : { ...page, turn, width: page.height, height: page.width }

/** The bodies of Arabic letters without their dots, which no language is written with. */
const DOTLESS = /[\u066E\u066F\u06A1]/u
const ARABIC_LETTER = /(?!\p{Nd})\p{Script=Arabic}/u

/**
 * Whether the font draws dots as glyphs of their own, as Noto Naskh Arabic does: the text of the
 * page then has neither the dots nor most of the letters below and above them.
 */
const isDotless = (glyphs: readonly Glyph[]): boolean => {
  const arabic = glyphs.filter(({ text }) => ARABIC_LETTER.test(text))
  const dotless = arabic.filter(({ text }) => DOTLESS.test(text)).length
  return dotless >= 3 && dotless >= arabic.length / 100
}

/** Arabic letters as they were seen, and digits and Latin letters as they are written. */
const withArabicFrom = (seen: readonly Glyph[], written: readonly Glyph[]): Glyph[] => [
  ...seen.filter(({ text }) => ARABIC_LETTER.test(text)),
  ...written.filter(({ text }) => !ARABIC_LETTER.test(text) && !/\p{M}/u.test(text)),
]

const lettersIn = (glyphs: readonly Glyph[]): number =>
  glyphs.filter(({ text }) => /[\p{L}\p{Nd}]/u.test(text)).length

/** What is written on each page. Pictures are not decoded. */
const readPages = async (bytes: Uint8Array, signal?: AbortSignal): Promise<Page[]> => {
  const document = await open(bytes)
  try {
    if (document.numPages > MAX_PAGES) throw new ResumeProblem('resume_too_complex')
    const pages: Page[] = []
    let left = MAX_GLYPHS
    for (let number = 1; number <= document.numPages; number += 1) {
      signal?.throwIfAborted()
      const page = await document.getPage(number)
      const glyphs = await glyphsOfPage(page, left)
      const { width, height } = page.getViewport({ scale: 1 })
      left -= glyphs.length
      if (left <= 0) throw new ResumeProblem('resume_too_complex')
      pages.push({ number, width, height, glyphs, turn: 0 })
      page.cleanup()
    }
    return pages
  } finally {
    await document.destroy()
  }
}

const open = async (bytes: Uint8Array): Promise<PDFDocumentProxy> => {
  try {
    // The library takes the buffer over, so it gets a copy. An image above one pixel is left
    // undecoded. With the extra properties a font says which of its glyphs are letters.
    return await getDocumentProxy(Uint8Array.from(bytes), {
      maxImageSize: 1,
      verbosity: 0,
      stopAtErrors: false,
      fontExtraProperties: true,
    })
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    throw new ResumeProblem(name === 'PasswordException' ? 'resume_encrypted' : 'resume_broken')
  }
}

/** A page in points, turned as it is read, and what is written on it. */
interface Page {
  number: number
  width: number
  height: number
  glyphs: Glyph[]
  turn: Turn
}

const getDirection = (pages: readonly Page[]): 'ltr' | 'rtl' => {
  let balance = 0
  for (const glyph of pages.flatMap(({ glyphs }) => glyphs)) {
    const kind = toKind(glyph.text)
    balance += kind === 'rtl' ? 1 : kind === 'ltr' ? -1 : 0
  }
  return balance > 0 ? 'rtl' : 'ltr'
}

/**
 * Columns of neighbouring pages are joined: first all of the side column, then all of the main one.
 */
const inReadingOrder = (
  pages: readonly { page: Page; regions: Region[] }[],
  base: 'ltr' | 'rtl',
): Line[] => {
  const out: Line[] = []
  let open: { gutter: number; main: Line[] } | null = null
  const flush = () => {
    if (open) out.push(...open.main)
    open = null
  }
  for (const { page, regions } of pages) {
    const linesOfBlocks = (blocks: readonly Row[][]) =>
      blocks.flatMap((rows) => linesOfRows(rows, base, page))
    regions.forEach((region, index) => {
      if (region.kind === 'full') {
        flush()
        out.push(...linesOfRows(region.rows, base, page))
        return
      }
      const continues = open !== null && index === 0 && Math.abs(open.gutter - region.gutter) < 25
      if (!continues) flush()
      const main = linesOfBlocks(region.main)
      // What the main column says above its first heading (often the name) comes before the side
      // column.
      const lead = continues
        ? 0
        : Math.max(
            0,
            main.findIndex((line) => toHeading(line.text)),
          )
      out.push(...main.slice(0, lead), ...linesOfBlocks(region.side))
      open = { gutter: region.gutter, main: [...(open?.main ?? []), ...main.slice(lead)] }
    })
  }
  flush()
  return out
}

/**
 * Whether rows are aligned left rather than right, as Arabic is in a document without a set
 * direction.
 */
const isFlushLeft = (rows: readonly Row[]): boolean => {
  const ends = rows.map((row) => ({
    left: Math.min(...row.segments.map((s) => s.left)),
    right: Math.max(...row.segments.map((s) => s.right)),
  }))
  const [left, right] = [
    Math.min(...ends.map((end) => end.left)),
    Math.max(...ends.map((end) => end.right)),
  ]
  return (
    ends.filter((end) => end.left - left < 3).length >
    2 * ends.filter((end) => right - end.right < 3).length
  )
}

/**
 * From which distance of two rows there is a gap between them: half again as much as is usual, and
 * twice the letters' height where rows do not stand wide apart throughout.
 */
const getLeastGap = (usual: number, size: number): number =>
  usual > 1.5 * size ? 1.45 * usual : Math.min(2.1 * size, 1.45 * usual || Infinity)

const linesOfRows = (written: readonly Row[], base: 'ltr' | 'rtl', page: Page): Line[] => {
  const rows = withWholeCells(written)
  const measureIndents = indentsIn(rows, base === 'ltr' || isFlushLeft(rows) ? 'ltr' : 'rtl')
  const pitches = rows.slice(1).map((row, index) => row.y - (rows[index]?.y ?? 0))
  const usual = pitches.toSorted((a, b) => a - b)[Math.floor(pitches.length / 2)] ?? 0
  return rows.map((row, index) => {
    const size = Math.max(...row.segments.map((s) => s.size))
    const above = rows[index - 1]
    const ordered = base === 'rtl' ? row.segments.toReversed() : row.segments
    return {
      text: ordered.map((s) => s.text).join('\t'),
      box: toBox(row, size, page),
      size,
      ...measureIndents(row),
      bold: row.segments.every((s) => s.bold),
      gapBefore: above ? row.y - above.y > getLeastGap(usual, size) : true,
    }
  })
}

/** Nearer to the edge a row begins at it. */
const FLUSH = 3

/**
 * How far the first and the last part of a row begin from the edge. A row of one part in the other
 * direction begins at the other edge.
 */
export const indentsIn = (rows: readonly Row[], base: 'ltr' | 'rtl') => {
  const segments = rows.flatMap((row) => row.segments)
  const [left, right] = [
    Math.min(...segments.map((s) => s.left)),
    Math.max(...segments.map((s) => s.right)),
  ]
  return (row: Row): { indent: number; lastIndent: number } => {
    const [only] = row.segments
    const own = row.segments.length === 1 && only ? getLetterDirection(only.text) : null
    const fromEdge = (direction: 'ltr' | 'rtl') =>
      row.segments.map((s) => (direction === 'ltr' ? s.left - left : right - s.right))
    // In a document in both languages all of it may be flush with one edge.
    const isFlush = Math.min(...fromEdge(base)) < FLUSH
    const indents = fromEdge(isFlush ? base : (own ?? base))
    return { indent: Math.min(...indents), lastIndent: Math.max(...indents) }
  }
}

/** The direction of most letters of a text; null where it has as many of both, or none. */
const getLetterDirection = (text: string): 'ltr' | 'rtl' | null => {
  const kinds = [...text].map(toKind)
  const balance =
    kinds.filter((kind) => kind === 'ltr').length - kinds.filter((kind) => kind === 'rtl').length
  return balance > 0 ? 'ltr' : balance < 0 ? 'rtl' : null
}

/** A letter reaches about a quarter of its height below the line it stands on. */
const DESCENT = 0.25

/** The room of a row on its page; what is drawn over the edge is cut there. */
const toBox = ({ segments, y }: Row, size: number, page: Page): LineBox => {
  const share = (value: number, whole: number) =>
    Math.round(Math.min(1, Math.max(0, value / whole)) * 10_000) / 10_000
  return {
    page: page.number,
    ...(page.turn === 0 ? {} : { turn: page.turn }),
    left: share(Math.min(...segments.map((s) => s.left)), page.width),
    top: share(y - size, page.height),
    right: share(Math.max(...segments.map((s) => s.right)), page.width),
    bottom: share(y + DESCENT * size, page.height),
  }
}
