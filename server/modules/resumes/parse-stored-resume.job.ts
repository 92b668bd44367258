import { and, eq } from 'drizzle-orm'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import { files, profiles, resumeLines } from '../users/users.table'
import type { Deps } from '../../deps'
import { parseResumeInWorker } from '../../documents/parse-in-worker'
import { readAll } from '../../storage/storage'
import type { JobInputs } from '../../jobs/jobs'

/**
 * Reads a stored resume, for its owner to review: what was reviewed before goes on counting until
 * then. A resume that gives nothing is kept and flagged; an earlier profile stays, and its owner
 * goes back to where they were. Does nothing when the resume was replaced meanwhile.
 */
export async function parseStoredResume(
  deps: Deps,
  { user_id, file_id }: JobInputs['resume.parse'],
): Promise<void> {
  const [file] = await deps.db.select().from(files).where(eq(files.id, file_id))
  if (file === undefined) return
  const mine = and(
    eq(profiles.userId, user_id),
    eq(profiles.resumeFileId, file_id),
    eq(profiles.resumeStatus, 'in_progress'),
  )
  await deps.db
    .update(profiles)
    .set({ resumeProgress: 40, updatedAt: deps.clock.now() })
    .where(mine)
  const outcome = await parseResumeInWorker(
    { bytes: await readAll(deps.storage, file.storageKey), filename: file.filename },
    loadTaxonomy(),
  )
  const done = { resumeProgress: 100, updatedAt: deps.clock.now() }
  if (outcome.ok) {
    const lines = { readAt: done.updatedAt, lines: outcome.lines }
    await deps.db.transaction(async (tx) => {
      const [kept] = await tx
        .update(profiles)
        .set({
          ...done,
          status: 'completed',
          resumeStatus: 'completed',
          read: outcome.profile,
          readAt: done.updatedAt,
          readFromPicture: outcome.fromPicture,
        })
        .where(mine)
        .returning({ userId: profiles.userId })
      if (kept === undefined) return
      await tx
        .insert(resumeLines)
        .values({ userId: user_id, ...lines })
        .onConflictDoUpdate({ target: resumeLines.userId, set: lines })
    })
    return
  }
  const [profile] = await deps.db
    .update(profiles)
    .set({ ...done, resumeStatus: 'failed', resumeFailure: outcome.failure })
    .where(mine)
    .returning({ read: profiles.read, parsed: profiles.parsed })
  if (profile !== undefined && (profile.read ?? profile.parsed) !== null)
    await deps.db.update(profiles).set({ status: 'completed' }).where(eq(profiles.userId, user_id))
}
