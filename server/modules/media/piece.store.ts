import { and, eq, inArray, sql } from 'drizzle-orm'
import { batched } from '../../db/batch'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { recordingPieces, recordings } from './media.table'
import type { Deps } from '../../deps'
import { DomainError } from '../../http/domain-error'
import {
  attemptNotFound,
  mediaLimitReached,
  recordedAfterEnd,
} from '../attempts/assessments.errors'
import { holdAttempts } from '../attempts/attempt.store'
import { hasRoom, nothingHeld } from './media.rules'
import { mediaHeld, type Recording, type Sent, stored } from './media.store'

type PieceAt = Pick<Sent, 'attemptId' | 'sessionId' | 'index'>

interface Run extends Recording {
  /** Of the piece that was asked about, and of the first one. */
  hasPiece: boolean
  hasFirst: boolean
}

interface Piece extends Sent {
  kind: Recording['kind']
  /** Bytes. */
  size: number
  /** Whether none follows. */
  last: boolean
  /** Of the file that the first piece begins; null of the others, until the run is known. */
  mime: string | null
  storageKey: string
  now: Date
}

/**
 * A recorder's run, and whether this piece of it has arrived; with what several candidates ask at
 * once in one query.
 */
export const runReader = (db: Db): ((wanted: PieceAt) => Promise<Run | null>) =>
  batched((wanted: readonly PieceAt[]) => findRuns(db, wanted))

async function findRuns(db: Db, wanted: readonly PieceAt[]): Promise<(Run | null)[]> {
  const of = (column: 'attemptId' | 'sessionId') => [...new Set(wanted.map((one) => one[column]))]
  const indexes = [...new Set([0, ...wanted.map(({ index }) => index)])]
  const arrived = db
    .select({ index: recordingPieces.index })
    .from(recordingPieces)
    .where(
      and(eq(recordingPieces.recordingId, recordings.id), inArray(recordingPieces.index, indexes)),
    )
  const found = await db
    .select({ recording: recordings, arrived: sql<number[]>`array(${arrived})` })
    .from(recordings)
    .where(
      and(
        inArray(recordings.attemptId, of('attemptId')),
        inArray(recordings.sessionId, of('sessionId')),
      ),
    )
  return wanted.map(({ attemptId, sessionId, index }) => {
    const run = found.find(
      ({ recording }) => recording.attemptId === attemptId && recording.sessionId === sessionId,
    )
    return run === undefined
      ? null
      : {
          ...run.recording,
          hasPiece: run.arrived.includes(index),
          hasFirst: run.arrived.includes(0),
        }
  })
}

/**
 * Keeps a piece, once; the last one missing has the recording put together. Gives how many have
 * arrived. What comes at once of several candidates is written at once.
 */
export function makePieceStore(
  deps: Deps,
): (sent: Omit<Piece, 'storageKey' | 'size'>, bytes: Buffer) => Promise<number> {
  // Of one attempt one after another, as each is judged by what the attempt holds.
  const write = batched((pieces: readonly Piece[]) => writePieces(deps, pieces), {
    apart: ({ attemptId }) => [attemptId],
  })
  return (sent, bytes) => {
    const storageKey = `recordings/${sent.attemptId}/${sent.sessionId}/${sent.index}`
    return stored(deps, { key: storageKey, bytes }, async () => {
      const written = await write({ ...sent, size: bytes.length, storageKey })
      if (typeof written === 'number') return written
      throw written
    })
  }
}

/** How many have arrived of each piece's run, or why it is refused. */
async function writePieces(
  deps: Deps,
  pieces: readonly Piece[],
): Promise<(number | DomainError)[]> {
  return deps.db.transaction(async (tx) => {
    const ids = pieces.map(({ attemptId }) => attemptId)
    const attempts = new Set((await holdAttempts(tx, ids)).map(({ id }) => id))
    const runs = await findRuns(tx, pieces)
    const held = await mediaHeld(tx, ids)
    const judged = pieces.map((piece, at): number | DomainError | Piece => {
      const run = runs[at] ?? null
      if (!attempts.has(piece.attemptId)) return attemptNotFound()
      // The same piece sent twice at once: the second waited for the first.
      if (run?.hasPiece === true) return run.pieces
      // No piece follows the last one: a made-up one would cause the file to be joined again, from
      // pieces that may be deleted.
      if (run !== null && run.lastIndex !== null && piece.index > run.lastIndex)
        return recordedAfterEnd()
      if (
        !hasRoom(held.get(piece.attemptId) ?? nothingHeld, {
          bytes: piece.size,
          one: run === null ? 'recording' : null,
        })
      )
        return mediaLimitReached()
      return { ...piece, mime: piece.mime ?? run?.mime ?? null }
    })
    const stored = await addPieces(deps, tx, judged.filter(isPiece))
    return judged.map((one) => (isPiece(one) ? (stored.get(one.storageKey) ?? 0) : one))
  })
}

const isPiece = (one: number | DomainError | Piece): one is Piece =>
  typeof one === 'object' && !(one instanceof DomainError)

/**
 * Adds pieces, each of another attempt, to their runs, which the first of each opens. Gives how
 * many each run has, by the piece's place in the store.
 */
async function addPieces(
  deps: Deps,
  tx: Db,
  pieces: readonly Piece[],
): Promise<ReadonlyMap<string, number>> {
  if (pieces.length === 0) return new Map()
  const added = await tx
    .insert(recordings)
    .values(
      pieces.map(
        ({ attemptId, kind, sessionId, offsetMs, durationMs, size, last, index, mime, now }) => ({
          id: newId(now.getTime()),
          attemptId,
          kind,
          sessionId,
          offsetMs,
          durationMs,
          bytes: size,
          mime: mime ?? 'video/webm',
          pieces: 1,
          lastIndex: last ? index : null,
          state: 'processing' as const,
          lastReceivedAt: now,
        }),
      ),
    )
    .onConflictDoUpdate({
      target: [recordings.attemptId, recordings.sessionId],
      set: {
        pieces: sql`${recordings.pieces} + 1`,
        bytes: sql`${recordings.bytes} + excluded.bytes`,
        offsetMs: sql`least(${recordings.offsetMs}, excluded.offset_ms)`,
        // What arrived, not the span from its first to its last piece: one between them may be
        // missing.
        durationMs: sql`${recordings.durationMs} + excluded.duration_ms`,
        state: 'processing',
        lastReceivedAt: sql`excluded.last_received_at`,
        lastIndex: sql`coalesce(excluded.last_index, ${recordings.lastIndex})`,
        mime: sql`excluded.mime`,
      },
    })
    .returning({
      id: recordings.id,
      attemptId: recordings.attemptId,
      pieces: recordings.pieces,
      lastIndex: recordings.lastIndex,
    })
  const runs = new Map(added.map((run) => [run.attemptId, run]))
  await tx.insert(recordingPieces).values(
    pieces.flatMap(({ attemptId, index, offsetMs, durationMs, size, storageKey, now }) => {
      const run = runs.get(attemptId)
      return run === undefined
        ? []
        : [
            {
              recordingId: run.id,
              index,
              offsetMs,
              durationMs,
              bytes: size,
              storageKey,
              receivedAt: now,
            },
          ]
    }),
  )
  for (const { id, pieces: arrived, lastIndex } of added)
    if (lastIndex !== null && arrived === lastIndex + 1)
      await deps.jobs.send(tx, 'recording.assemble', { recording_id: id })
  return new Map(
    pieces.map(({ attemptId, storageKey }) => [storageKey, runs.get(attemptId)?.pieces ?? 0]),
  )
}
