import type { Arrow, DrawnState } from './folding'
import type { ReportedTransition } from '../report-data'

const longestLine = 26
const longestRow = 46
const longestName = 15

/** The label of an arrow: the event in words, and how many more transitions share the arrow. */
export function arrowLines({ transitions }: Arrow): readonly string[] {
  const labels = [...new Set(transitions.map(({ label }) => label))]
  const [first = '', second] = labels
  if (transitions.length > 3) return [counted(transitions.length, 'transition')]
  if (second === undefined)
    return transitions.length === 1
      ? wrapped(first, 2)
      : [...wrapped(first, 1), `${transitions.length} times`]
  return [...wrapped(first, 1), `and ${labels.length - 1} more`]
}

/** A name, in two lines if it is long, split between its words. */
export function nameLines(name: string): readonly string[] {
  if (name.length <= longestName) return [name]
  const places = [...name.matchAll(/_|(?<=[a-z])(?=[A-Z])/g)].map(
    ({ index, 0: mark }) => index + mark.length,
  )
  const middle = (at: number) => Math.abs(at - name.length / 2)
  const [at] = places.toSorted((one, other) => middle(one) - middle(other))
  return at === undefined ? [name] : [name.slice(0, at), name.slice(at)]
}

/** The text in a folded state: the number of states inside. */
export function holdsText({ state, regions, holds, inside }: DrawnState): string {
  const states = counted(holds, 'state')
  const parts =
    state.kind === 'parallel' ? [`${counted(regions, 'region')} with ${states}`] : [states]
  return [...(holds > 0 ? parts : []), counted(inside.length, 'transition')].join(', ')
}

/** The text of a transition's row: the event, and its target if it has one. */
export function rowText({ label, source, targets }: ReportedTransition): string {
  const [target] = targets
  const words = shortened(label, longestRow)
  if (target === undefined) return words
  return `${words} → ${target === source ? 'again' : targets.map(shortName).join(', ')}`
}

/** The last part of an id, which is enough to find the box. */
export const shortName = (id: string): string => id.split('.').at(-1) ?? id

/** A sentence as a label: without its full stop. */
const bare = (sentence: string): string => sentence.replace(/\.$/, '')

function shortened(sentence: string, most: number): string {
  const text = bare(sentence)
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`
}

function wrapped(sentence: string, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of bare(sentence).split(' ')) {
    if (line !== '' && line.length + word.length >= longestLine) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  lines.push(line)
  if (lines.length <= most) return lines
  const rest = lines.slice(most - 1).join(' ')
  return [...lines.slice(0, most - 1), shortened(rest, longestLine)]
}

export const counted = (number: number, what: string): string =>
  `${number} ${what}${number === 1 ? '' : 's'}`
