import {
  annotationMachine,
  englishMachine,
} from '../../../../../machines/assessment/assessment.machine'
import type { AssessmentSnapshot } from '../../../../../machines/assessment/assessment.machine'
import type { AssessmentKind } from '../../../../../machines/assessment/parts'

/** The states that a snapshot is in, each by its path. */
export const listStates = (value: AssessmentSnapshot['value']): string[] =>
  toPaths(value).map((path) => path.join('.'))

function toPaths(value: unknown): string[][] {
  if (typeof value === 'string') return [[value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, within]) =>
    toPaths(within).map((path) => [name, ...path]),
  )
}

interface Node {
  path: string[]
  states: Record<string, Node>
  always?: readonly unknown[]
}

/** These change no control, as the screen says nothing of them or says it in a line. */
const beside = /^running\.(connectivity|saving|integrity)\.|^checking\.browser$/

/** Every state in which a candidate may find a screen, but for what passes at once. */
export const restingStates = (kind: AssessmentKind): string[] =>
  listAtomicStates((kind === 'english' ? englishMachine : annotationMachine).root)
    .filter(({ always = [] }) => always.length === 0)
    .map(({ path }) => path.join('.'))
    .filter((path) => !beside.test(path))

function listAtomicStates(node: Node): Node[] {
  const within = Object.values(node.states)
  return within.length === 0 ? [node] : within.flatMap(listAtomicStates)
}
