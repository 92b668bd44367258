import type { Driver, PathContext } from '../paths/drive'
import { atomicStates, drive } from '../paths/drive'
import { looksRight } from '../paths/looks-right'
import { lookAt } from '../paths/look'
import { inTime } from '../../src/lib/in-time'
import { patient } from '../../scripts/lib/patience.mjs'
import { InvariantError, toFailure, pageInWords, type Failure } from './invariant-error'
import { isSettled, type Chooser } from './choose'
import { inject } from './inject'
import { getEnd, toPiece, type FaultName, type Place } from './piece'
import { readLiveChart } from './live-chart'
import type { TakenPiece } from './shrink'
import { assertAccessible, assertWayOn, emptyCounts, type Counts } from './invariants'
import type { WalkBrowser, ExploredChart } from './explored-chart'
import type { Walk } from '../../machines/paths/graph/tour'

/** The result of a walk. */
export interface Walked {
  takenPieces: readonly TakenPiece[]
  /** The planned steps after the failed one, which its driver took into account. */
  ahead: readonly TakenPiece[]
  failure: Failure | null
  counts: Counts
  /** The transitions that the running charts took, without polls. */
  taken: readonly string[]
  /** The configurations that the walk entered, by their active states. */
  seen: readonly string[]
}

interface Options {
  /** The configurations that axe has judged in this run, so that it judges each only once. */
  judged: Set<string>
  /** Whether the last steps get only a short time. */
  hurried?: boolean
}

/** The longest time in which a page may come to rest after a fault, in milliseconds. */
const restLimit = patient(20_000)
/** Longer than any driver takes on a busy machine, in milliseconds. */
const stepLimit = patient(60_000)
const noEnd = `The driver waits for what does not come: after ${stepLimit / 1000} s it has no end.`

/** Takes one walk in a fresh browser, until it ends or fails. */
export async function takeWalk<Context extends PathContext>(
  explored: ExploredChart<Context>,
  chooser: Chooser,
  options: Options,
): Promise<Walked> {
  let begun: WalkBrowser<Context>
  try {
    begun = await explored.begin()
  } catch (error) {
    return { ...nothingTaken(), failure: toFailure(error, 'the start') }
  }
  return new Walking(explored, begun, options).take(chooser)
}

const nothingTaken = (): Omit<Walked, 'failure'> => ({
  takenPieces: [],
  ahead: [],
  counts: emptyCounts(),
  taken: [],
  seen: [],
})

class Walking<Context extends PathContext> {
  readonly #explored: ExploredChart<Context>
  readonly #browser: WalkBrowser<Context>
  readonly #options: Options
  readonly #takenPieces: TakenPiece[] = []
  #ahead: readonly TakenPiece[] = []
  readonly #counts = emptyCounts()
  readonly #seen = new Set<string>()

  constructor(explored: ExploredChart<Context>, begun: WalkBrowser<Context>, options: Options) {
    this.#explored = explored
    this.#browser = begun
    this.#options = options
  }

