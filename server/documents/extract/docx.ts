import { strFromU8, unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { BOLD, ResumeProblem, getLines } from './text'
import type { Line } from './text'
import { zipEntries } from './zip'

const MAX_INFLATED = 12_000_000

/** The lines of a Word file: page headers first, then the body with its tables and text boxes. */
export const readDocx = async (bytes: Uint8Array): Promise<Line[]> => {
  const parts = inflateText(bytes)
  const headers = Object.entries(parts)
    .filter(([name]) => /^word\/header\d*\.xml$/.test(name))
    .flatMap(([, xml]) => headerLines(strFromU8(xml)))
  try {
    const { value } = await mammoth.convertToHtml(
      // The library inflates without a limit, so it gets only the checked parts, packed without
      // compression.
      { buffer: Buffer.from(zipSync(parts, { level: 0 })) },
      {
        ignoreEmptyParagraphs: false,
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
      },
    )
    const body = linesOfHtml(value)
    const seen = new Set(body.map((line) => line.text))
    return [...headers.filter((line) => !seen.has(line.text)), ...body]
  } catch {
    throw new ResumeProblem('resume_broken')
  }
}

/** Inflates only the text parts, after their declared sizes were found to fit. */
const inflateText = (bytes: Uint8Array): Record<string, Uint8Array> => {
  const directory = zipEntries(bytes)
  if (!directory) throw new ResumeProblem('resume_broken')
  const wanted = directory.entries.filter((entry) => isTextPart(entry.name))
  const declared = wanted.reduce((sum, entry) => sum + entry.originalSize, 0)
  if (directory.areMore || declared > MAX_INFLATED) throw new ResumeProblem('resume_too_complex')
  // Deflate never needs more room than the data it packs: an entry that says so declares a false
  // size.
  if (wanted.some((entry) => entry.size > entry.originalSize + entry.originalSize / 100 + 64))
    throw new ResumeProblem('resume_broken')
  try {
    // Each part is inflated into a buffer of its declared size; what a false size hides is cut off,
    // not stored.
    return unzipSync(bytes, { filter: (entry) => isTextPart(entry.name) })
  } catch {
    throw new ResumeProblem('resume_broken')
  }
}

const isTextPart = (name: string): boolean =>
  name === '[Content_Types].xml' ||
  name.endsWith('.rels') ||
  /^word\/(?:document|styles|numbering|footnotes|endnotes|comments|header\d*)\.xml$/.test(name)

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
const unescapeXml = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex: string, decimal: string, name: string) => {
      if (name) return ENTITIES[name] ?? whole
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )

const stripTags = (markup: string): string => unescapeXml(markup.replace(/<[^<>]*>/g, ''))

/**
 * The library does not read page headers, where many resumes keep the name and the phone number.
 */
const headerLines = (xml: string): Line[] =>
  getLines(stripTags(xml.replace(/<w:tab\/>/g, '\t').replace(/<w:br\/>|<\/w:p>/g, '\n')))

/** Lines of the library's markup, with tables, however deep, as rows of cells. */
const linesOfHtml = (html: string): Line[] =>
  getLines(
    stripTags(
      withoutTables(
        html
          .replace(/<(p|h\d)>(<strong>[^<]*<\/strong>[\s:：]*)<\/\1>/g, `<$1>${BOLD}$2</$1>`)
          .replace(/<h\d>/g, `$&${BOLD}`),
      )
        .replace(/<li>/g, '• ')
        .replace(/<br ?\/>/g, '\n')
        .replace(/<(?:ul|ol)[ >]/g, '\n$&')
        .replace(/<\/(?:p|h\d|li)>/g, '\n'),
    ),
  )

const INNERMOST = /<table>((?:(?!<table>)[^])*?)<\/table>/

/** Tables may stand in the cells of others, so the innermost are written out first. */
const withoutTables = (html: string): string => {
  let flat = html
  for (let inner = INNERMOST.exec(flat); inner; inner = INNERMOST.exec(flat))
    flat =
      flat.slice(0, inner.index) +
      dropHeadTags(inner[1] ?? '') +
      flat.slice(inner.index + inner[0].length)
  return flat
}

/**
 * A table row of single-line cells becomes one line with tabs; other cells are read one after the
 * other.
 */
const dropHeadTags = (table: string): string =>
  table.replace(/<\/?(?:thead|tbody)>/g, '').replace(/<tr>([^]*?)<\/tr>/g, (_, row: string) => {
    const cells = row.split(/<\/t[dh]>/).slice(0, -1)
    const paragraphs = (cell: string) => (cell.match(/<(?:p|h\d|li)[ >]/g) ?? []).length
    return cells.every((cell) => paragraphs(cell) <= 1)
      ? `<p>${cells.map(cellText).join('\t')}</p>`
      : `<p></p>${cells.map((cell) => cell.replace(/^<t[dh][^>]*>/, '')).join('<p></p>')}<p></p>`
  })

/** A break within a cell parts what stands in it, as an employer from its place. */
const cellText = (cell: string): string =>
  cell.replace(/<br ?\/>\s*(?=[^<\s])/g, ', ').replace(/<[^<>]*>/g, '')
