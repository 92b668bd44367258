import { getResolvedPDFJS } from 'unpdf'
import type { PDFPageProxy } from 'unpdf/pdfjs'
import type { Glyph } from './glyphs'
import { openToDraw, type PagePicture, pictureOfPage } from './page-picture'
import { openRecogniser, type Recogniser } from './recogniser'
import { isBlank, isUneven } from './picture'
import type { Turn } from './text'
import {
  glyphsOfWords,
  isDoubtfulPage,
  isSideways,
  isWorthReadingAsArabic,
  isWorthReadingForYears,
  sureWords,
  withArabic,
  withYears,
  type Word,
} from './words'

/**
 * The most pages to recognise. A resume has one to three; further pages are mostly certificates.
 */
const MAX_PAGES = 6
/**
 * No page is begun after this time, and none may take longer than `PAGE_MS`: together they take
 * less time than the worker has.
 */
const BEGIN_WITHIN_MS = 30_000
const PAGE_MS = 55_000
/** A picture of fewer points is a logo or a portrait. */
const MIN_POINTS = 300_000

/** A page with few letters, of which there may be more in its pictures. */
export interface UnreadPage {
  number: number
  letters: number
  /** The page has text without readable letters, so anything seen there was written by a person. */
  isWritten: boolean
}

/** What was recognised on a page. */
export interface SeenPage {
  glyphs: Glyph[]
  /** How far the page was turned to be read; the letters are where it then shows them. */
  turn: Turn
}

/**
 * The letters recognised on pages without readable text, by page number. A page without any certain
 * letter is left out. `onProgress` gets the finished share of the work.
 */
export const recognisePages = async (
  bytes: Uint8Array,
  unread: readonly UnreadPage[],
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Map<number, SeenPage>> => {
  const found = new Map<number, SeenPage>()
  const document = await openToDraw(bytes)
  const begun = performance.now()
  let recogniser: Recogniser | undefined
  let done = 0
  const most = unread.slice(0, MAX_PAGES)
  try {
    for (const [index, { number, letters, isWritten }] of most.entries()) {
      signal?.throwIfAborted()
      if (performance.now() - begun > BEGIN_WITHIN_MS) break
      done = index / most.length
      const page = await document.getPage(number)
      if (!isWritten && letters > 0 && !(await holdsPicture(page))) continue
      const picture = await pictureOfPage(page)
      if (isBlank(picture)) continue
      onProgress(done)
      recogniser ??= await openRecogniser((share) => onProgress(done + share / most.length / 2))
      signal?.throwIfAborted()
      const reading = isWritten
        ? readAsShown(recogniser, picture)
        : readUpright(recogniser, page, picture)
      const seen = await withinTime(reading, signal)
      page.cleanup()
      if (seen === null) break
      const { words, turn } = seen
      if (!isWritten && isDoubtfulPage(words)) continue
      found.set(number, { glyphs: glyphsOfWords(sureWords(words), picture.scale), turn })
    }
    return found
  } finally {
    await recogniser?.close()
    await document.destroy()
  }
}

interface Reading {
  words: Word[]
  turn: Turn
}

const readAsShown = async (recogniser: Recogniser, picture: PagePicture): Promise<Reading> => {
  const words = await recogniser.words(picture, toReading(picture))
  return { words: await refine(recogniser, picture, words), turn: 0 }
}

/**
 * The words of a page of which only a picture is known. One that lies on its side is turned to the
 * left, or else to the right, and one that gives few sure words is read once more upside down.
 */
const readUpright = async (
  recogniser: Recogniser,
  page: PDFPageProxy,
  picture: PagePicture,
): Promise<Reading> => {
  const words = await recogniser.words(picture, toReading(picture))
  const isOnItsSide = isSideways(words)
  const asShown = isOnItsSide ? [] : await refine(recogniser, picture, words)
  if (!isOnItsSide && !isDoubtfulPage(asShown)) return { words: asShown, turn: 0 }
  for (const turn of isOnItsSide ? ([270, 90] as const) : ([180] as const)) {
    const turned = await pictureOfPage(page, turn)
    const found = await recogniser.words(turned, toReading(turned))
    // The wrong way round its letters stand on their heads, and few are sure.
    if (isDoubtfulPage(found) || isSideways(found)) continue
    return { words: await refine(recogniser, turned, found), turn }
  }
  return { words: asShown, turn: 0 }
}

const toReading = (picture: PagePicture) =>
  ({ languages: 'ara+eng', uneven: isUneven(picture) }) as const

/** Words of an Arabic page with what one language alone reads better. */
const refine = async (
  recogniser: Recogniser,
  picture: PagePicture,
  words: Word[],
): Promise<Word[]> => {
  const { uneven } = toReading(picture)
  const inArabic = isWorthReadingAsArabic(words)
    ? withArabic(words, await recogniser.words(picture, { languages: 'ara', uneven }))
    : words
  return isWorthReadingForYears(inArabic)
    ? withYears(inArabic, await recogniser.words(picture, { languages: 'eng', uneven }))
    : inArabic
}

/** Null where it takes too long. */
const withinTime = async <Answer>(
  work: Promise<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer | null> => {
  let timer: NodeJS.Timeout | undefined
  let onAbort: (() => void) | undefined
  try {
    return await new Promise<Answer | null>((resolve, reject) => {
      timer = setTimeout(() => resolve(null), PAGE_MS)
      onAbort = () => reject(signal?.reason)
      signal?.addEventListener('abort', onAbort)
      work.then(resolve, reject)
    })
  } finally {
    clearTimeout(timer)
    if (onAbort) signal?.removeEventListener('abort', onAbort)
  }
}

/** Whether a page shows pictures large enough to hold a text. */
const holdsPicture = async (page: PDFPageProxy): Promise<boolean> => {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const points = fnArray.reduce((sum, operator, index) => {
    const args: unknown = argsArray[index]
    if (operator === OPS.paintImageXObject && Array.isArray(args))
      return sum + Number(args[1]) * Number(args[2])
    const [first]: { width?: number; height?: number }[] = Array.isArray(args) ? args : []
    return operator === OPS.paintInlineImageXObject || operator === OPS.paintImageMaskXObject
      ? sum + (first?.width ?? 0) * (first?.height ?? 0)
      : sum
  }, 0)
  return points >= MIN_POINTS
}
