import { type Lang, translate } from './contract/language'
import type { ListCell, ListFile } from './list-file'
import { gulfZone } from './contract/time-zone'

/** Who reads a file: in which language, and where its times are read. */
export interface ListReader {
  lang: Lang
  timeZone: string
}

/**
 * A column of a list as a file: its head is `report:columns.<name>`, or what it says itself. A
 * moment is written as the reader's clocks show it, and a day of the Emirates stays one; the head of
 * either says whose time it is.
 */
export type ListColumn<Row> = ({ name: string } | { head: (lang: Lang) => string }) &
  (
    | { cell: (row: Row, lang: Lang) => ListCell }
    | { moment: (row: Row) => string | null | undefined }
    | { gulfDay: (row: Row) => string | null | undefined }
  )

export const text = (value: string | null | undefined): ListCell =>
  value == null ? null : { text: value }
export const phone = (value: string | null | undefined): ListCell =>
  value == null ? null : { phone: value }
export const number = (value: number | null | undefined): ListCell =>
  value == null ? null : { number: value }
export const day = (value: string | null | undefined): ListCell =>
  value == null ? null : { day: value }
export const yesNo = (value: boolean | null, lang: Lang): ListCell =>
  value === null ? null : { text: translate(lang, value ? 'report:yes' : 'report:no') }

/** A list as a file for its reader, written piece by piece as its rows are read. */
export function toListFile<Row>(
  { lang, timeZone }: ListReader,
  columns: readonly ListColumn<Row>[],
  pieces: AsyncIterable<readonly Row[]>,
): ListFile {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  const moment = (instant: string | null | undefined): ListCell =>
    instant == null ? null : { moment: clock.format(new Date(instant)) }
  const toCell = (column: ListColumn<Row>, row: Row): ListCell => {
    if ('moment' in column) return moment(column.moment(row))
    return 'gulfDay' in column ? day(column.gulfDay(row)) : column.cell(row, lang)
  }
  async function* written() {
    for await (const rows of pieces)
      yield rows.map((row) => columns.map((column) => toCell(column, row)))
  }
  const toHead = (column: ListColumn<Row>): string => {
    const named =
      'head' in column ? column.head(lang) : translate(lang, `report:columns.${column.name}`)
    if ('cell' in column) return named
    return translate(lang, 'report:inZone', {
      column: named,
      zone: zoneName('moment' in column ? timeZone : gulfZone, lang),
    })
  }
  return {
    rightToLeft: lang === 'ar',
    heads: columns.map(toHead),
    pieces: written(),
  }
}

/** A zone by its name among zones, which says the same everywhere; ours is called as people call it. */
const zoneName = (zone: string, lang: Lang): string =>
  zone === gulfZone ? translate(lang, 'report:gulfTime') : zone

export const atOnce = 500

/**
 * Everything on a list as it stood when it was asked for, some rows at a time; each is read when
 * its line is written.
 */
export async function* inPieces<Row, Id = string>(
  found: Promise<readonly { id: Id }[]>,
  getRows: (ids: readonly Id[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  const ids = (await found).map(({ id }) => id)
  for (let from = 0; from < ids.length; from += atOnce) {
    // One piece after the other: as many as are sent.
    // oxlint-disable-next-line no-await-in-loop
    yield await getRows(ids.slice(from, from + atOnce))
  }
}
