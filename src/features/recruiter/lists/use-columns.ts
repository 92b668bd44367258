import { useState } from 'react'
import { readTokens } from '../../../api/token'
import type { Column } from '../../../ui/lists/data-table'

export interface ChosenColumns<Row> {
  shown: Column<Row>[]
  hidden: readonly string[]
  /** The columns that are hidden by default. */
  optionalColumns: readonly string[]
  hide: (hidden: readonly string[]) => void
}

/**
 * Which columns of a list are shown: all but the optional ones, or those that the person chose,
 * which this device remembers. The first column names the row and cannot be hidden.
 */
export function useColumns<Row>(name: string, columns: readonly Column<Row>[]): ChosenColumns<Row> {
  const key = `columns:${readTokens()?.userId ?? ''}:${name}`
  const optionalColumns = columns.filter((column) => column.optional === true).map(({ id }) => id)
  const [stored, setStored] = useState(() => ({ key, hidden: readHidden(key) }))
  const chosen = stored.key === key ? stored.hidden : readHidden(key)
  const hidden = (chosen ?? optionalColumns).filter((id) =>
    columns.slice(1).some((column) => column.id === id),
  )
  return {
    // Without a choice, the table itself shows the optional columns where there is room.
    shown:
      chosen === null
        ? [...columns]
        : columns
            .filter(({ id }) => !hidden.includes(id))
            .map((column) => ({ ...column, optional: undefined })),
    hidden,
    optionalColumns,
    hide: (next) => {
      const isUsual = isSame(next, optionalColumns)
      if (isUsual) localStorage.removeItem(key)
      else localStorage.setItem(key, next.join(','))
      setStored({ key, hidden: isUsual ? null : next })
    },
  }
}

export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join()

/** Null if the person has made no choice. */
const readHidden = (key: string): readonly string[] | null =>
  localStorage.getItem(key)?.split(',') ?? null
