/** What goes wrong with a recording while every device is on. */
export type RecordingFault =
  'recording_empty' | 'picture_frozen' | 'picture_black' | 'microphone_muted'

export type RecordingKind = 'camera' | 'screen'

/** What a recorder has handed out since the last look. */
export interface RecorderLook {
  bytes: number
  /** True if the recorder stopped by itself or could not be made. */
  isOver: boolean
}

export interface RecordingLook {
  /** Null while a kind is not to be recorded, as its device is off. */
  recorders: Readonly<Record<RecordingKind, RecorderLook | null>>
  /** Against the look before; null where there was nothing to be looked at. */
  picture: 'changed' | 'same' | 'black' | null
  isMuted: boolean
}

/** For how long something has been wrong by now, in milliseconds; `bytes` have come meanwhile. */
export interface FaultWatch {
  readonly quiet: Readonly<Record<RecordingKind, { ms: number; bytes: number }>>
  readonly frozenMs: number
  readonly blackMs: number
  readonly mutedMs: number
}

const nothing = { ms: 0, bytes: 0 }
export const noFaults: FaultWatch = {
  quiet: { camera: nothing, screen: nothing },
  frozenMs: 0,
  blackMs: 0,
  mutedMs: 0,
}

/**
 * Headers alone are less than this. A shared page on which nothing moves still came to 560 bytes in
 * five seconds, and the quietest room to more.
 */
const ONLY_HEADERS = 1024
/** With the looks in between each is noticed within half a minute. */
const EMPTY_MS = 20_000
const FROZEN_MS = 20_000
const BLACK_MS = 10_000
/** A device that is switched on may be muted for a moment. */
const MUTED_MS = 5_000

/** Takes one more look, so many milliseconds after the last one. */
export function nextFaults(before: FaultWatch, look: RecordingLook, ms: number): FaultWatch {
  const { recorders, picture, isMuted } = look
  const findQuiet = (kind: RecordingKind) => {
    const recorder = recorders[kind]
    if (recorder === null) return nothing
    const stood = before.quiet[kind]
    if (recorder.isOver) return { ms: Math.max(EMPTY_MS, stood.ms + ms), bytes: 0 }
    const bytes = stood.bytes + recorder.bytes
    return bytes >= ONLY_HEADERS ? nothing : { ms: stood.ms + ms, bytes }
  }
  return {
    quiet: { camera: findQuiet('camera'), screen: findQuiet('screen') },
    frozenMs: picture === 'same' ? before.frozenMs + ms : 0,
    blackMs: picture === 'black' ? before.blackMs + ms : 0,
    mutedMs: isMuted ? before.mutedMs + ms : 0,
  }
}

/** The kinds whose recorder hands out nothing. */
export const emptyKinds = ({ quiet }: FaultWatch): RecordingKind[] =>
  (['camera', 'screen'] as const).filter((kind) => quiet[kind].ms >= EMPTY_MS)

/** What is wrong by now, and for how long it has been. */
export function standingFaults(watch: FaultWatch): ReadonlyMap<RecordingFault, number> {
  const { quiet, frozenMs, blackMs, mutedMs } = watch
  const all: [RecordingFault, number, number][] = [
    ['recording_empty', Math.max(quiet.camera.ms, quiet.screen.ms), EMPTY_MS],
    ['picture_frozen', frozenMs, FROZEN_MS],
    ['picture_black', blackMs, BLACK_MS],
    ['microphone_muted', mutedMs, MUTED_MS],
  ]
  return new Map(all.flatMap(([fault, ms, limit]) => (ms >= limit ? [[fault, ms]] : [])))
}

/** When a recorder may be started anew next, and how long it has to wait then. */
export interface Restarts {
  readonly notBefore: number
  readonly waitMs: number
}

const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 480_000
export const noRestarts: Restarts = { notBefore: -Infinity, waitMs: FIRST_WAIT_MS }

/**
 * A recorder is restarted at once, then after 30 s, 1, 2, 4 and 8 minutes, as each start makes
 * another file. After it has run well for the longest wait, the waits begin again with the
 * shortest. Null while it is too early.
 */
export function nextRestart({ notBefore, waitMs }: Restarts, now: number): Restarts | null {
  if (now < notBefore) return null
  const wait = now - notBefore >= LONGEST_WAIT_MS ? FIRST_WAIT_MS : waitMs
  return { notBefore: now + wait, waitMs: Math.min(LONGEST_WAIT_MS, wait * 2) }
}

/**
 * A pixel is black up to a tenth of full brightness, and a picture in which 98 % of them are: the
 * thresholds of FFmpeg's `blackdetect`. A face lit by its screen alone is brighter than that; a lens
 * that is covered, or a program that keeps the camera, is not.
 */
const BLACK_LUMA = 25.5
const BLACK_SHARE = 0.98

export function isBlack(rgba: Uint8ClampedArray): boolean {
  let black = 0
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]]
    if (0.299 * red + 0.587 * green + 0.114 * blue <= BLACK_LUMA) black += 1
  }
  return black >= (rgba.length / 4) * BLACK_SHARE
}

/**
 * Whether two pictures are the same in every pixel. Even if somebody sits still, a sensor's noise
 * changes some of thousands of pixels, so only a camera that repeats a frame gives the same
 * picture. Two cases stay hidden: a film played in place of the camera always changes, and a scene
 * so bright that every pixel is white never does.
 */
export const isSame = (one: Uint8ClampedArray, other: Uint8ClampedArray): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at])
