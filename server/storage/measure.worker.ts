import { parentPort, workerData } from 'node:worker_threads'
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input, type InputTrack } from 'mediabunny'
import type { MeasuredMedia, Stretch } from '../db/schema/attempt-media'

/** Packets farther apart than this leave a gap between them, in milliseconds. */
const gapMs = 2000

/** Of a track: a file of nothing but gaps has as many in a day. */
const mostStretches = 40_000

/**
 * What a file holds, in milliseconds from its first packet. A packet of zeros shows nothing and
 * sounds of nothing, and a picture is seen from the first whole one on.
 */
async function measure(path: string): Promise<MeasuredMedia> {
  using input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
  const first = await input.getFirstTimestamp()
  const [picture, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  return {
    video: picture === null ? [] : await stretchesOf(picture, first),
    audio: sound === null ? [] : await stretchesOf(sound, first),
  }
}

async function stretchesOf(track: InputTrack, first: number): Promise<Stretch[]> {
  const found: [from: number, to: number][] = []
  let isSeen = track.type === 'audio'
  for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, {
    verifyKeyPackets: true,
  })) {
    if (packet.data.every((byte) => byte === 0)) continue
    isSeen ||= packet.type === 'key'
    if (!isSeen) continue
    const at = Math.round((packet.timestamp - first) * 1000)
    const last = found.at(-1)
    if (last !== undefined && at - last[1] <= gapMs) last[1] = Math.max(last[1], at)
    else if (found.length < mostStretches) found.push([at, at])
    else break
  }
  return found
}

const { paths } = workerData as { paths: readonly string[] }
for (const path of paths) parentPort?.postMessage(await measure(path).catch(() => null))
