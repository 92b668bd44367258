import { type Lang, translate } from './language'
import type { ListCell, ListFile } from './list-file'

/** A column of a list as a file: its head is `report:columns.<name>`, or what it says itself. */
export type ListColumn<Row> = ({ name: string } | { head: (lang: Lang) => string }) & {
  cell: (row: Row, lang: Lang) => ListCell
}

export const text = (value: string | null | undefined): ListCell =>
  value == null ? null : { text: value }
export const phone = (value: string | null | undefined): ListCell =>
  value == null ? null : { phone: value }
export const number = (value: number | null | undefined): ListCell =>
  value == null ? null : { number: value }
export const day = (instant: string | null | undefined): ListCell =>
  instant == null ? null : { day: new Date(instant) }
export const yesNo = (value: boolean | null, lang: Lang): ListCell =>
  value === null ? null : { text: translate(lang, value ? 'report:yes' : 'report:no') }

/** A list as a file in a language, written piece by piece as its rows are read. */
export function listFileOf<Row>(
  lang: Lang,
  columns: readonly ListColumn<Row>[],
  pieces: AsyncIterable<readonly Row[]>,
): ListFile {
  async function* written() {
    for await (const rows of pieces)
      yield rows.map((row) => columns.map(({ cell }) => cell(row, lang)))
  }
  return {
    rightToLeft: lang === 'ar',
    heads: columns.map((column) =>
      'head' in column ? column.head(lang) : translate(lang, `report:columns.${column.name}`),
    ),
    pieces: written(),
  }
}

export const atOnce = 500

/**
 * Everything on a list as it stood when it was asked for, some rows at a time; each is read when
 * its line is written.
 */
export async function* inPieces<Row, Id = string>(
  found: Promise<readonly { id: Id }[]>,
  rowsOf: (ids: readonly Id[]) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  const ids = (await found).map(({ id }) => id)
  for (let from = 0; from < ids.length; from += atOnce) {
    // One piece after the other: as many as are sent.
    // oxlint-disable-next-line no-await-in-loop
    yield await rowsOf(ids.slice(from, from + atOnce))
  }
}
