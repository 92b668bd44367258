import { and, eq } from 'drizzle-orm'
import type { Db } from '../../server/db/db'
import { answers } from '../../server/modules/attempts/attempts.table'
import { recordingPieces, recordings } from '../../server/modules/media/media.table'
import type { Storage } from '../../server/storage/storage'
import { type Acknowledged, question } from './taker'

export interface Lost {
  edits: number
  pieces: number
}

/**
 * How much of what was acknowledged is not there: edits that neither stand nor were followed by a
 * later one, pieces without their bytes.
 */
export async function countLost(
  db: Db,
  storage: Storage,
  results: readonly Acknowledged[],
): Promise<Lost> {
  const lost = { edits: 0, pieces: 0 }
  for (const { attemptId, edit, pieces } of results) {
    if (edit.sequence > 0) {
      const [stands] = await db
        .select()
        .from(answers)
        .where(and(eq(answers.attemptId, attemptId), eq(answers.questionId, question)))
      if (
        stands === undefined ||
        stands.sequence < edit.sequence ||
        !stands.value.startsWith(edit.value)
      )
        lost.edits += 1
    }
    for (const [session, acknowledged] of pieces) {
      const storedPieces = await db
        .select({ index: recordingPieces.index, key: recordingPieces.storageKey })
        .from(recordingPieces)
        .innerJoin(recordings, eq(recordings.id, recordingPieces.recordingId))
        .where(and(eq(recordings.attemptId, attemptId), eq(recordings.sessionId, session)))
      const keys = new Map(storedPieces.map(({ index, key }) => [index, key]))
      for (const [index, bytes] of acknowledged) {
        const key = keys.get(index)
        if (key === undefined || (await storage.size(key)) !== bytes) lost.pieces += 1
      }
    }
  }
  return lost
}
