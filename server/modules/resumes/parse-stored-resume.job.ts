import { and, eq, lt } from 'drizzle-orm'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import { files, profiles, resumeLines } from '../users/users.table'
import type { Deps } from '../../deps'
import { parseResumeInWorker } from '../../documents/parse-in-worker'
import { readAll } from '../../storage/storage'
import type { JobInputs } from '../../jobs/jobs'

/** How far the reading is, in percent, once it begins and before its outcome is kept. */
const BEGUN = 40
const RECOGNISED = 95
/** A page takes some seconds: so small a step comes about once a second. */
const STEP = 5

/**
 * Writes how much is recognised, from 0 to 1, in steps and one after the other; the number never
 * falls. A step that is not written is no reason to read the resume again.
 */
export function inSteps(write: (percent: number) => Promise<unknown>) {
  let last = BEGUN
  let writing: Promise<unknown> = Promise.resolve()
  return {
    hear(share: number) {
      const percent = BEGUN + STEP * Math.floor(((RECOGNISED - BEGUN) * share) / STEP)
      if (percent <= last) return
      last = percent
      writing = writing.then(() => write(percent)).catch(() => undefined)
    },
    settled: () => writing.then(() => undefined),
  }
}

/**
 * Reads a stored resume for its owner to review; until then the earlier profile counts. An
 * unreadable resume is kept and flagged; an earlier profile stays, and its owner returns to their
 * earlier state. Does nothing if the resume was replaced in between.
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
  const progress = (percent: number) =>
    deps.db
      .update(profiles)
      .set({ resumeProgress: percent, updatedAt: deps.clock.now() })
      .where(and(mine, lt(profiles.resumeProgress, percent)))
  await progress(BEGUN)
  const steps = inSteps(progress)
  const outcome = await parseResumeInWorker(
    { bytes: await readAll(deps.storage, file.storageKey), filename: file.filename },
    loadTaxonomy(),
    { onRecognised: steps.hear },
  ).finally(steps.settled)
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