  async take(chooser: Chooser): Promise<Walked> {
    const { recorder } = this.#browser.testContext
    const mark = recorder.mark()
    let failure: Failure | null = null
    try {
      await this.#follow(chooser)
    } catch (error) {
      const last = this.#takenPieces.at(-1)?.piece
      const name = last?.does === 'fault' ? last.fault : (last?.takes.join() ?? 'the start')
      failure = toFailure(error, name)
    } finally {
      await this.#browser.end()
    }
    return {
      takenPieces: this.#takenPieces,
      ahead: failure === null ? [] : this.#ahead,
      failure,
      counts: this.#counts,
      taken: recorder.takenSince(mark, this.#explored.drivers.chart),
      seen: [...this.#seen],
    }
  }

  async #follow(chooser: Chooser): Promise<void> {
    let place = this.#explored.start
    for (;;) {
      const next = chooser.next(place, this.#browser.faultsAt(place))
      if (next === null) return
      place =
        'fault' in next
          ? await this.#injectFault(next.fault, place)
          : await this.#step(next.steps, place)
      await this.#holds(place)
    }
  }

  async #step(walk: Walk, from: Place): Promise<Place> {
    const { drivers } = this.#explored
    let at = 0
    const watched =
      (driver: Driver<Context>): Driver<Context> =>
      async (testContext, moment) => {
        if (at > 0) await this.#holdsMeanwhile(getEnd(from, walk.slice(0, at)))
        at += 1
        const [now, ...ahead] = walk
          .slice(at - 1)
          .map((edge) => ({ piece: toPiece(edge), from: edge.from }))
        if (now !== undefined) this.#takenPieces.push(now)
        this.#ahead = ahead
        await inTime(driver(testContext, moment), stepLimit, { refuse: () => new Error(noEnd) })
      }
    await drive({
      ...drivers,
      drivers: Object.fromEntries(
        Object.entries(drivers.drivers).map(([event, driver]) => [event, watched(driver)]),
      ),
      testContext: this.#browser.testContext,
      graph: from.graph,
      walk,
      number: null,
      ...(this.#options.hurried === true ? { hurried: 2 } : {}),
    })
    this.#counts.pages += walk.length
    return getEnd(from, walk)
  }

  async #injectFault(fault: FaultName, before: Place): Promise<Place> {
    this.#takenPieces.push({ piece: { does: 'fault', fault }, from: before.key })
    this.#ahead = []
    const { testContext, browserErrors, passHalfMinute, releaseHeld } = this.#browser
    const { page, context } = testContext
    if (fault === 'doublePress') {
      await inject.doublePress({ page, context, passHalfMinute, plant: browserErrors.plant })
      return before
    }
    await releaseHeld()
    await inject[fault]({ page, context, passHalfMinute, plant: browserErrors.plant })
    const place = await this.#rest(before, fault)
    const { chart, stateAssertions } = this.#explored.drivers
    await looksRight(
      testContext,
      { chart, stateAssertions, told: undefined, limit: patient(10_000) },
      atomicStates(place.graph, place.key),
    )
    this.#counts.pages += 1
    return place
  }

  /**
   * Waits for the configuration in which the chart comes to rest after a fault.
   * @throws InvariantError if it does not come to rest, or has lost data
   */
  async #rest(before: Place, fault: FaultName): Promise<Place> {
    const { testContext, placeOf, hasKept } = this.#browser
    const { page, network, recorder } = testContext
    const { chart } = this.#explored.drivers
    const until = performance.now() + restLimit
    let last = ''
    let same = 0
    let states: readonly string[] = []
    let found: Place | null = null
    for (let looks = 0; performance.now() < until; looks += 1) {
      const live = await readLiveChart(page, chart)
      states = live?.states ?? []
      const now = states.join()
      same = now === last ? same + 1 : 0
      // A reload may leave a call without an answer, which then counts as on its way forever.
      const isQuiet = network.onTheirWay() === 0 && network.loading() === 0
      const isStill = same >= (isQuiet ? 1 : 20)
      if (live !== null && isStill) {
        found = placeOf(live, before, fault)
        if (found !== null && isSettled(found) && hasKept(before, found, fault)) {
          recorder.add({ page, chart, event: 'xstate.init', taken: [], states })
          return found
        }
      }
      last = now
      // Calls that are repeated by themselves follow the clock of the page.
      if (looks === 40) await this.#browser.passHalfMinute()
      await page.waitForTimeout(100)
    }
    const look = await lookAt(page)
    const what = found === null ? 'no configuration of the graph' : 'not as before the fault'
    throw new InvariantError(
      found !== null && isSettled(found) ? 'lost' : 'no rest',
      `After the fault the chart is in ${states.join(', ')}: ${what}, ${before.key}.\n${pageInWords(look)}`,
    )
  }

  /** Checks the invariants of every configuration, also while an answer is in progress. */
  async #holdsMeanwhile(place: Place): Promise<void> {
    this.#browser.browserErrors.assertNone()
    this.#counts['browser errors'] += 1
    this.#seen.add(atomicStates(place.graph, place.key).join())
  }

  /** Checks the invariants of a configuration in which the chart waits for no answer. */
  async #holds(place: Place): Promise<void> {
    await this.#holdsMeanwhile(place)
    if (!isSettled(place)) return
    const { page } = this.#browser.testContext
    await this.#browser.checkStored(place)
    this.#counts['stored data'] += 1
    if ((this.#explored.waits?.(place) ?? null) === null) await assertWayOn(page)
    this.#counts['ways on'] += 1
    const name = `${atomicStates(place.graph, place.key).join()} ${new URL(page.url()).pathname}`
    if (this.#options.judged.has(name)) return
    this.#options.judged.add(name)
    await assertAccessible(page)
    this.#counts.axe += 1
  }
}
