import type { MeasuredMedia, Stretch } from './media.table'

interface SentPiece {
  offsetMs: number
  durationMs: number
  receivedAt: Date
}

interface Held {
  /** The contents of the file of all pieces, and of the first piece alone, if that can be read. */
  whole: MeasuredMedia
  beginning: MeasuredMedia | null
  startedAt: Date
}

/**
 * The place of a recorder's run in its attempt, and the part of it that can have been recorded
 * there. A piece leaves the recorder at the end of the time it claims, and cannot hold anything
 * recorded after it arrived. So a run whose pictures began long after its claim is placed where its
 * pictures begin.
 */
export function placed(
  pieces: readonly SentPiece[],
  { whole, beginning, startedAt }: Held,
): { offsetMs: number; measured: MeasuredMedia } {
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (first === undefined || last === undefined) throw new Error('A run has pieces.')
  const arrival = ({ receivedAt }: SentPiece) => receivedAt.getTime() - startedAt.getTime()
  const known = [
    { piece: last, length: toEnd(whole) },
    ...(beginning === null ? [] : [{ piece: first, length: toEnd(beginning) }]),
  ]
  const claimed = Math.max(
    first.offsetMs,
    Math.min(
      ...known.map(({ piece: { offsetMs, durationMs }, length }) => offsetMs + durationMs - length),
    ),
  )
  const latest = Math.min(...known.map(({ piece, length }) => arrival(piece) - length))
  const offsetMs = Math.max(0, Math.min(claimed, latest))
  const until = arrival(last) - offsetMs
  return {
    offsetMs,
    measured: {
      video: upTo(whole.video, until),
      audio: upTo(whole.audio, until),
      prints: (whole.prints ?? []).filter(([from]) => from < until),
    },
  }
}

const toEnd = ({ video, audio }: MeasuredMedia): number =>
  Math.max(video.at(-1)?.[1] ?? 0, audio.at(-1)?.[1] ?? 0)

const upTo = (stretches: readonly Stretch[], until: number): Stretch[] =>
  stretches.flatMap(([from, to]) => (from < until ? [[from, Math.min(to, until)] as const] : []))
