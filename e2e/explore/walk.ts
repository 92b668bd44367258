import type { Driver, PathContext } from '../paths/drive'
import { atomicStates, drive } from '../paths/drive'
import { looksRight } from '../paths/looks-right'
import { lookAt } from '../paths/look'
import { patient } from '../../scripts/lib/patience.mjs'
import { Broken, failureOf, pageInWords, type Failure } from './broken'
import { isSettled, type Chooser } from './choose'
import { inject } from './inject'
import { endOf, toPiece, type FaultName, type Place } from './piece'
import { presentOf } from './present'
import type { Trodden } from './shrink'
import { isAccessible, leadsOn, noCounts, type Counts } from './watch'
import type { Begun, World } from './world'
import type { Walk } from '../../machines/paths/tour'

/** How a walk went. */
export interface Walked {
  trodden: readonly Trodden[]
  /** The steps that were to come after the one that failed: its driver looked ahead to them. */
  ahead: readonly Trodden[]
  failure: Failure | null
  counts: Counts
  /** The transitions that the running charts took, polls left out. */
  taken: readonly string[]
  /** The configurations that it came to, by their active states. */
  seen: readonly string[]
}

interface Options {
  /** The configurations that axe has judged in this run: each is judged once. */
  judged: Set<string>
  /** Whether the last steps are waited for only briefly. */
  hurried?: boolean
}

/** How long a page may take to come to rest after a fault, in milliseconds. */
const restLimit = patient(20_000)

/** Takes one walk in a fresh browser, to its end or to what fails. */
export async function takeWalk<Context extends PathContext>(
  world: World<Context>,
  chooser: Chooser,
  options: Options,
): Promise<Walked> {
  const walking = new Walking(world, await world.begin(), options)
  return walking.take(chooser)
}

class Walking<Context extends PathContext> {
  readonly #world: World<Context>
  readonly #begun: Begun<Context>
  readonly #options: Options
  readonly #trodden: Trodden[] = []
  #ahead: readonly Trodden[] = []
  readonly #counts = noCounts()
  readonly #seen = new Set<string>()

  constructor(world: World<Context>, begun: Begun<Context>, options: Options) {
    this.#world = world
    this.#begun = begun
    this.#options = options
  }

  async take(chooser: Chooser): Promise<Walked> {
    const { recorder } = this.#begun.testContext
    const mark = recorder.mark()
    let failure: Failure | null = null
    try {
      await this.#follow(chooser)
    } catch (error) {
      const last = this.#trodden.at(-1)?.piece
      const name = last?.does === 'fault' ? last.fault : (last?.takes.join() ?? 'the start')
      failure = failureOf(error, name)
    } finally {
      await this.#begun.end()
    }
    return {
      trodden: this.#trodden,
      ahead: failure === null ? [] : this.#ahead,
      failure,
      counts: this.#counts,
      taken: recorder.takenSince(mark, this.#world.drivers.chart),
      seen: [...this.#seen],
    }
  }

  async #follow(chooser: Chooser): Promise<void> {
    let place = this.#world.start
    for (;;) {
      const next = chooser.next(place, this.#begun.faultsAt(place))
      if (next === null) return
      place =
        'fault' in next
          ? await this.#strike(next.fault, place)
          : await this.#step(next.steps, place)
      await this.#holds(place)
    }
  }

  async #step(walk: Walk, from: Place): Promise<Place> {
    const { drivers } = this.#world
    let at = 0
    const watched =
      (driver: Driver<Context>): Driver<Context> =>
      async (testContext, moment) => {
        if (at > 0) await this.#holdsMeanwhile(endOf(from, walk.slice(0, at)))
        at += 1
        const [now, ...ahead] = walk
          .slice(at - 1)
          .map((edge) => ({ piece: toPiece(edge), from: edge.from }))
        if (now !== undefined) this.#trodden.push(now)
        this.#ahead = ahead
        await driver(testContext, moment)
      }
    await drive({
      ...drivers,
      drivers: Object.fromEntries(
        Object.entries(drivers.drivers).map(([event, driver]) => [event, watched(driver)]),
      ),
      testContext: this.#begun.testContext,
      graph: from.graph,
      walk,
      number: null,
      ...(this.#options.hurried === true ? { hurried: 2 } : {}),
    })
    this.#counts.looks += walk.length
    return endOf(from, walk)
  }

  async #strike(fault: FaultName, before: Place): Promise<Place> {
    this.#trodden.push({ piece: { does: 'fault', fault }, from: before.key })
    this.#ahead = []
    const { testContext, complaints, passTime, letGo } = this.#begun
    const { page, context } = testContext
    if (fault === 'doublePress') {
      await inject.doublePress({ page, context, passTime, plant: complaints.plant })
      return before
    }
    await letGo()
    await inject[fault]({ page, context, passTime, plant: complaints.plant })
    const place = await this.#rest(before, fault)
    const { chart, stateAssertions } = this.#world.drivers
    await looksRight(
      testContext,
      { chart, stateAssertions, told: undefined, limit: patient(10_000) },
      atomicStates(place.graph, place.key),
    )
    this.#counts.looks += 1
    return place
  }

  /** Where the chart comes to rest after a fault. @throws where it does not, or has lost something */
  async #rest(before: Place, fault: FaultName): Promise<Place> {
    const { testContext, placeOf, isKept } = this.#begun
    const { page, network, recorder } = testContext
    const { chart } = this.#world.drivers
    const until = performance.now() + restLimit
    let last = ''
    let same = 0
    let states: readonly string[] = []
    let found: Place | null = null
    for (let looks = 0; performance.now() < until; looks += 1) {
      const present = await presentOf(page, chart)
      states = present?.states ?? []
      const now = states.join()
      same = now === last ? same + 1 : 0
      // A call that a reload left without an answer is on its way for ever.
      const isQuiet = network.onTheirWay() === 0 && network.loading() === 0
      const isStill = same >= (isQuiet ? 1 : 20)
      if (present !== null && isStill) {
        found = placeOf(present, before, fault)
        if (found !== null && isSettled(found) && isKept(before, found, fault)) {
          recorder.add({ page, chart, event: 'xstate.init', taken: [], states })
          return found
        }
      }
      last = now
      // What asks again by itself does so by the clock of the page.
      if (looks === 40) await this.#begun.passTime()
      await page.waitForTimeout(100)
    }
    const look = await lookAt(page)
    const what = found === null ? 'no configuration of the graph' : 'not as before the fault'
    throw new Broken(
      found !== null && isSettled(found) ? 'lost' : 'no rest',
      `After the fault the chart is in ${states.join(', ')}: ${what}, ${before.key}.\n${pageInWords(look)}`,
    )
  }

  /** What holds in every configuration, those in which something is under way included. */
  async #holdsMeanwhile(place: Place): Promise<void> {
    this.#begun.complaints.none()
    this.#counts.quiet += 1
    this.#seen.add(atomicStates(place.graph, place.key).join())
  }

  /** What holds where the chart has come to rest. */
  async #holds(place: Place): Promise<void> {
    await this.#holdsMeanwhile(place)
    if (!isSettled(place)) return
    const { page } = this.#begun.testContext
    await this.#begun.keeps(place)
    this.#counts.kept += 1
    if ((this.#world.waits?.(place) ?? null) === null) await leadsOn(page)
    this.#counts['ways on'] += 1
    const name = `${atomicStates(place.graph, place.key).join()} ${new URL(page.url()).pathname}`
    if (this.#options.judged.has(name)) return
    this.#options.judged.add(name)
    await isAccessible(page)
    this.#counts.axe += 1
  }
}
