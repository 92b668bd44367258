import type { Selection } from '../address'
import type { ChartIndex } from '../chart-index'

export interface Found {
  index: ChartIndex
  kind: 'state' | 'transition'
  id: string
  words: string
  /** The chart and the states around the result. */
  place: string
  selection: Selection
}

const most = 12

/** States and transitions that contain all of the words, those of the current chart first. */
export function searchIn(
  indexes: readonly ChartIndex[],
  current: ChartIndex,
  text: string,
): readonly Found[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return [current, ...indexes.filter((index) => index !== current)]
    .flatMap((index) => found(index, words))
    .slice(0, most)
}

function found(index: ChartIndex, words: readonly string[]): Found[] {
  const { chart } = index
  const has = (...texts: readonly string[]) => {
    const all = texts.join(' ').toLowerCase()
    return words.every((word) => all.includes(word))
  }
  const states = chart.states
    .filter(({ id, description }) => has(id, description))
    .map(({ id, name, description }): Found => ({
      index,
      kind: 'state',
      id,
      words: name,
      place: `${id} – ${description}`,
      selection: { kind: 'state', id },
    }))
    // A match in a name comes before a match in a description.
    .toSorted((one, other) => rank(one, words) - rank(other, words))
  const transitions = chart.transitions
    .filter(({ id, label, guard }) => has(id, label, guard ?? ''))
    .map(({ id, label }): Found => ({
      index,
      kind: 'transition',
      id,
      words: label,
      place: id,
      selection: { kind: 'transitions', ids: [id] },
    }))
  return [...states.slice(0, most / 2), ...transitions]
}

const rank = ({ words: name }: Found, words: readonly string[]): number =>
  words.some((word) => name.toLowerCase().includes(word)) ? 0 : 1
