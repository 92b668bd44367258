import { eq } from 'drizzle-orm'
import { consentTextVersion } from '../../machines/shared/consent-text'
import type { AttemptEvent } from '../../machines/attempt/attempt-events'
import { plusSeconds } from '../runtime/clock'
import { type DemoAttempt, demoAttempts, type DemoPerson } from '../content/demo/attempts'
import type { Db } from '../db/db'
import { newId } from '../db/id'
import { answers, attempts, consents } from '../modules/attempts/attempts.table'
import { acceptedEvidence, reviews } from '../modules/results/results.table'
import { users } from '../modules/auth/auth.table'
import { getDemoScores, spokenScores, demoValues } from './demo-answers'
import { addDemoProfile } from './demo-profiles'
import { addRecordings, addTakes } from './demo-recordings'
import type { Deps } from '../deps'
import { type AttemptRow, setLastContact } from '../modules/attempts/attempt.store'
import { addAttempt, saveStep } from '../modules/attempts/attempt-step.store'
import { append, start, type Step } from '../modules/attempts/lifecycle.rules'
import { storeEvaluation } from '../modules/results/result.store'
import { judgeEvidence } from '../modules/integrity/witness.store'

export type Person = Pick<
  typeof users.$inferInsert,
  'passwordHash' | 'isEmailConfirmed' | 'approvalStatus' | 'mobileNumber' | 'createdAt'
>

/**
 * Candidates who have taken the English assessment, so that a recruiter's list shows what a list
 * looks like.
 */
export async function addDemoAttempts(
  deps: Deps,
  tx: Db,
  person: Person,
  reviewerId: string,
): Promise<void> {
  for (const demo of demoAttempts) {
    await addDemoAttempt(deps, tx, demo, {
      userId: await addDemoPerson(tx, demo, registeredBefore(demo, person)),
      reviewerId,
    })
  }
}

/** The number of days between the creation of the account and the first attempt. */
const daysBefore = 3

/** Somebody's account is older than what they took, and their profile with it. */
export const registeredBefore = ({ daysAgo }: { daysAgo: number }, person: Person): Person => ({
  ...person,
  createdAt: plusSeconds(person.createdAt, -(daysAgo + daysBefore) * 86_400),
})

/** A candidate with a whole profile. */
export async function addDemoPerson(tx: Db, demo: DemoPerson, person: Person): Promise<string> {
  const userId = newId()
  const { email, firstName, lastName } = demo
  await tx.insert(users).values({
    ...person,
    id: userId,
    email,
    emailKey: email,
    firstName,
    lastName,
    roleName: 'individual',
  })
  await addDemoProfile(tx, { userId, email, firstName, lastName, createdAt: person.createdAt })
  return userId
}

async function addDemoAttempt(
  deps: Deps,
  tx: Db,
  demo: DemoAttempt,
  { userId, reviewerId }: { userId: string; reviewerId: string },
): Promise<void> {
  const startedAt = plusSeconds(deps.clock.now(), -demo.daysAgo * 86_400)
  const kind = 'english'
  await tx.insert(consents).values({
    id: newId(),
    userId,
    kind,
    assessmentId: 'english_v3',
    textVersion: consentTextVersion,
    lang: 'en',
    givenAt: plusSeconds(startedAt, -120),
  })
  const added = await addAttempt(
    tx,
    { userId, assessmentId: 'english_v3', kind, deviceCheck: demoCheck, now: startedAt },
    start(kind, startedAt, 0),
    { actor: 'candidate', actorId: userId },
  )
  if (added === null) throw new Error('The demo candidate has an attempt already')
  await addAnswers(tx, added.id, demo, startedAt)
  const taken = await live(tx, added, makeEvents(demo, startedAt), {
    actor: 'candidate',
    actorId: userId,
  })
  if (demo.ending === 'exited') return
  await addRecordings(deps, tx, taken)
  await addTakes(deps, tx, taken)
  const madeAt = plusSeconds(startedAt, 1740)
  const at = (seconds: number) => ({
    at: plusSeconds(madeAt, seconds).toISOString(),
    epoch: 1,
    sequence: taken.state.sequence,
  })
  await storeEvaluation(tx, { attemptId: added.id, ...getDemoScores(demo), madeAt })
  const scored = await live(tx, taken, [{ ...at(0), type: 'evaluation.provisional' }], {
    actor: 'server',
  })
  await judgeEvidence(tx, scored, madeAt)
  if (demo.ending === 'awaiting_review') return
  await tx.insert(reviews).values({
    id: newId(),
    attemptId: added.id,
    reviewerId,
    scores: spokenScores(demo),
    note: demo.note,
    at: plusSeconds(madeAt, 3600),
  })
  await acceptDemo(tx, scored, reviewerId, plusSeconds(madeAt, 3600))
  await live(tx, scored, [{ ...at(3600), type: 'review.scored' }], {
    actor: 'reviewer',
    actorId: reviewerId,
  })
}

