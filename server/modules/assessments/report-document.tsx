import { createRequire } from 'node:module'
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'

/** Everything a result's PDF says, already in its language. */
export interface ReportText {
  lang: 'en' | 'ar'
  title: string
  brand: string
  facts: { label: string; value: string }[]
  overall: { label: string; value: string; verdict: string; score: number | null }
  criteria: { name: string; value: string; score: number | null; evidence: string[] }[]
  madeOn: string
}

const require = createRequire(import.meta.url)
const fontFile = (name: string) => require.resolve(`@fontsource/${name}`)
const weights = [400, 600] as const
Font.register({ family: 'Latin', fonts: weights.map((fontWeight) => ({ src: fontFile(`ibm-plex-sans/files/ibm-plex-sans-latin-${fontWeight}-normal.woff`), fontWeight })) })
Font.register({ family: 'Arabic', fonts: weights.map((fontWeight) => ({ src: fontFile(`ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${fontWeight}-normal.woff`), fontWeight })) })
// A word is never broken: Arabic has no hyphens, and English here is short lines.
Font.registerHyphenationCallback((word) => [word])

const colours = { ink: '#1d2733', soft: '#5b6875', line: '#d9dee4', track: '#eef1f4', danger: '#b3261e', warning: '#9a6700', success: '#1a7f4b' }

/** Under 50 danger, 50 to 70 warning, over 70 success (section 5). */
const bandOf = (score: number | null) => (score === null ? colours.soft : score < 50 ? colours.danger : score <= 70 ? colours.warning : colours.success)

const styles = StyleSheet.create({
  page: { paddingVertical: 48, paddingHorizontal: 52, fontSize: 10, color: colours.ink, lineHeight: 1.5 },
  brand: { fontSize: 10, color: colours.soft },
  title: { fontSize: 22, fontWeight: 600, marginBottom: 14 },
  fact: { marginBottom: 2 },
  overall: { marginTop: 16, marginBottom: 20, paddingVertical: 12, borderTopWidth: 1, borderBottomWidth: 1, borderColor: colours.line },
  big: { fontSize: 20, fontWeight: 600 },
  criterion: { marginBottom: 14 },
  name: { fontSize: 12, fontWeight: 600 },
  track: { height: 6, backgroundColor: colours.track, marginVertical: 4, borderRadius: 3 },
  bar: { height: 6, borderRadius: 3 },
  evidence: { color: colours.soft, marginTop: 1 },
  foot: { position: 'absolute', bottom: 26, left: 52, right: 52, fontSize: 8, color: colours.soft },
})

/** Sets the PDF of a result, right to left for Arabic. */
export function renderReport(text: ReportText): Promise<Buffer> {
  const rtl = text.lang === 'ar'
  const run = { fontFamily: rtl ? ['Arabic', 'Latin'] : ['Latin', 'Arabic'], direction: rtl ? 'rtl' : 'ltr', textAlign: rtl ? 'right' : 'left' } as const
  const row = { flexDirection: rtl ? 'row-reverse' : 'row', justifyContent: 'space-between' } as const
  return renderToBuffer(
    <Document title={text.title} author={text.brand} language={text.lang}>
      <Page size="A4" style={styles.page}>
        <Text style={[styles.brand, run]}>{text.brand}</Text>
        <Text style={[styles.title, run]}>{text.title}</Text>
        {text.facts.map(({ label, value }) => (
          <Text key={label} style={[styles.fact, run]}>{`${label}: ${value}`}</Text>
        ))}
        <View style={[styles.overall, row]}>
          <View style={{ alignItems: rtl ? 'flex-end' : 'flex-start' }}>
            <Text style={run}>{text.overall.label}</Text>
            <Text style={[styles.big, run, { color: bandOf(text.overall.score) }]}>{text.overall.value}</Text>
          </View>
          <Text style={[styles.name, run]}>{text.overall.verdict}</Text>
        </View>
        {text.criteria.map((criterion) => (
          <View key={criterion.name} style={styles.criterion} wrap={false}>
            <View style={row}>
              <Text style={[styles.name, run]}>{criterion.name}</Text>
              <Text style={[styles.name, run, { color: bandOf(criterion.score) }]}>{criterion.value}</Text>
            </View>
            <View style={[styles.track, { alignItems: rtl ? 'flex-end' : 'flex-start' }]}>
              <View style={[styles.bar, { width: `${criterion.score ?? 0}%`, backgroundColor: bandOf(criterion.score) }]} />
            </View>
            {criterion.evidence.map((line, index) => (
              <Text key={index} style={[styles.evidence, run]}>{line}</Text>
            ))}
          </View>
        ))}
        <Text style={[styles.foot, run]} fixed>
          {text.madeOn}
        </Text>
      </Page>
    </Document>,
  )
}
