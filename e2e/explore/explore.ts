import { declaredTransitions } from '../../machines/paths/graph/transitions'
import type { PathContext } from '../paths/drive'
import { listedChooser, randomChooser } from './choose'
import type { Failure } from './invariant-error'
import type { Piece } from './piece'
import { found, progress, summary, writeTest, type Total } from './report'
import type { Settings } from './settings'
import { shortcuts, shrink } from './shrink'
import { takeWalk, type Walked } from './walk'
import { emptyCounts } from './invariants'
import type { ExploredChart } from './explored-chart'

/**
 * The number of steps after which a walk ends at the next configuration that waits for no answer.
 */
const longest = 25
/** The longest time for shrinking a failure, in milliseconds. */
const shrinkFor = 4 * 60_000

type Share = Pick<Settings, 'seed' | 'walks'> & {
  /** Transitions that count as taken from the start. */
  known?: Iterable<string>
  /** The time after which no walk begins, by performance.now(). */
  until: number
}

/**
 * Walks a chart at random until the time is over. @returns a description of each kind of failure,
 * with the shortest walk to it
 */
export async function explore<Context extends PathContext>(
  explored: ExploredChart<Context>,
  { seed, walks, until, known = [] }: Share,
): Promise<string[]> {
  const { machine } = explored.cases
  const { allows = () => true, isLast = () => false } = explored
  const declared = declaredTransitions(machine).map(({ id }) => id)
  const taken = new Set(known)
  const judged = new Set<string>()
  const failures = new Map<string, string>()
  const total: Total = {
    chart: machine.id,
    seed,
    walks: 0,
    milliseconds: 0,
    steps: 0,
    faults: new Map(),
    taken,
    declared,
    seen: new Set(),
    counts: emptyCounts(),
    failures: new Map(),
  }
  for (let number = 1; number <= walks && performance.now() < until; number += 1) {
    const chooser = randomChooser({ seed: seed * 1000 + number, longest, taken, allows, isLast })
    const started = performance.now()
    const walked = await takeWalk(explored, chooser, { judged })
    const milliseconds = performance.now() - started
    total.milliseconds += milliseconds
    addTo(total, walked)
    say(progress(total, walked.takenPieces.length, milliseconds))
    const { failure } = walked
    if (failure === null) continue
    total.failures.set(failure.signature, (total.failures.get(failure.signature) ?? 0) + 1)
    if (failures.has(failure.signature)) continue
    say(`${machine.id}, walk ${number}: ${failure.signature}\n${failure.message}`)
    const smallest = await findSmallest(explored, walked, failure)
    const file = writeTest(explored.cases, { seed, number, failure, pieces: smallest.pieces })
    const words = found(explored.cases, { ...smallest, seed, number, failure, file })
    say(words)
    failures.set(failure.signature, words)
  }
  say(summary(total))
  return [...failures.values()]
}

/** The shortest list of pieces found that fails in the same way. */
export async function findSmallest<Context extends PathContext>(
  explored: ExploredChart<Context>,
  { takenPieces, ahead }: Pick<Walked, 'takenPieces' | 'ahead'>,
  failure: Failure,
): Promise<{ pieces: readonly Piece[]; isRepeated: boolean; tries: number }> {
  const until = performance.now() + shrinkFor
  let tries = 0
  const getPieces = (walked: Pick<Walked, 'takenPieces' | 'ahead'>) =>
    [...walked.takenPieces, ...walked.ahead].map(({ piece }) => piece)
  const whole = getPieces({ takenPieces, ahead })
  let smallest: readonly Piece[] | null = null
  const fails = async (pieces: readonly Piece[]) => {
    tries += 1
    const again = await takeWalk(explored, listedChooser(pieces), {
      judged: new Set(),
      hurried: true,
    })
    const isSame = again.failure?.signature === failure.signature
    // Pieces that were left out during this walk are not needed for the failure.
    if (isSame) smallest = getPieces(again)
    return isSame
  }
  const goesOn = () => performance.now() < until
  for (const pieces of shortcuts(explored.start, takenPieces, ahead))
    if (goesOn() && (await fails(pieces))) break
  if (smallest === null) await fails(whole)
  if (smallest === null) return { pieces: whole, isRepeated: false, tries }
  const pieces = await shrink<Piece>(smallest, { fails, goesOn })
  return { pieces, isRepeated: true, tries }
}

const say = (words: string) => process.stdout.write(`${words}\n`)

function addTo(total: Total, { takenPieces, counts, taken, seen }: Walked): void {
  total.walks += 1
  for (const { piece } of takenPieces) {
    if (piece.does === 'step') total.steps += 1
    else total.faults.set(piece.fault, (total.faults.get(piece.fault) ?? 0) + 1)
  }
  for (const id of taken) total.taken.add(id)
  for (const states of seen) total.seen.add(states)
  for (const [name, count] of Object.entries(counts))
    total.counts = { ...total.counts, [name]: Reflect.get(total.counts, name) + count }
}
