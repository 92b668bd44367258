import { useState } from 'react'
import { readTokens } from '../../api/token'
import type { Column } from '../../ui/data-table'

interface ChosenColumns<Row> {
  shown: Column<Row>[]
  hidden: readonly string[]
  hide: (hidden: readonly string[]) => void
}

/** Which columns of a list are shown: all but those that stand aside, or what was chosen, which is remembered on this device for each person. The first says what a row is, and stays. */
export function useColumns<Row>(name: string, columns: readonly Column<Row>[]): ChosenColumns<Row> {
  const key = `columns:${readTokens()?.userId ?? ''}:${name}`
  const aside = columns.filter((column) => column.aside === true).map(({ id }) => id)
  const [kept, setKept] = useState(() => ({ key, hidden: readHidden(key) }))
  const hidden = ((kept.key === key ? kept.hidden : readHidden(key)) ?? aside).filter((id) => columns.slice(1).some((column) => column.id === id))
  return {
    shown: columns.filter(({ id }) => !hidden.includes(id)),
    hidden,
    hide: (next) => {
      if (next.toSorted().join() === aside.toSorted().join()) localStorage.removeItem(key)
      else localStorage.setItem(key, next.join(','))
      setKept({ key, hidden: next })
    },
  }
}

/** Nothing where nobody has chosen. */
const readHidden = (key: string): readonly string[] | null => localStorage.getItem(key)?.split(',') ?? null
