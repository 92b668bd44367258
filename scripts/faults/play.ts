import type { AttemptApi } from '../../src/features/assessments/attempt/attempt-api'
import { isDiskFull } from '../../src/features/assessments/attempt/free-storage'
import { type SubmittedPart, notAsShown } from './submitted-parts'
import { Device, Page } from './page'
import { type DeviceName, toDevice, type PageName, type Schedule, type Step } from './schedule'
import type { ServerSide } from './server-side'
import { turns, Wire } from './wire'

/** Longer than this a schedule does not last: parts that run out are another matter. */
const LONGEST_SECONDS = 900

/** An edit, by its number: the later an edit is made, the higher. */
interface Edit {
  number: number
  epoch: number
}

/** Puts a fault of the product's between a page and the server, to see that it is found. */
export type Plant = (api: AttemptApi) => AttemptApi

/**
 * Plays a schedule on the real client and a server, mends the network, and tells what did not hold;
 * nothing, if all did.
 */
export async function play(
  schedule: Schedule,
  server: ServerSide,
  plant: Plant = (api) => api,
): Promise<string[]> {
  const run = new Run(server, plant)
  await run.begin()
  for (const step of schedule) await run.take(step)
  await run.end()
  return run.faults
}

class Run {
  readonly faults: string[] = []
  readonly #server: ServerSide
  readonly #plant: Plant
  readonly #wire = new Wire()
  readonly #devices = new Map<DeviceName, Device>()
  readonly #pages = new Map<PageName, Page>()
  readonly #under: Promise<unknown>[] = []
  #number = 0
  #seconds = 0
  /** The highest edit that a page showed as saved, by question. */
  readonly #saved = new Map<string, number>()
  /** The last edit that each device has on its disk, by device and question. */
  readonly #kept = new Map<string, Edit>()
  readonly #handedIn: SubmittedPart[] = []
  /** Events on the disk of a device, and whether a page knew them to be sent. */
  readonly #notes: { tag: number; device: DeviceName; epoch: number; sent: boolean }[] = []

  constructor(server: ServerSide, plant: Plant) {
    this.#server = server
    this.#plant = plant
  }

  async begin(): Promise<void> {
    const page = await this.#page('A1')
    await page.start()
    await page.goOn()
  }

