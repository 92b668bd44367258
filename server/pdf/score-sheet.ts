import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

/** Everything a PDF of scores says, already in its language. */
export interface ScoreSheet {
  lang: 'en' | 'ar'
  title: string
  brand: string
  facts: { label: string; value: string }[]
  /** What is to be known before reading the scores. */
  note?: string
  /**
   * Where there is one score over all, it is passed or failed, and so is each; without one a score
   * is neither good nor bad.
   */
  overall?: { label: string; value: string; verdict: string; score: number | null }
  scores: {
    name: string
    value: string
    score: number | null
    lines: string[]
    table?: SheetTable
  }[]
  /** What the scores rest on. */
  sections?: { title: string; entries: SheetEntry[] }[]
  madeOn: string
}

/** A sheet with how its pages are numbered: "Page {page} of {pages}". */
export type NumberedSheet = ScoreSheet & { pageLabel: string }

/** Figures in columns below their heads; the first column is names. */
export interface SheetTable {
  heads: string[]
  rows: string[][]
}

export interface SheetEntry {
  head?: string
  lines: SheetLine[]
}

export interface SheetLine {
  /** Beside the text, at the side where it begins. */
  label?: string
  text: string
  /**
   * Words of people or of assessed content, which keep their own direction whatever the sheet's.
   */
  own?: boolean
}

const require = createRequire(import.meta.url)
const fonts = [
  require.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
  require.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
  require.resolve('@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf'),
  require.resolve('@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf'),
]

/**
 * The input for Typst. It writes an Arabic line in pieces that end at spaces, the last piece first,
 * so text that pdf.js copies, as in Firefox, would begin at its end. Another space character of the
 * same width ends no piece; it also breaks lines, and is found and copied as a space. Fonts draw
 * both with one glyph, so a sheet with Arabic uses the other one everywhere.
 */
function toInput(sheet: NumberedSheet): string {
  const said = JSON.stringify(sheet)
  return /\p{Script=Arabic}/u.test(said) ? said.replaceAll(' ', '\u2005') : said
}

/**
 * The bytes of the PDF, right to left for Arabic. It is tagged as PDF/UA-1 asks, so that a screen
 * reader finds its headings, tables and language. @throws an error with what Typst says, where the
 * sheet cannot be set that way
 */
export function renderSheet(sheet: NumberedSheet): Buffer {
  const compiler = NodeCompiler.create({
    fontArgs: [{ fontBlobs: fonts.map((file) => readFileSync(file)) }],
  })
  const compiled = compiler.compile({
    mainFileContent: readFileSync(new URL('./score-sheet.typ', import.meta.url), 'utf8'),
    inputs: { sheet: toInput(sheet) },
  })
  if (compiled.result === null)
    throw new Error(
      `The sheet was not set: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`,
    )
  return compiler.pdf(compiled.result, { pdfStandard: 'ua-1' })
}
