import type { Hearing } from '../capture/sound.rules'

/** A track of a device, which a test may end or mute as a person would. */
export class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live'
  muted = false
  readonly kind: 'audio' | 'video'
  readonly #surface: string | undefined

  constructor(kind: 'audio' | 'video', surface?: string) {
    super()
    this.kind = kind
    this.#surface = surface
  }

  getSettings = () => (this.#surface === undefined ? {} : { displaySurface: this.#surface })

  constraints: MediaTrackConstraints = {}
  applyConstraints = async (constraints: MediaTrackConstraints): Promise<void> => {
    this.constraints = constraints
  }

  readonly clones: FakeTrack[] = []
  clone = (): FakeTrack => {
    const made = new FakeTrack(this.kind, this.#surface)
    this.clones.push(made)
    return made
  }

  /** As in a browser, a track that the page itself stops does not say so. */
  stop = (): void => {
    this.readyState = 'ended'
  }

  unplug(): void {
    this.readyState = 'ended'
    this.dispatchEvent(new Event('ended'))
  }
}

/**
 * A stream of such tracks. `Object.create` gives it without a type, so it may stand for the
 * browser's.
 */
export const fakeStream = (...tracks: FakeTrack[]): MediaStream =>
  Object.create(null, {
    getTracks: { value: () => tracks },
    getVideoTracks: { value: () => tracks.filter((track) => track.kind === 'video') },
    getAudioTracks: { value: () => tracks.filter((track) => track.kind === 'audio') },
    clone: { value: () => fakeStream(...tracks.map((track) => track.clone())) },
  })

/** Hands out fake devices and remembers them. */
export class FakeMedia {
  camera = new FakeTrack('video')
  microphone = new FakeTrack('audio')
  screen = new FakeTrack('video', 'monitor')
  /** The name of the error that the next request meets, as a browser names it. */
  refuse: string | null = null
  surface: string | undefined = 'monitor'

  getUserMedia = async ({ video }: MediaStreamConstraints): Promise<MediaStream> => {
    this.#refuse()
    if (video) return fakeStream((this.camera = new FakeTrack('video')))
    return fakeStream((this.microphone = new FakeTrack('audio')))
  }

  getDisplayMedia = async (): Promise<MediaStream> => {
    this.#refuse()
    return fakeStream((this.screen = new FakeTrack('video', this.surface)))
  }

  #refuse(): void {
    const name = this.refuse
    this.refuse = null
    if (name) throw Object.assign(new Error(name), { name })
  }
}

class FakeRecorder extends EventTarget {
  state: 'inactive' | 'recording' = 'inactive'
  readonly mimeType = 'video/webm'

  start(): void {
    this.state = 'recording'
  }

  /** Hands out what was recorded so far, as a recorder does at every slice. */
  cut(bytes: string): void {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([bytes]) }))
  }

  stop(): void {
    this.state = 'inactive'
    this.cut('end')
    this.dispatchEvent(new Event('stop'))
  }
}

/** Recorders that a test drives by hand; each is kept in `made`. */
export function fakeRecorders() {
  const made: FakeRecorder[] = []
  /** The browser makes no recorder any more. */
  const refuse = { now: false }
  const recorder = (): MediaRecorder => {
    if (refuse.now) throw new Error('NotSupportedError')
    const fake: FakeRecorder = new FakeRecorder()
    made.push(fake)
    return passingFor(fake)
  }
  return { made, refuse, recorder }
}

// Untyped for the same reason as a stream.
function passingFor(fake: FakeRecorder): MediaRecorder {
  return Object.create(null, {
    state: { get: () => fake.state },
    mimeType: { get: () => fake.mimeType },
    start: { value: () => fake.start() },
    stop: { value: () => fake.stop() },
    addEventListener: {
      value: (type: string, listener: (event: Event) => void) =>
        fake.addEventListener(type, listener),
    },
  })
}

const voice: Hearing = { recent: [], heardMs: 60_000, silentMs: 0 }

/** Hears what the test says: a voice, until it says otherwise. */
export function fakeEar() {
  const listeners = new Set<(hearing: Hearing) => void>()
  let hearing = voice
  return {
    listen: (_: MediaStream, onHearing: (hearing: Hearing) => void) => {
      listeners.add(onHearing)
      onHearing(hearing)
      return () => void listeners.delete(onHearing)
    },
    hears: (said: Partial<Hearing>) => {
      hearing = { ...voice, ...said }
      for (const tell of listeners) tell(hearing)
    },
  }
}

/** Web Locks among the tabs of one test. */
export class FakeLocks {
  readonly #held = new Map<string, () => void>()
  readonly #waiting = new Map<string, (() => void)[]>()

  request = (
    name: string,
    { ifAvailable, steal }: { ifAvailable?: boolean; steal?: boolean },
    callback: (lock: unknown) => Promise<void>,
  ): Promise<void> => {
    if (ifAvailable && this.#held.has(name)) return callback(null)
    if (this.#held.has(name) && !steal)
      return new Promise((resolve) => {
        const ask = () => resolve(this.request(name, {}, callback))
        this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), ask])
      })
    this.#held.get(name)?.()
    return new Promise((resolve, reject) => {
      const stolen = () => reject(new DOMException('The lock was stolen.', 'AbortError'))
      this.#held.set(name, stolen)
      const free = () => {
        if (this.#held.get(name) === stolen) this.#release(name)
      }
      callback({ name }).finally(free).then(resolve, reject)
    })
  }

  #release(name: string): void {
    this.#held.delete(name)
    const [next, ...others] = this.#waiting.get(name) ?? []
    this.#waiting.set(name, others)
    next?.()
  }

  isHeldElsewhere = async (name: string): Promise<boolean> => this.#held.has(name)

  /** What the browser does when a tab dies. */
  forget = (): void => this.#held.clear()
}
