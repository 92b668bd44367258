// Said here as well, because tsx, which runs the server in development, reads no project but the one
// at the root, and that has no options.
/** @jsxRuntime automatic */
import { createRequire } from 'node:module'
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'

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
  /** What stands behind the scores. */
  sections?: { title: string; entries: SheetEntry[] }[]
  madeOn: string
}

/** A sheet with how its pages are numbered: "Page {page} of {pages}". */
export type NumberedSheet = ScoreSheet & { pageOf: string }

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
const fontFile = (name: string) => require.resolve(`@fontsource/${name}`)
const weights = [400, 600] as const
Font.register({
  family: 'Latin',
  fonts: weights.map((fontWeight) => ({
    src: fontFile(`ibm-plex-sans/files/ibm-plex-sans-latin-${fontWeight}-normal.woff`),
    fontWeight,
  })),
})
Font.register({
  family: 'Arabic',
  fonts: weights.map((fontWeight) => ({
    src: fontFile(
      `ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${fontWeight}-normal.woff`,
    ),
    fontWeight,
  })),
})
/** A word longer than any that is one: an address, or keys held down. */
const endless = 30
// A word is never broken: Arabic has no hyphens, and English here is short lines. What would run
// out of the page breaks anywhere; the empty parts are places to break without a hyphen.
Font.registerHyphenationCallback((word) =>
  word.length > endless ? [...word].flatMap((letter) => [letter, '']) : [word],
)

const colours = {
  ink: '#1d2733',
  soft: '#5b6875',
  line: '#d9dee4',
  track: '#eef1f4',
  danger: '#b3261e',
  warning: '#9a6700',
  success: '#1a7f4b',
  plain: '#0f6e74',
}

/** Under 50 danger, 50 to 70 warning, over 70 success (section 5). */
const toBand = (score: number | null) =>
  score === null
    ? colours.soft
    : score < 50
      ? colours.danger
      : score <= 70
        ? colours.warning
        : colours.success

const styles = StyleSheet.create({
  page: {
    paddingVertical: 48,
    paddingHorizontal: 52,
    fontSize: 10,
    color: colours.ink,
    lineHeight: 1.5,
  },
  brand: { fontSize: 10, color: colours.soft },
  title: { fontSize: 22, fontWeight: 600, marginBottom: 14 },
  fact: { marginBottom: 2 },
  note: {
    marginTop: 12,
    marginBottom: 18,
    paddingVertical: 10,
    borderTopWidth: 1,
    borderBottomWidth: 1,
    borderColor: colours.line,
  },
  overall: {
    marginTop: 16,
    marginBottom: 20,
    paddingVertical: 12,
    borderTopWidth: 1,
    borderBottomWidth: 1,
    borderColor: colours.line,
  },
  big: { fontSize: 20, fontWeight: 600 },
  score: { marginBottom: 14 },
  name: { fontSize: 12, fontWeight: 600 },
  track: { height: 6, backgroundColor: colours.track, marginVertical: 4, borderRadius: 3 },
  bar: { height: 6, borderRadius: 3 },
  line: { color: colours.soft, marginTop: 1 },
  row: { borderBottomWidth: 0.5, borderColor: colours.line, paddingVertical: 1 },
  headRow: { color: colours.soft, fontSize: 9 },
  figure: { width: 56 },
  section: {
    fontSize: 14,
    fontWeight: 600,
    marginTop: 18,
    marginBottom: 6,
    paddingTop: 10,
    borderTopWidth: 1,
    borderColor: colours.line,
  },
  entry: { marginBottom: 10 },
  head: { fontSize: 10, fontWeight: 600, marginBottom: 1 },
  label: { width: 104, color: colours.soft },
  said: { flex: 1 },
  // From the top of A4, 842 high: what is laid out for each page anew does not find its bottom.
  foot: { position: 'absolute', top: 804, left: 52, right: 52, fontSize: 8, color: colours.soft },
})

