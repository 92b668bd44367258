import type { KeyboardEvent } from 'react'

const reachable = 'a[href], button, input, select'

/**
 * The arrows up and down go to the same thing in the row above or below, Home and End to the first
 * and the last row. Where words are typed they stay what they are.
 */
export function moveInTable(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key]
  const from = event.target
  if (
    step === undefined ||
    !(from instanceof HTMLElement) ||
    event.altKey ||
    event.ctrlKey ||
    event.metaKey
  )
    return
  if (
    from instanceof HTMLSelectElement ||
    (from instanceof HTMLInputElement && from.type !== 'checkbox')
  )
    return
  const rows = [...event.currentTarget.querySelectorAll('tbody > tr')]
    .map((row) => [...row.querySelectorAll<HTMLElement>(reachable)])
    .filter((row) => row.length > 0)
  const at = rows.findIndex((row) => row.includes(from))
  // From the table itself or its head, down and End lead in; up and Home scroll as ever.
  if (at === -1 && step < 0) return
  const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))]
  if (next === undefined) return
  event.preventDefault()
  const column = at === -1 ? 0 : (rows[at]?.indexOf(from) ?? 0)
  next[Math.min(column, next.length - 1)]?.focus()
}
