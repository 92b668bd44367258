import { parentPort, workerData } from 'node:worker_threads'
import {
  ALL_FORMATS,
  type EncodedPacket,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type InputTrack,
} from 'mediabunny'
import type { MeasuredMedia, Stretch } from '../modules/media/media.table'
import { SilenceFinder, without } from './measure-silence'
import { withOpus } from './opus'
import { PrintMaker } from './prints'

/** Packets farther apart than this leave a gap between them, in milliseconds. */
const gapMs = 2000

/** Of a track: a file of nothing but gaps has as many in a day. */
const mostStretches = 40_000

/** A browser records one or two channels; for more, a decoder would need their order. */
const mostChannels = 2

/**
 * Measures the contents of a file, in milliseconds from its first packet. A packet of zeros
 * contains no picture or sound, a picture begins with the first key frame, and Opus as quiet as a
 * muted track counts as silence. Other sound and pictures are not decoded.
 */
async function measure(path: string): Promise<MeasuredMedia> {
  using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
  const first = await input.getFirstTimestamp()
  const [picture, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  const prints = new PrintMaker()
  const see = (at: number, packet: EncodedPacket) => prints.see(at, packet)
  return {
    video: picture === null ? [] : await findStretches(picture, first, see),
    audio: sound === null ? [] : await soundIn(sound, first),
    prints: prints.end(),
  }
}

async function soundIn(track: InputAudioTrack, first: number): Promise<readonly Stretch[]> {
  const isHeard = track.codec === 'opus' && track.numberOfChannels <= mostChannels
  if (!isHeard) return findStretches(track, first)
  return withOpus(track, async (decode) => {
    const silences = new SilenceFinder(decode)
    const stretches = await findStretches(track, first, (at, { data }) =>
      silences.hear({ at, data }),
    )
    return without(stretches, silences.end())
  })
}

async function findStretches(
  track: InputTrack,
  first: number,
  heard: (at: number, packet: EncodedPacket) => void = () => undefined,
): Promise<Stretch[]> {
  const found: [from: number, to: number][] = []
  let isSeen = track.type === 'audio'
  for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, {
    verifyKeyPackets: true,
  })) {
    if (packet.data.every((byte) => byte === 0)) continue
    isSeen ||= packet.type === 'key'
    if (!isSeen) continue
    const at = Math.round((packet.timestamp - first) * 1000)
    heard(at, packet)
    const last = found.at(-1)
    if (last !== undefined && at - last[1] <= gapMs) last[1] = Math.max(last[1], at)
    else if (found.length < mostStretches) found.push([at, at])
    else break
  }
  return found
}

const { paths } = workerData as { paths: readonly string[] }
for (const path of paths) parentPort?.postMessage(await measure(path).catch(() => null))
