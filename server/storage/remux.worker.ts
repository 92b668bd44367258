import { parentPort, workerData } from 'node:worker_threads'
import {
  ALL_FORMATS,
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

export interface RemuxInput {
  from: string
  to: string
  mime: string
}

export interface Remuxed {
  durationMs: number
}

/**
 * Copies the packets of a recorder's file into one that knows its duration and where its key frames
 * are. Nothing is re-encoded.
 */
async function remux({ from, to, mime }: RemuxInput): Promise<Remuxed> {
  const input = new Input({ source: new FilePathSource(from), formats: ALL_FORMATS })
  const format = mime.includes('mp4')
    ? new Mp4OutputFormat({ fastStart: false })
    : new WebMOutputFormat()
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target: new FilePathTarget(to) }),
  })
  if (!conversion.isValid)
    throw new Error(
      `The recording has no track that can be kept: ${conversion.discardedTracks.map((track) => track.reason).join(', ')}`,
    )
  await conversion.execute()
  const output = new Input({ source: new FilePathSource(to), formats: ALL_FORMATS })
  return { durationMs: Math.round((await output.computeDuration()) * 1000) }
}

parentPort?.postMessage(await remux(workerData as RemuxInput))
