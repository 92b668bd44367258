import { toDecibels, FRAME_MS, hear, toLevel, nothingHeard } from './sound.rules'
import type { Hearing } from './sound.rules'

/** How often a live meter moves, and one beside somebody's work, in milliseconds. */
const levelPace = { live: 66, quiet: 500 } as const

/** Watches how loud a microphone is: at each beat `onLevel` hears 0 to 1. @returns what stops it */
export function watchLevel(
  stream: MediaStream,
  onLevel: (level: number) => void,
  pace: keyof typeof levelPace = 'live',
): () => void {
  // Reads the sound since the last beat, as far back as the analyser keeps it: 0.02 s at 48 kHz, or
  // 0.34 s.
  const { audio, analyser, samples } = analysed(stream, pace === 'live' ? 1024 : 16_384)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(toLevel(samples))
  }, levelPace[pace])
  return () => {
    clearInterval(timer)
    closeOnce(audio)
  }
}

/**
 * Measures how long a voice was heard, and returns a function that stops it. It returns null where
 * nothing can listen, and calls `onDeaf` if that shows only later.
 */
export type Listener = (
  stream: MediaStream,
  onHearing: (hearing: Hearing) => void,
  onDeaf?: () => void,
) => (() => void) | null

const LISTEN_MS = 200
/** Sound that does not run by then will not: a Firefox without a loudspeaker has none. */
const DEAF_MS = 4_000

/** Listens for a voice. Every frame counts, also where a busy page comes late to a beat. */
export const listenForVoice: Listener = (stream, onHearing, onDeaf) => {
  if (typeof AudioContext === 'undefined') return null
  // The most that an analyser keeps: 0.68 s of 48 kHz.
  const { audio, analyser, samples } = analysed(stream, 32_768)
  const frame = Math.round((audio.sampleRate * FRAME_MS) / 1000)
  let hearing = nothingHeard
  let until = audio.currentTime
  let idleMs = 0
  const timer = setInterval(() => {
    // An audio context that was created before the first click stays suspended and hears nothing,
    // which is not silence.
    if (audio.state !== 'running') {
      idleMs += LISTEN_MS
      if (idleMs === DEAF_MS) onDeaf?.()
      return void audio.resume().catch(() => undefined)
    }
    const passed = Math.round((audio.currentTime - until) * audio.sampleRate)
    const count = Math.floor(Math.min(samples.length, passed) / frame)
    if (count === 0) return
    until = audio.currentTime
    analyser.getFloatTimeDomainData(samples)
    const first = samples.length - count * frame
    const frames = Array.from({ length: count }, (_, at) =>
      toDecibels(samples.subarray(first + at * frame, first + (at + 1) * frame)),
    )
    hearing = hear(hearing, frames)
    onHearing(hearing)
  }, LISTEN_MS)
  return () => {
    clearInterval(timer)
    closeOnce(audio)
  }
}

/** A page that is left stops what it had stopped already; a second close would be an error. */
function closeOnce(audio: AudioContext): void {
  if (audio.state !== 'closed') void audio.close()
}

function analysed(stream: MediaStream, fftSize: number) {
  const audio = new AudioContext()
  const analyser = audio.createAnalyser()
  analyser.fftSize = fftSize
  audio.createMediaStreamSource(stream).connect(analyser)
  return { audio, analyser, samples: new Float32Array(fftSize) }
}
