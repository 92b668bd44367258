import {
  AudioSampleSink,
  BufferSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  MATROSKA,
  MP4,
  OGG,
  PCM_AUDIO_CODECS,
  WAVE,
  WEBM,
} from 'mediabunny'
import { opusRate, withOpus } from '../../../storage/opus'

/** Samples in −1…1, a series for each channel; null stands for a packet that is damaged. */
type Piece = Float32Array[] | null

/** Hears sound piece by piece. */
type Listener = (piece: Piece, sampleRate: number) => void

/**
 * Reads a take through: WebM, MP4 or Ogg with Opus, and WAV with plain samples. False where it is
 * none of these. Throws where the container itself is broken.
 */
export async function feedThrough(
  bytes: Uint8Array<ArrayBuffer>,
  listener: Listener,
): Promise<boolean> {
  const formats = [WEBM, MATROSKA, MP4, OGG, WAVE]
  const input = new Input({ source: new BufferSource(bytes), formats })
  try {
    const track = await input.getPrimaryAudioTrack()
    if (track === null) return false
    if (track.codec === 'opus') await decodeOpus(track, listener)
    else if (PCM_AUDIO_CODECS.some((codec) => codec === track.codec))
      await feedSamples(track, listener)
    else return false
    return true
  } finally {
    input.dispose()
  }
}

const decodeOpus = (track: InputAudioTrack, listener: Listener): Promise<void> =>
  withOpus(track, async (decode) => {
    for await (const { data } of new EncodedPacketSink(track).packets())
      listener(decode(data), opusRate)
  })

async function feedSamples(track: InputAudioTrack, listener: Listener): Promise<void> {
  for await (const sample of new AudioSampleSink(track).samples()) {
    const channels = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
      const plane = new Float32Array(sample.numberOfFrames)
      sample.copyTo(plane, { planeIndex, format: 'f32-planar' })
      return plane
    })
    const { sampleRate } = sample
    sample.close()
    listener(channels, sampleRate)
  }
}
