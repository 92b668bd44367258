/** How often a live meter moves, and one beside somebody's work, in milliseconds. */
const levelPace = { live: 66, quiet: 500 } as const

/** Watches how loud a microphone is: at each beat `onLevel` hears 0 to 1. @returns what stops it */
export function watchLevel(
  stream: MediaStream,
  onLevel: (level: number) => void,
  pace: keyof typeof levelPace = 'live',
): () => void {
  const audio = new AudioContext()
  const analyser = audio.createAnalyser()
  // What was heard since the last beat, as far as an analyser keeps it: 0.02 s of 48 kHz, or 0.34.
  analyser.fftSize = pace === 'live' ? 1024 : 16_384
  audio.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    onLevel(levelOf(samples))
  }, levelPace[pace])
  return () => {
    clearInterval(timer)
    void audio.close()
  }
}

/**
 * Every eighth sample tells as much of how loud speech is, and takes an eighth of the work from a
 * page that somebody types in.
 */
const STRIDE = 8

/**
 * Loudness of samples in −1 … 1 as 0 to 1: root mean square of every eighth in decibels, −60 dB or
 * quieter as 0 and −10 dB or louder as 1, which is about how speech near a laptop spreads.
 */
export function levelOf(samples: Float32Array): number {
  let sum = 0
  for (let at = 0; at < samples.length; at += STRIDE) sum += (samples[at] ?? 0) ** 2
  const decibels = 10 * Math.log10(sum / Math.max(1, Math.ceil(samples.length / STRIDE)) + 1e-12)
  return Math.min(1, Math.max(0, (decibels + 60) / 50))
}
