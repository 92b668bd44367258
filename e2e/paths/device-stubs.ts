import type { Page } from '@playwright/test'

type DeviceName = 'camera' | 'microphone' | 'screen'

/** The functions of the stubs below that the test calls in the page. */
interface InPage {
  asked: () => readonly DeviceName[]
  answer: (device: DeviceName, allowed: boolean) => void
  end: (device: DeviceName) => void
  hide: (devices: readonly DeviceName[]) => void
  holdEstimate: () => void
  releaseEstimate: (works: boolean) => void
  breakDisk: (broken: boolean) => void
  fireTimer: () => boolean
}

type StubbedGlobal = typeof globalThis & { masarDeviceStubs: InPage; masarClock: unknown }

/**
 * Imitates the parts of a browser that a test cannot control: it answers permission prompts,
 * unplugs devices and makes storage fail.
 */
export class DeviceStubs {
  readonly #page: Page

  private constructor(page: Page) {
    this.#page = page
  }

  static async of(page: Page): Promise<DeviceStubs> {
    await page.addInitScript(stubDevices)
    return new DeviceStubs(page)
  }

  /** Answers the permission prompt for a device, once the page has opened it. */
  async answer(device: DeviceName, allowed: boolean): Promise<void> {
    await this.#page.waitForFunction(
      (name) => (globalThis as StubbedGlobal).masarDeviceStubs.asked().includes(name),
      device,
    )
    await this.#page.evaluate(
      ([name, yes]) => (globalThis as StubbedGlobal).masarDeviceStubs.answer(name, yes),
      [device, allowed] as const,
    )
  }

  /** Answers the permission prompt that is open, whichever device it is for. */
  async answerAny(allowed: boolean): Promise<void> {
    await this.#page.waitForFunction(
      () => (globalThis as StubbedGlobal).masarDeviceStubs.asked().length > 0,
    )
    const [device] = await this.#page.evaluate(() =>
      (globalThis as StubbedGlobal).masarDeviceStubs.asked(),
    )
    if (device !== undefined) await this.answer(device, allowed)
  }

  /** Ends the tracks of a device, as if it were unplugged or the screen were no longer shared. */
  end = (device: DeviceName): Promise<void> =>
    this.#page.evaluate((name) => (globalThis as StubbedGlobal).masarDeviceStubs.end(name), device)

  /**
   * Removes the browser's support for these devices, as a phone has none for sharing its screen.
   */
  hide = (devices: readonly DeviceName[]): Promise<void> =>
    this.#page.evaluate(
      (names) => (globalThis as StubbedGlobal).masarDeviceStubs.hide(names),
      devices,
    )

  /** Makes the browser wait before it estimates its storage. */
  holdEstimate = (): Promise<void> =>
    this.#page.evaluate(() => (globalThis as StubbedGlobal).masarDeviceStubs.holdEstimate())

  /** Lets the waiting estimate succeed, or fail as if the storage were broken. */
  releaseEstimate = (works: boolean): Promise<void> =>
    this.#page.evaluate(
      (does) => (globalThis as StubbedGlobal).masarDeviceStubs.releaseEstimate(does),
      works,
    )

  /** Makes writing the attempt's events to the disk fail. A full disk would not stop the page. */
  breakDisk = (broken: boolean): Promise<void> =>
    this.#page.evaluate(
      (is) => (globalThis as StubbedGlobal).masarDeviceStubs.breakDisk(is),
      broken,
    )

  /** Ends the delay of a chart that is due first. */
  async fireTimer(): Promise<void> {
    if (
      !(await this.#page.evaluate(() => (globalThis as StubbedGlobal).masarDeviceStubs.fireTimer()))
    )
      throw new Error('No delay of a chart runs on this page.')
  }
}

/** Runs in the page, so it can use nothing from outside itself. */
function stubDevices(): void {
  if (!('mediaDevices' in navigator)) return
  interface Question {
    allow: () => void
    deny: () => void
  }
  const questions = new Map<DeviceName, Question>()
  const tracks = new Map<DeviceName, readonly MediaStreamTrack[]>()
  const media = MediaDevices.prototype
  const { getUserMedia, getDisplayMedia } = media

  const ask = async (device: DeviceName, open: () => Promise<MediaStream>) => {
    // The device is opened at once, because a browser shares a screen only in the seconds after a
    // press, and the test may take longer to answer.
    const stream = await open()
    try {
      await new Promise<void>((resolve, reject) => {
        questions.set(device, {
          allow: resolve,
          deny: () => reject(new DOMException('Permission denied', 'NotAllowedError')),
        })
      })
    } catch (refusal) {
      for (const track of stream.getTracks()) track.stop()
      throw refusal
    } finally {
      questions.delete(device)
    }
    tracks.set(device, stream.getTracks())
    return stream
  }
  const show = () => {
    media.getUserMedia = function (constraints) {
      return ask(constraints?.video ? 'camera' : 'microphone', () =>
        getUserMedia.call(this, constraints),
      )
    }
    media.getDisplayMedia = function (options) {
      return ask('screen', () => getDisplayMedia.call(this, options))
    }
  }
  show()

  let heldEstimate: { release: () => void; released: Promise<void> } | null = null
  let isBroken = false
  const { estimate } = StorageManager.prototype
  StorageManager.prototype.estimate = async function () {
    await heldEstimate?.released
    if (!isBroken) return estimate.call(this)
    isBroken = false
    // A rejected estimate would only mean that the size of the storage is unknown.
    return {
      get quota(): number {
        throw new Error('The storage is broken.')
      },
    }
  }
  let diskIsBroken = false
  const { add } = IDBObjectStore.prototype
  IDBObjectStore.prototype.add = function (value, key) {
    if (diskIsBroken) throw new DOMException('The disk does not write.', 'UnknownError')
    return key === undefined ? add.call(this, value) : add.call(this, value, key)
  }

  let timers: { id: number; due: number; run: () => void }[] = []
  let lastId = 0
  const page = globalThis as StubbedGlobal
  page.masarClock = {
    setTimeout: (run: () => void, delay: number) => {
      lastId += 1
      timers.push({ id: lastId, due: performance.now() + delay, run })
      return lastId
    },
    clearTimeout: (id: number) => {
      timers = timers.filter((timer) => timer.id !== id)
    },
  }
  page.masarDeviceStubs = {
    asked: () => [...questions.keys()],
    answer: (device, allowed) =>
      allowed ? questions.get(device)?.allow() : questions.get(device)?.deny(),
    end: (device) => {
      for (const track of tracks.get(device) ?? []) {
        // Imitates an unplugged device: a page gets no event for a track that it stops itself.
        track.stop()
        track.dispatchEvent(new Event('ended'))
      }
    },
    hide: (devices) => {
      show()
      if (devices.includes('camera')) Reflect.deleteProperty(media, 'getUserMedia')
      if (devices.includes('screen')) Reflect.deleteProperty(media, 'getDisplayMedia')
    },
    holdEstimate: () => {
      let release: () => void = () => undefined
      const released = new Promise<void>((resolve) => (release = resolve))
      heldEstimate = { release, released }
    },
    releaseEstimate: (works) => {
      isBroken = !works
      heldEstimate?.release()
      heldEstimate = null
    },
    breakDisk: (broken) => {
      diskIsBroken = broken
    },
    fireTimer: () => {
      const [first] = timers.toSorted((one, other) => one.due - other.due)
      if (first === undefined) return false
      timers = timers.filter((timer) => timer !== first)
      first.run()
      return true
    },
  }
}
