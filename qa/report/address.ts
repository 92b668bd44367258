import type { Filter } from './chart-index'

/** The item that the side panel shows. */
export type Selection =
  | { kind: 'none' }
  | { kind: 'state'; id: string }
  | { kind: 'transitions'; ids: readonly string[] }
  | { kind: 'walk'; walk: string; step: number }

export type Select = (selection: Selection) => void

/** The state of the page. Its address contains all of it, so that a link shows the same view. */
export interface View {
  chart: string
  filter: Filter
  selection: Selection
}

const filters: readonly Filter[] = ['all', 'untaken', 'hand', 'changed']

export function toHash({ chart, filter, selection }: View): string {
  const parts = new URLSearchParams({ chart })
  if (filter !== 'all') parts.set('only', filter)
  if (selection.kind === 'state') parts.set('state', selection.id)
  if (selection.kind === 'transitions')
    for (const id of selection.ids) parts.append('transition', id)
  if (selection.kind === 'walk') {
    parts.set('walk', selection.walk)
    parts.set('step', String(selection.step))
  }
  return `#${parts.toString()}`
}

/** The view that an address names; an unknown chart or filter is replaced by the default. */
export function readHash(hash: string, charts: readonly string[]): View {
  const parts = new URLSearchParams(hash.replace(/^#/, ''))
  const asked = parts.get('chart')
  const chart = charts.find((id) => id === asked) ?? charts[0] ?? ''
  const filter = filters.find((one) => one === parts.get('only')) ?? 'all'
  return { chart, filter, selection: readSelection(parts) }
}

function readSelection(parts: URLSearchParams): Selection {
  const walk = parts.get('walk')
  if (walk !== null) {
    const step = Number(parts.get('step'))
    return { kind: 'walk', walk, step: Number.isInteger(step) && step > 0 ? step : 1 }
  }
  const ids = parts.getAll('transition')
  if (ids.length > 0) return { kind: 'transitions', ids }
  const state = parts.get('state')
  return state === null ? { kind: 'none' } : { kind: 'state', id: state }
}