  async take(step: Step): Promise<void> {
    if (step.does === 'turns') return turns(step.count)
    if (step.does === 'setsClock')
      return void (this.#device(step.device).wallAhead = step.hours * 3_600_000)
    if (step.does === 'fills') return void (this.#device(step.device).refusals += step.writes)
    if (step.does === 'passes') return this.#pass(step.seconds)
    if (step.does === 'dies') {
      this.#pages.get(step.page)?.kill()
      this.#pages.delete(step.page)
    }
    const page = await this.#page(step.page)
    if (step.does !== 'types') page.fates.push(...step.calls)
    const work = this.#carryOut(page, step).catch((error: unknown) =>
      this.#wonder(page, step.does, error),
    )
    if (step.does === 'dies' || step.waits) await Promise.race([work, page.gone])
    else this.#under.push(Promise.race([work, page.gone]))
  }

  /**
   * Restores the network and lets each browser finish, one after the other, until everything it has
   * is stored on the server.
   */
  async end(): Promise<void> {
    for (const page of this.#pages.values()) page.fates.length = 0
    for (const device of this.#devices.values()) device.refusals = 0
    await this.#wire.mend()
    await Promise.all(this.#under)
    await this.#wire.mend()
    const waiting = await this.#server.recordingsCome()
    if (waiting > 0) this.faults.push(`${waiting} kept edits wait although all is recorded.`)
    const writer = [...this.#pages.values()].toSorted((one, other) => other.epoch - one.epoch)[0]
    const last = new Set<PageName>([writer?.name ?? 'A1', 'A1', 'B1'])
    for (const name of last) await this.#finishOn(await this.#page(name))
    this.faults.push(...(await notAsShown(this.#server, this.#handedIn)))
    for (const page of this.#pages.values()) page.kill()
  }

  async #carryOut(page: Page, step: Step): Promise<void> {
    if (step.does === 'dies') return page.enter()
    if (step.does === 'takesOver') return page.takeOver()
    if (step.does === 'beats') return page.beat()
    if (!page.isWriting()) return page.enter()
    if (step.does === 'types') return this.#type(page, step.question)
    if (step.does === 'saves') return this.#save(page)
    if (step.does === 'notes') return this.#note(page)
    if (step.does === 'sends') return this.#send(page)
    if (step.does === 'goesOn') return this.#goOn(page)
  }

  async #type(page: Page, index: number): Promise<void> {
    const part = page.openPart()
    const asked = this.#server.questions.filter((question) => question.part === part)
    const question = asked[index % Math.max(1, asked.length)]
    if (question === undefined) return
    const edit = { number: (this.#number += 1), epoch: page.epoch }
    const onDisk = await page.type(
      question.id,
      question.type,
      `#${edit.number} ${page.name} wrote this`,
    )
    const key = `${page.device.name} ${question.id}`
    if (onDisk && (this.#kept.get(key)?.number ?? 0) < edit.number) this.#kept.set(key, edit)
  }

  async #save(page: Page): Promise<void> {
    const of = `${page.device.name} `
    const before = [...this.#kept].filter(
      ([key, { epoch }]) => key.startsWith(of) && epoch === page.epoch,
    )
    if (!(await page.save())) return
    for (const [key, { number }] of before) {
      const question = key.slice(of.length)
      this.#saved.set(question, Math.max(number, this.#saved.get(question) ?? 0))
    }
    await this.#lookAtSaved(`${page.name} showed as saved`)
  }

  async #note(page: Page): Promise<void> {
    const note = {
      tag: (this.#number += 1),
      device: page.device.name,
      epoch: page.epoch,
      sent: false,
    }
    if (await page.note(note.tag)) this.#notes.push(note)
  }

  async #send(page: Page): Promise<void> {
    const before = this.#notes.filter(
      ({ device, epoch }) => device === page.device.name && epoch === page.epoch,
    )
    if (await page.send()) for (const note of before) note.sent = true
  }

  async #goOn(page: Page): Promise<void> {
    const submittedParts = await page.goOn()
    if (submittedParts !== null) this.#handedIn.push(submittedParts)
  }

  async #pass(seconds: number): Promise<void> {
    if (this.#seconds + seconds > LONGEST_SECONDS) return
    this.#seconds += seconds
    this.#server.advance(seconds)
    for (const page of this.#pages.values()) await Promise.race([page.tick(), page.gone])
  }

  async #finishOn(page: Page): Promise<void> {
    let saved = false
    for (let round = 0; round < 6 && !saved && !page.isOver(); round += 1) {
      if (!page.isWriting()) await page.enter()
      if (!page.isWriting() && !page.isOver()) await page.takeOver()
      await page.beat().catch((error: unknown) => this.#wonder(page, 'beats', error))
      await page.send()
      saved = await page.save()
    }
    if (!saved && !page.isOver())
      this.faults.push(`${page.name} does not come to rest once the network is back.`)
    await this.#lookAtSaved(`${page.name} went on with the network back`)
    if (saved) await this.#lookAtDevice(page)
    await this.#lookAtEvents(page)
  }

  /** No edit that was shown as saved gives way to an earlier one. */
  async #lookAtSaved(when: string): Promise<void> {
    const standing = await this.#server.standing()
    for (const [question, number] of this.#saved) {
      const there = readNumber(standing.get(question)?.value)
      if (there < number)
        this.faults.push(
          `Lost: edit #${number} of ${question} was shown as saved; after ${when}, #${there} stands on the server.`,
        )
    }
  }

  /**
   * The last edit on the device stands, unless a later writer answered that question or its part
   * was over before it could be sent.
   */
  async #lookAtDevice(page: Page): Promise<void> {
    const standing = await this.#server.standing()
    const shown = await page.kept()
    for (const { id, part } of this.#server.questions) {
      const there = readNumber(standing.get(id)?.value)
      if (readNumber(shown.get(id)) !== there)
        this.faults.push(
          `${page.name} shows #${readNumber(shown.get(id))} of ${id} as saved, and the server has #${there}.`,
        )
      const own = this.#kept.get(`${page.device.name} ${id}`)
      const wasReplaced =
        own !== undefined &&
        own.epoch < page.epoch &&
        ((standing.get(id)?.epoch ?? 0) > own.epoch || page.openPart() !== part)
      if (own !== undefined && there < own.number && !wasReplaced)
        this.faults.push(
          `Not delivered: the last edit of ${id} on device ${page.device.name} is #${own.number}, and the server has #${there}.`,
        )
    }
  }

  /**
   * Every event of the writer is on the list, once, and the list is in the order in which they
   * happened.
   */
  async #lookAtEvents(page: Page): Promise<void> {
    const listed = await this.#server.listed()
    for (const { tag, device, epoch, sent } of this.#notes) {
      const times = listed.filter((event) => event.tag === tag).length
      if (times > 1) this.faults.push(`Event #${tag} is on the list ${times} times.`)
      const isDue =
        sent || (device === page.device.name && epoch === page.epoch && page.isWriting())
      if (times === 0 && isDue) this.faults.push(`Event #${tag} is not on the list.`)
    }
    const ours = listed.filter(({ type }) => ordered.includes(type))
    for (const [index, event] of ours.entries()) {
      const before = ours[index - 1]
      if (
        before !== undefined &&
        (before.epoch > event.epoch ||
          (before.epoch === event.epoch && before.sequence >= event.sequence))
      )
        this.faults.push(
          `${event.type} (${event.epoch}.${event.sequence}) is on the list after ${before.type} (${before.epoch}.${before.sequence}).`,
        )
    }
  }

  async #page(name: PageName): Promise<Page> {
    const open = this.#pages.get(name)
    if (open !== undefined) return open
    const page = await Page.open(
      name,
      this.#device(toDevice(name)),
      this.#server,
      this.#wire,
      this.#plant(this.#server.api),
    )
    this.#pages.set(name, page)
    return page
  }

  #device(name: DeviceName): Device {
    const device = this.#devices.get(name) ?? new Device(name)
    this.#devices.set(name, device)
    return device
  }

  /**
   * A call that was not answered and a write that found no room are what a schedule is about;
   * anything else is a fault of the product, or of this harness.
   */
  #wonder(page: Page, does: Step['does'], error: unknown): void {
    if (page.isDead() || isDiskFull(error)) return
    if (error instanceof Error && 'code' in error && 'status' in error) return
    this.faults.push(`${page.name} ${does}: ${String(error)}`)
  }
}

/** What the product's queue sends, in its order; starts and take-overs go past it. */
const ordered = ['part.begun', 'part.submitted', 'episode.recorded', 'attempt.reentered']

const readNumber = (value: string | undefined): number =>
  Number(/^#(\d+)/.exec(value ?? '')?.[1] ?? 0)