/** A demo's recordings are of a few seconds, so a person let its result count. */
export async function acceptDemo(
  tx: Db,
  { id: attemptId }: AttemptRow,
  reviewerId: string,
  at: Date,
): Promise<void> {
  const note = 'For the demonstration: a few seconds of recording stand for the whole attempt.'
  await tx.insert(acceptedEvidence).values({ attemptId, reviewerId, note, at })
  await tx.update(attempts).set({ witnessed: true }).where(eq(attempts.id, attemptId))
}

/** The events of the attempt, as a browser would have sent them. */
function makeEvents({ ending }: DemoAttempt, startedAt: Date): AttemptEvent[] {
  let sequence = 0
  const at = (seconds: number) => ({
    at: plusSeconds(startedAt, seconds).toISOString(),
    epoch: 1,
    sequence: ++sequence,
  })
  const away: AttemptEvent = {
    ...at(190),
    type: 'episode.recorded',
    detail: { cause: 'tab_hidden', length_ms: 4200 },
  }
  if (ending === 'exited')
    return [
      { ...at(40), type: 'part.begun', part: 'writing' },
      { ...away, sequence: ++sequence },
      { ...at(300), type: 'attempt.exited', reason: 'exited' },
    ]
  return [
    { ...at(45), type: 'part.begun', part: 'writing' },
    away,
    { ...at(640), type: 'episode.recorded', detail: { cause: 'paste_blocked', length_ms: null } },
    { ...at(980), type: 'part.submitted', part: 'writing' },
    { ...at(1010), type: 'part.begun', part: 'mcqs' },
    { ...at(1100), type: 'connection.lost', detail: { cause: 'offline', length_ms: null } },
    { ...at(1138), type: 'connection.restored', detail: { cause: 'offline', length_ms: 38_000 } },
    { ...at(1390), type: 'part.submitted', part: 'mcqs' },
    { ...at(1420), type: 'part.begun', part: 'speaking' },
    { ...at(1700), type: 'part.submitted', part: 'speaking' },
    { ...at(1720), type: 'recordings.drained' },
  ]
}

type Origin = Parameters<typeof saveStep>[3]

/** What a demo's browser found when it checked the devices. */
export const demoCheck = { camera: true, microphone: true, screen: true, voice: true }

/**
 * Appends events and keeps the state they lead to; what the chart asks to have done was done when
 * the scores were made. A candidate's browser was heard until the last of them.
 */
export async function live(
  tx: Db,
  row: AttemptRow,
  events: readonly AttemptEvent[],
  origin: Origin,
): Promise<AttemptRow> {
  const step = events.reduce<Step>((current, event) => append(current, event), {
    state: row.state,
    events: [],
    effects: [],
  })
  const at = new Date(events.at(-1)?.at ?? row.startedAt)
  const saved = await saveStep(tx, row, step, origin, at)
  if (origin.actor === 'candidate') await setLastContact(tx, { ...saved, lastSeenAt: at }, at)
  return saved
}

async function addAnswers(
  tx: Db,
  attemptId: string,
  demo: DemoAttempt,
  startedAt: Date,
): Promise<void> {
  const rows = Object.entries(demoValues(demo)).map(([questionId, value], index) => ({
    attemptId,
    questionId,
    epoch: 1,
    sequence: index + 1,
    type: value === demo.writing ? 'long_text' : 'text',
    value,
    savedAt: plusSeconds(startedAt, value === demo.writing ? 270 : 1020 + index * 15),
  }))
  await tx.insert(answers).values(rows)
}