/** Sets the PDF, right to left for Arabic. */
export function renderSheet(sheet: NumberedSheet): Promise<Buffer> {
  const rtl = sheet.lang === 'ar'
  const colourOf = sheet.overall === undefined ? () => colours.plain : toBand
  const run = runOf(rtl)
  const row = {
    flexDirection: rtl ? 'row-reverse' : 'row',
    justifyContent: 'space-between',
  } as const
  return renderToBuffer(
    <Document title={sheet.title} author={sheet.brand} language={sheet.lang}>
      {/* The other way of breaking pages lays each out anew for `render`, and over a text that is longer than a page its boxes run away to numbers that no PDF holds. */}
      <Page size="A4" style={styles.page} experimentalPagination>
        {/* First, as it stands on the pages from where it is named. */}
        <View style={[styles.foot, row]} fixed>
          <Text style={run}>{sheet.madeOn}</Text>
          <Text
            style={run}
            render={({ pageNumber, totalPages }) =>
              sheet.pageOf
                .replace('{page}', String(pageNumber))
                .replace('{pages}', String(totalPages))
            }
          />
        </View>
        <Text style={[styles.brand, run]}>{sheet.brand}</Text>
        <Text style={[styles.title, run]}>{sheet.title}</Text>
        {sheet.facts.map(({ label, value }) => (
          <Text key={label} style={[styles.fact, run]}>{`${label}: ${value}`}</Text>
        ))}
        {sheet.note === undefined ? null : <Text style={[styles.note, run]}>{sheet.note}</Text>}
        {sheet.overall === undefined ? null : (
          <View style={[styles.overall, row]}>
            <View style={{ alignItems: rtl ? 'flex-end' : 'flex-start' }}>
              <Text style={run}>{sheet.overall.label}</Text>
              <Text style={[styles.big, run, { color: toBand(sheet.overall.score) }]}>
                {sheet.overall.value}
              </Text>
            </View>
            <Text style={[styles.name, run]}>{sheet.overall.verdict}</Text>
          </View>
        )}
        {sheet.scores.map(({ name, value, score, lines, table }) => (
          <View key={name} style={styles.score} wrap={false}>
            <View style={row}>
              <Text style={[styles.name, run]}>{name}</Text>
              <Text style={[styles.name, run, { color: colourOf(score) }]}>{value}</Text>
            </View>
            <View style={[styles.track, { alignItems: rtl ? 'flex-end' : 'flex-start' }]}>
              <View
                style={[styles.bar, { width: `${score ?? 0}%`, backgroundColor: colourOf(score) }]}
              />
            </View>
            {lines.map((line, index) => (
              <Text key={index} style={[styles.line, run]}>
                {line}
              </Text>
            ))}
            {table === undefined ? null : <Figures table={table} rtl={rtl} />}
          </View>
        ))}
        {(sheet.sections ?? []).map(({ title, entries }) => (
          <View key={title}>
            {/* A heading never stands alone at the foot of a page. */}
            <Text style={[styles.section, run]} minPresenceAhead={60}>
              {title}
            </Text>
            {entries.map((entry, index) => (
              <Entry key={index} entry={entry} rtl={rtl} />
            ))}
          </View>
        ))}
      </Page>
    </Document>,
  )
}

const Figures = ({ table: { heads, rows }, rtl }: { table: SheetTable; rtl: boolean }) => (
  <View style={{ marginTop: 4 }}>
    {[heads, ...rows].map((cells, at) => (
      <View
        key={at}
        style={[
          styles.row,
          { flexDirection: rtl ? 'row-reverse' : 'row' },
          ...(at === 0 ? [styles.headRow] : []),
        ]}
      >
        {cells.map((cell, column) =>
          column === 0 ? (
            <Text key={column} style={[styles.said, runOf(rtl)]}>
              {cell}
            </Text>
          ) : (
            // A minus stays before its number in either direction.
            <Text
              key={column}
              style={[styles.figure, runOf(rtl && at === 0), { textAlign: rtl ? 'left' : 'right' }]}
            >
              {cell}
            </Text>
          ),
        )}
      </View>
    ))}
  </View>
)

const Entry = ({ entry: { head, lines }, rtl }: { entry: SheetEntry; rtl: boolean }) => (
  <View style={styles.entry}>
    {head === undefined ? null : (
      <Text style={[styles.head, runOf(rtl)]} minPresenceAhead={48}>
        {head}
      </Text>
    )}
    {lines.map(({ label, text, own = false }, index) => (
      <View key={index} style={{ flexDirection: rtl ? 'row-reverse' : 'row', marginTop: 1 }}>
        {label === undefined ? null : <Text style={[styles.label, runOf(rtl)]}>{label}</Text>}
        <Text style={[styles.said, runOf(own ? isArabic(text) : rtl)]}>{text}</Text>
      </View>
    ))}
  </View>
)

/** How a text is set: where its letters are looked for first, and where it begins. */
const runOf = (rtl: boolean) =>
  ({
    fontFamily: rtl ? ['Arabic', 'Latin'] : ['Latin', 'Arabic'],
    direction: rtl ? 'rtl' : 'ltr',
    textAlign: rtl ? 'right' : 'left',
  }) as const

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text)
