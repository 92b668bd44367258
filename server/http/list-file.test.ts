import { buffer } from 'node:stream/consumers'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type ListCell, type ListFormat, toStream } from './list-file'

async function* inOnePiece(cells: readonly ListCell[]) {
  await Promise.resolve()
  yield cells.map((cell) => [cell])
}

const makeFile = (format: ListFormat, cells: readonly ListCell[], heads = ['Mobile']) =>
  buffer(toStream(format, { rightToLeft: false, heads, pieces: inOnePiece(cells) }))

async function inCsv(...cells: ListCell[]): Promise<(string | undefined)[]> {
  const rows: string[][] = parse((await makeFile('csv', cells)).toString('utf8'), { bom: true })
  return rows.slice(1).map(([cell]) => cell)
}

async function makeSheet(cells: readonly ListCell[], heads?: string[]): Promise<string> {
  const parts = unzipSync(new Uint8Array(await makeFile('xlsx', cells, heads)))
  return strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
}

test('a phone number is one in a CSV: with its plus and zeros, no sum, and no apostrophe', async () => {
  expect(
    await inCsv(
      { phone: '+971501234567' },
      { phone: '+447700900123' },
      { phone: '0501234567' },
      { phone: '00971501234567' },
    ),
  ).toEqual(['+971 50 123 4567', '+44 7700 900123', '+971 50 123 4567', '+971 50 123 4567'])
})

test('text that begins like a formula stays escaped, even in the place of a phone number', async () => {
  expect(
    await inCsv(
      { text: '=1+1' },
      { text: '+971501234567' },
      { text: '-2' },
      { text: '@SUM(A1)' },
      { phone: '+1+cmd' },
      { text: 'Mariam' },
    ),
  ).toEqual(["'=1+1", "'+971501234567", "'-2", "'@SUM(A1)", "'+1+cmd", 'Mariam'])
})

test('a spreadsheet keeps its first row in sight, filters every column, and knows days and moments as such', async () => {
  const sheet = await makeSheet(
    [{ phone: '+971501234567' }, { day: '2026-08-01' }, { moment: '2026-08-01 18:00:00' }],
    Array.from({ length: 28 }, (_, at) => `Column ${at}`),
  )
  expect(sheet).toContain('state="frozen"')
  expect(sheet).toContain('</sheetData><autoFilter ref="A1:AB4"/></worksheet>')
  expect(sheet).toContain('<c s="2"><v>46235</v></c>')
  expect(sheet).toContain('<c s="3"><v>46235.75</v></c>')
  // Columns are wide enough for a moment.
  expect(sheet).toContain('<col min="1" max="28" width="21" customWidth="1"/>')
  expect(sheet).toContain('<t xml:space="preserve">+971501234567</t>')
})

test('a day and a moment in a CSV are what the clocks show', async () => {
  expect(await inCsv({ day: '2026-08-01' }, { moment: '2026-08-01 18:00:00' })).toEqual([
    '2026-08-01',
    '2026-08-01 18:00:00',
  ])
})
