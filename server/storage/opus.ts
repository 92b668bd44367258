import type { InputAudioTrack } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'

export const opusRate = 48_000

/** A packet's samples in −1…1, a series for each channel; null for one that is damaged. */
export type DecodeOpus = (packet: Uint8Array) => Float32Array[] | null

/** Has a track of Opus decoded, packet by packet, by whoever uses it. */
export async function withOpus<Result>(
  track: InputAudioTrack,
  use: (decode: DecodeOpus) => Promise<Result>,
): Promise<Result> {
  const decoder = new OpusDecoder({ channels: track.numberOfChannels })
  try {
    await decoder.ready
    return await use((packet) => {
      const { channelData, errors } = decoder.decodeFrame(packet)
      return errors.length > 0 ? null : channelData
    })
  } finally {
    decoder.free()
  }
}
