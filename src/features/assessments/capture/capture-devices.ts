import type { Device } from '../../../../machines/assessment/assessment-events'
import { inTime } from '../../../lib/in-time'
import type { DeviceCheck } from '../attempt/attempt-api'
import { Emitter } from '../engine/emitter'

/** The parts of `navigator.mediaDevices` that are used. */
export interface MediaSource {
  getUserMedia(constraints: MediaStreamConstraints): Promise<MediaStream>
  getDisplayMedia(options: DisplayMediaStreamOptions): Promise<MediaStream>
}

export type DeviceChange =
  { type: 'device.lost'; device: Device } | { type: 'device.restored'; device: Device }

/** Why a device could not be switched on: the browser's refusal in one of our words. */
export class DeviceRefusal extends Error {
  readonly code:
    'permission_denied' | 'device_missing' | 'device_busy' | 'not_whole_screen' | 'device_failed'

  constructor(code: DeviceRefusal['code']) {
    super('')
    this.name = 'DeviceRefusal'
    this.code = code
  }
}

/**
 * Firefox lets people put a permission prompt aside, so that it is never answered. After half of
 * the time in which a lost device may return, the candidate is told and can ask again.
 */
const ANSWER_MS = 60_000

export const devices: readonly Device[] = ['camera', 'microphone', 'screen']

/**
 * Camera, microphone and screen: asked for one by one, held while the page lives, watched for their
 * end.
 */
export class CaptureDevices {
  readonly changes = new Emitter<DeviceChange>()
  readonly #source: () => MediaSource
  readonly #streams = new Map<Device, MediaStream>()
  /** What an arrangement replaces: it is not asked for, and nothing waits for it. */
  replaced: readonly Device[] = []
  /** The microphone at which a voice was heard. */
  #heard: MediaStream | null = null
  #asking = 0

  constructor(source: () => MediaSource = () => navigator.mediaDevices) {
    this.#source = source
  }

  /** The browser asks for a device, or lets a screen be chosen. */
  get isAsking(): boolean {
    return this.#asking > 0
  }

  isLive = (device: Device): boolean => this.stream(device) !== null

  /**
   * Whether a device is on already, or is not needed. @throws DeviceRefusal where this browser has no way to switch
   * it on, as a phone's has none for the screen
   */
  find(device: Device): boolean {
    if (this.replaced.includes(device)) return true
    const way: keyof MediaSource = device === 'screen' ? 'getDisplayMedia' : 'getUserMedia'
    if (!(way in this.#source())) throw new DeviceRefusal('device_failed')
    return this.isLive(device)
  }

  /** The devices that are needed and off, in the order in which they are asked for. */
  lost = (): Device[] =>
    devices.filter((device) => !this.isLive(device) && !this.replaced.includes(device))

  stream(device: Device): MediaStream | null {
    const stream = this.#streams.get(device)
    return stream?.getTracks().some((track) => track.readyState === 'live') === true ? stream : null
  }

  /** Whether a device is on and sends black or silence. */
  isMuted = (device: Device): boolean =>
    this.stream(device)
      ?.getTracks()
      .some((track) => track.muted) === true

  /** A voice is heard at the microphone. */
  hearVoice = (): void => {
    this.#heard = this.stream('microphone')
  }

  /** What a look at them finds. */
  check(): DeviceCheck {
    const works = (device: Device) => this.isLive(device) && !this.isMuted(device)
    const microphone = this.stream('microphone')
    return {
      camera: works('camera'),
      microphone: works('microphone'),
      screen: works('screen'),
      voice: microphone !== null && microphone === this.#heard,
    }
  }

  /** Tells of every device that has ended without a word. */
  findEnded(): void {
    for (const device of devices) if (!this.isLive(device)) this.#lose(device)
  }

  /**
   * Switches a device on, unless it is on.
   * @throws DeviceRefusal with the reason; a shared tab or window is refused where the browser
   * tells, and no answer is a refusal too
   */
  async ask(device: Device): Promise<MediaStream> {
    const live = this.stream(device)
    if (live) return live
    this.#asking += 1
    const stream = await inTime(this.#open(device), ANSWER_MS, {
      refuse: () => new DeviceRefusal('permission_denied'),
      // No caller waits for this stream any more.
      late: stop,
    })
      .catch((error: unknown) => {
        throw new DeviceRefusal(toRefusalCode(error))
      })
      .finally(() => {
        this.#asking -= 1
      })
    if (device === 'screen' && isPartOfScreen(stream)) {
      stop(stream)
      throw new DeviceRefusal('not_whole_screen')
    }
    this.#streams.set(device, stream)
    for (const track of stream.getTracks()) this.#watch(device, stream, track)
    this.changes.emit({ type: 'device.restored', device })
    return stream
  }

  /**
   * Switches everything off without a signal: `ended` does not fire for a track that the page
   * stops.
   */
  release(): void {
    for (const stream of this.#streams.values()) stop(stream)
    this.#streams.clear()
  }

  #open(device: Device): Promise<MediaStream> {
    if (device === 'screen') return this.#source().getDisplayMedia(wholeScreen)
    const voice = { echoCancellation: true, noiseSuppression: false, autoGainControl: false }
    const picture = {
      width: { ideal: 640 },
      height: { ideal: 480 },
      frameRate: { ideal: 6, max: 8 },
    }
    return this.#source().getUserMedia(device === 'camera' ? { video: picture } : { audio: voice })
  }

  #watch(device: Device, stream: MediaStream, track: MediaStreamTrack): void {
    const lost = () => {
      if (this.#streams.get(device) === stream) this.#lose(device)
    }
    track.addEventListener('ended', lost)
    // A muted camera or microphone sends black or silence: the hardware switch was used or the
    // device went to sleep.
    if (device !== 'screen') track.addEventListener('mute', lost)
  }

  #lose(device: Device): void {
    const stream = this.#streams.get(device)
    if (stream === undefined) return
    this.#streams.delete(device)
    stop(stream)
    this.changes.emit({ type: 'device.lost', device })
  }
}

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

const isPartOfScreen = (stream: MediaStream): boolean =>
  stream.getVideoTracks().some((track) => {
    const { displaySurface } = track.getSettings()
    return displaySurface !== undefined && displaySurface !== 'monitor'
  })

const wholeScreen: DisplayMediaStreamOptions & {
  monitorTypeSurfaces: string
  selfBrowserSurface: string
} = {
  video: {
    displaySurface: 'monitor',
    frameRate: { ideal: 4, max: 5 },
    width: { max: 1920 },
    height: { max: 1080 },
  },
  audio: false,
  monitorTypeSurfaces: 'include',
  selfBrowserSurface: 'exclude',
}

function toRefusalCode(error: unknown): DeviceRefusal['code'] {
  if (error instanceof DeviceRefusal) return error.code
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'permission_denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'device_missing'
  return name === 'NotReadableError' || name === 'AbortError' ? 'device_busy' : 'device_failed'
}
