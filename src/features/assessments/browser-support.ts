import type { Device, Unsupported } from '../../../machines/assessment/assessment-events'

/** An assessment needs a window at least this wide, in CSS pixels. */
export const MIN_WIDTH = 1024
/** Recordings of a long outage have to fit: a quarter of an hour of camera and screen. */
const ROOM_BYTES = 100 * 1024 * 1024

/** The facts about the browser that decide whether it can run an attempt; a test passes its own. */
export interface BrowserFacts {
  recorder: boolean
  camera: boolean
  screen: boolean
  database: boolean
  width: number
  /** Free bytes for this site, or null where the browser does not tell. */
  quota: number | null
}

/**
 * Why this browser cannot take an assessment, or null when it can. What an arrangement replaces is
 * not asked of it; the microphone, which comes with the camera, is never replaced.
 */
export function unsupportedBecause(
  facts: BrowserFacts,
  replaced: readonly Device[],
): Unsupported | null {
  const sharesScreen = facts.screen || replaced.includes('screen')
  if (!facts.recorder || !facts.camera || !sharesScreen) return 'no_recording'
  if (!facts.database || (facts.quota !== null && facts.quota < ROOM_BYTES)) return 'no_storage'
  return facts.width < MIN_WIDTH ? 'window_too_narrow' : null
}

/** Asks this browser. */
export async function browserFacts(): Promise<BrowserFacts> {
  const media = 'mediaDevices' in navigator ? navigator.mediaDevices : null
  return {
    recorder: typeof MediaRecorder !== 'undefined' && recordingType('video') !== null,
    camera: media !== null && 'getUserMedia' in media,
    screen: media !== null && 'getDisplayMedia' in media,
    database: typeof indexedDB !== 'undefined',
    width: window.innerWidth,
    quota: await freeRoom(),
  }
}

/**
 * Keeps what is recorded from being cleared away under storage pressure, and tells how much room
 * there is.
 */
async function freeRoom(): Promise<number | null> {
  if (!('storage' in navigator)) return null
  // Firefox asks the candidate, who may never answer: nothing waits for that.
  void navigator.storage.persist().catch(() => false)
  const { quota, usage } = await navigator.storage
    .estimate()
    .catch(() => ({ quota: undefined, usage: undefined }))
  return quota === undefined ? null : quota - (usage ?? 0)
}

/**
 * VP9 first: for the same picture its encoder took a sixth of the processor's time that VP8's took,
 * beside somebody who types.
 */
const videoTypes = [
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
  'video/mp4',
]
/**
 * Without sound, no codec for sound may be named: Firefox then records nothing and never says that
 * it ended.
 */
const pictureTypes = videoTypes.map((type) => type.replace(',opus', ''))
/** Opus wherever it can be had: the server hears nothing else (AAC waits for a reviewer). */
const audioTypes = [
  'audio/webm;codecs=opus',
  'audio/webm',
  'audio/ogg;codecs=opus',
  'audio/mp4;codecs=opus',
  'audio/mp4',
]

/** The first container that the browser records and the server takes, or null. */
export function recordingType(of: 'video' | 'picture' | 'audio'): string | null {
  if (typeof MediaRecorder === 'undefined') return null
  const types = { video: videoTypes, picture: pictureTypes, audio: audioTypes }[of]
  return types.find((type) => MediaRecorder.isTypeSupported(type)) ?? null
}
