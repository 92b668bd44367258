import { setImmediate } from 'node:timers/promises'
import { BufferSource, EncodedPacketSink, Input, MATROSKA, WEBM } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'

/** What can be heard in a take, whatever was said. */
export interface AudioMeasures {
  duration_seconds: number
  /** Share of the time with sound well above the take's own noise, 0–1. */
  speech_share: number
  /** Silences of a second or longer between the first and the last sound. */
  long_pauses: number
  /** Loudness of the sounding parts in dBFS: 0 is as loud as can be, −60 hardly to be heard. */
  level_db: number
}

const frameSeconds = 0.02
const longPauseSeconds = 1
/**
 * Sound is what lies this far above the quiet tenth of the take, and in any case above the floor.
 */
const aboveNoiseDb = 9
const floorDb = -52

const toDb = (power: number) => (power > 0 ? 10 * Math.log10(power) : -120)

/**
 * Judges 20 ms frames by their energy (the plain energy detector of Rabiner & Sambur 1975, without
 * zero crossings). `powers`: the mean square of each frame's samples, samples in −1…1.
 */
export const measuresOf = (powers: readonly number[]): AudioMeasures => {
  const levels = powers.map(toDb)
  const sorted = [...levels].sort((one, other) => one - other)
  const quiet = sorted[Math.floor(sorted.length * 0.1)] ?? -120
  // A take without pauses has no quiet tenth; then the loudest frame sets the measure.
  const loud = sorted[Math.floor(sorted.length * 0.95)] ?? -120
  const threshold = Math.max(floorDb, Math.min(quiet + aboveNoiseDb, loud - 15))
  const sounding = levels.map((level) => level > threshold)
  const first = sounding.indexOf(true)
  const last = sounding.lastIndexOf(true)
  let pauses = 0
  let silence = 0
  for (const sounds of first < 0 ? [] : sounding.slice(first, last + 1)) {
    if (sounds && silence * frameSeconds >= longPauseSeconds) pauses += 1
    silence = sounds ? 0 : silence + 1
  }
  const heard = powers.filter((_, at) => sounding[at])
  return {
    duration_seconds: Math.round(powers.length * frameSeconds * 10) / 10,
    speech_share: powers.length === 0 ? 0 : Math.round((100 * heard.length) / powers.length) / 100,
    long_pauses: pauses,
    level_db: Math.round(
      toDb(heard.length === 0 ? 0 : heard.reduce((sum, power) => sum + power, 0) / heard.length),
    ),
  }
}

/**
 * Measures a take as browsers record it: WebM (or Matroska) with Opus. Null for anything else, or a
 * file that cannot be read; Safari's MP4 with AAC is such a file, because no decoder for it comes
 * with npm.
 */
export async function measureAudio(bytes: Uint8Array<ArrayBuffer>): Promise<AudioMeasures | null> {
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM, MATROSKA] })
  let decoder: OpusDecoder | undefined
  try {
    const track = await input.getPrimaryAudioTrack()
    if (!track || track.codec !== 'opus') return null
    decoder = new OpusDecoder({ channels: track.numberOfChannels })
    await decoder.ready
    const frame = new FrameMeter(Math.round(48_000 * frameSeconds))
    let packets = 0
    for await (const packet of new EncodedPacketSink(track).packets()) {
      frame.hear(decoder.decodeFrame(packet.data).channelData[0] ?? new Float32Array())
      packets += 1
      // Four seconds of sound at a time; requests that wait come in between.
      if (packets % 200 === 0) await setImmediate()
    }
    return frame.powers.length === 0 ? null : measuresOf(frame.powers)
  } catch {
    // A broken file is an answer too: nothing can be measured in it.
    return null
  } finally {
    decoder?.free()
    input.dispose()
  }
}

/** Cuts a stream of samples into frames and keeps the power of each. */
class FrameMeter {
  readonly powers: number[] = []
  private sum = 0
  private count = 0

  constructor(private readonly size: number) {}

  hear(samples: Float32Array) {
    for (const sample of samples) {
      this.sum += sample * sample
      this.count += 1
      if (this.count < this.size) continue
      this.powers.push(this.sum / this.size)
      this.sum = 0
      this.count = 0
    }
  }
}
