import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import { Zip, ZipDeflate, ZipPassThrough, strToU8 } from 'fflate'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

export type ListCell =
  | { text: string }
  | { phone: string }
  | { number: number }
  /** `2026-08-01` */
  | { day: string }
  /** `2026-08-01 12:00:00`, as the reader's clocks show it. */
  | { moment: string }
  | null

/**
 * A list as a file: everything that fits its filters, read from the database a piece at a time
 * while it is sent.
 */
export interface ListFile {
  rightToLeft: boolean
  heads: readonly string[]
  /** Some rows at a time. */
  pieces: AsyncIterable<readonly (readonly ListCell[])[]>
}

export type ListFormat = 'csv' | 'xlsx'

export const toMime: Record<ListFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** No more than a piece of it is ever in memory. */
export const toStream = (format: ListFormat, file: ListFile): Readable =>
  Readable.from(format === 'csv' ? writeCsv(file) : writeXlsx(file), { objectMode: false })

/** Text that begins like a formula gets an apostrophe, so that a spreadsheet does not run it. */
const asText = (text: string): string => (/^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text)

/**
 * A number as it is written for people abroad. Spreadsheets read digits without spaces as a sum, and
 * lose the plus and the zeros before them; in groups they are text, and after the plus there is
 * nothing to calculate.
 */
const grouped = (phone: string): string =>
  parsePhoneNumberFromString(phone, 'AE')?.formatInternational() ?? asText(phone)

const rowsAsCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: 'windows' },
  )

async function* writeCsv({ heads, pieces }: ListFile): AsyncGenerator<Buffer> {
  // The mark that tells spreadsheets it is UTF-8.
  yield Buffer.from(`\uFEFF${rowsAsCsv([heads.map(asText)])}`)
  for await (const rows of pieces)
    if (rows.length > 0) yield Buffer.from(rowsAsCsv(rows.map((row) => row.map(plain))))
}

function plain(cell: ListCell): string | number {
  if (cell === null) return ''
  if ('text' in cell) return asText(cell.text)
  if ('phone' in cell) return grouped(cell.phone)
  if ('number' in cell) return cell.number
  return 'day' in cell ? cell.day : cell.moment
}

async function* writeXlsx({ rightToLeft, heads, pieces }: ListFile): AsyncGenerator<Buffer> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.push(chunk)
  })
  const taken = () => Buffer.concat(made.splice(0))
  for (const [name, xml] of Object.entries(around)) {
    const part = new ZipPassThrough(name)
    zip.add(part)
    part.push(strToU8(xml), true)
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 })
  zip.add(sheet)
  const view = `<sheetViews><sheetView workbookViewId="0"${rightToLeft ? ' rightToLeft="1"' : ''}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
  // Wide enough for a moment, which would else be a row of signs.
  const widths = `<cols><col min="1" max="${heads.length}" width="21" customWidth="1"/></cols>`
  sheet.push(
    strToU8(
      `${declaration}<worksheet xmlns="${main}">${view}${widths}<sheetData>${toRow(
        heads.map((text) => ({ text })),
        1,
      )}`,
    ),
  )
  let last = 1
  for await (const rows of pieces) {
    last += rows.length
    sheet.push(strToU8(rows.map((row) => toRow(row, 0)).join('')))
    if (made.length > 0) yield taken()
  }
  const filter = `<autoFilter ref="A1:${columnName(heads.length)}${last}"/>`
  sheet.push(strToU8(`</sheetData>${filter}</worksheet>`), true)
  zip.end()
  yield taken()
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of a workbook besides its rows. Styles: 0 plain, 1 bold, 2 a day, 3 a moment. */
const around = {
  '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Masar" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

const toRow = (cells: readonly ListCell[], style: 0 | 1): string =>
  `<row>${cells.map((cell) => toCell(cell, style)).join('')}</row>`

/**
 * A text cell stays text whatever it begins with, so a spreadsheet does not run it as a formula.
 */
function toCell(cell: ListCell, style: 0 | 1): string {
  if (cell === null) return '<c/>'
  if ('text' in cell || 'phone' in cell)
    return `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped('text' in cell ? cell.text : cell.phone)}</t></is></c>`
  if ('number' in cell) return `<c><v>${cell.number}</v></c>`
  return 'day' in cell
    ? `<c s="2"><v>${toSerialDate(cell.day)}</v></c>`
    : `<c s="3"><v>${toSerialDate(cell.moment.replace(' ', 'T'))}</v></c>`
}

/** A local time as spreadsheets store it: a number of days, with the time as a fraction. */
const toSerialDate = (shown: string): number =>
  Date.parse(shown.includes('T') ? `${shown}Z` : shown) / dayMs + daysBefore1970

/** The name of a column, counted from 1: after Z comes AA. */
const columnName = (count: number): string =>
  count === 0
    ? ''
    : columnName(Math.floor((count - 1) / 26)) + String.fromCharCode(65 + ((count - 1) % 26))

const dayMs = 86_400_000
/** Spreadsheets count days from the end of 1899. */
const daysBefore1970 = 25_569

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** What XML cannot hold at all is left out. */
// oxlint-disable-next-line no-control-regex
const escaped = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>]/g, (character) => entities[character] ?? '')
    .slice(0, 32_000)
