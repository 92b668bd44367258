import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { AttemptEvent } from '../machines/attempt/attempt-events'
import { plusSeconds } from './clock'
import { questionnaireOf } from './content/assessments'
import {
  type DemoAttempt,
  demoAttempts,
  demoScores,
  type DemoPerson,
} from './content/demo/attempts'
import type { Db } from './db/db'
import { newId } from './db/id'
import { answers, consents } from './db/schema/assessments'
import { reviews } from './db/schema/attempt-results'
import { recordings, screenshots, takes } from './db/schema/attempt-media'
import { users } from './db/schema/auth'
import { files } from './db/schema/user'
import { addDemoProfile } from './demo-profiles'
import type { Deps } from './deps'
import type { AttemptRow } from './modules/assessments/attempt.store'
import { addAttempt, saveStep } from './modules/assessments/attempt-step.store'
import { append, start, type Step } from './modules/assessments/lifecycle.rules'
import { type Evaluation, keepEvaluation } from './modules/assessments/result.store'
import { criterionKeys } from './modules/assessments/scoring/evidence'

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
      userId: await addDemoPerson(tx, demo, person),
      reviewerId,
    })
  }
}

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
    textVersion: '1',
    lang: 'en',
    givenAt: plusSeconds(startedAt, -120),
  })
  const added = await addAttempt(
    tx,
    { userId, assessmentId: 'english_v3', kind, now: startedAt },
    start(kind, startedAt, 0),
    { actor: 'candidate', actorId: userId },
  )
  if (added === null) throw new Error('The demo candidate has an attempt already')
  await addAnswers(tx, added.id, demo, startedAt)
  const taken = await live(tx, added, lifeOf(demo, startedAt), {
    actor: 'candidate',
    actorId: userId,
  })
  if (demo.ending === 'exited') return
  await addRecordings(deps, tx, added.id, userId)
  await addTakes(deps, tx, added.id, userId)
  const madeAt = plusSeconds(startedAt, 1740)
  const at = (seconds: number) => ({
    at: plusSeconds(madeAt, seconds).toISOString(),
    epoch: 1,
    sequence: taken.state.sequence,
  })
  await keepEvaluation(tx, { attemptId: added.id, ...demoScoresOf(demo), madeAt })
  const scored = await live(tx, taken, [{ ...at(0), type: 'evaluation.provisional' }], {
    actor: 'server',
  })
  if (demo.ending === 'awaiting_review') return
  await tx.insert(reviews).values({
    id: newId(),
    attemptId: added.id,
    reviewerId,
    scores: spokenScores(demo),
    note: demo.note,
    at: plusSeconds(madeAt, 3600),
  })
  await live(tx, scored, [{ ...at(3600), type: 'review.scored' }], {
    actor: 'reviewer',
    actorId: reviewerId,
  })
}

/** What happened, told in events as a browser would have sent them. */
function lifeOf({ ending }: DemoAttempt, startedAt: Date): AttemptEvent[] {
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

/**
 * Appends events and keeps the state they lead to; what the chart asks to have done was done when
 * the scores were made.
 */
export function live(
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
  return saveStep(tx, row, step, origin, new Date(events.at(-1)?.at ?? row.startedAt))
}

const questionsOf = (kind: string) =>
  (questionnaireOf('english_v3') ?? [])
    .filter((part) => part.kind === kind)
    .flatMap((part) => part.questions)

/** The values of a demo candidate's answers, by question. */
export function demoValues({ writing, mcqs }: DemoAttempt): Record<string, string> {
  const chosen = questionsOf('mcqs').map(({ id }, index) => [id, mcqs[index] ?? '-'] as const)
  return Object.fromEntries([
    ...questionsOf('written').map(({ id }) => [id, writing] as const),
    ...chosen.filter(([, option]) => option !== '-'),
  ])
}

/** What a reviewer gave a demo candidate's spoken answers, by question. */
export const spokenScores = ({ speaking }: DemoAttempt): Record<string, number> =>
  Object.fromEntries(
    questionsOf('speaking').flatMap(({ id }, index) =>
      speaking[index] === undefined ? [] : [[id, speaking[index]]],
    ),
  )

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

/** Keeps one of the demo's files as a candidate's own. */
async function keepFile(
  deps: Deps,
  tx: Db,
  ownerId: string,
  { name, kind, mime }: { name: string; kind: string; mime: string },
) {
  const bytes = await readFile(new URL(`./content/demo/${name}`, import.meta.url))
  const id = newId()
  const storageKey = `demo/${id}`
  await deps.storage.put(storageKey, bytes)
  await tx.insert(files).values({
    id,
    ownerId,
    kind,
    storageKey,
    mime,
    filename: name,
    bytes: bytes.length,
    createdAt: deps.clock.now(),
  })
  return { fileId: id, bytes: bytes.length }
}

/**
 * A few seconds of a browser's test picture, so that the report's players have something real to
 * play.
 */
export async function addRecordings(
  deps: Deps,
  tx: Db,
  attemptId: string,
  ownerId: string,
): Promise<void> {
  const now = deps.clock.now()
  for (const kind of ['camera', 'screen'] as const) {
    const { fileId, bytes } = await keepFile(deps, tx, ownerId, {
      name: 'camera.webm',
      kind: 'recording',
      mime: 'video/webm',
    })
    await tx.insert(recordings).values({
      id: newId(),
      attemptId,
      kind,
      sessionId: newId(),
      offsetMs: 1000,
      durationMs: 4140,
      bytes,
      mime: 'video/webm',
      pieces: 1,
      lastIndex: 0,
      state: 'ready',
      fileId,
      lastReceivedAt: now,
    })
  }
  const { fileId } = await keepFile(deps, tx, ownerId, {
    name: 'screenshot.jpg',
    kind: 'screenshot',
    mime: 'image/jpeg',
  })
  await tx.insert(screenshots).values({
    id: newId(),
    attemptId,
    sessionId: newId(),
    index: 0,
    offsetMs: 30_000,
    fileId,
    receivedAt: now,
  })
}

/** A browser's test tone for every spoken answer. */
async function addTakes(deps: Deps, tx: Db, attemptId: string, ownerId: string): Promise<void> {
  for (const { id } of questionsOf('speaking')) {
    const sound = await keepFile(deps, tx, ownerId, {
      name: 'take.webm',
      kind: 'take',
      mime: 'audio/webm',
    })
    await tx.insert(takes).values({
      id: newId(),
      attemptId,
      questionId: id,
      take: 1,
      epoch: 1,
      durationMs: 3000,
      transcript: null,
      audio: demoAudio,
      fileId: sound.fileId,
      counted: true,
      receivedAt: deps.clock.now(),
    })
  }
}

/** Measured on `take.webm`. */
const demoAudio = { duration_seconds: 3, speech_share: 0.33, long_pauses: 0, level_db: -16 }

const scoresSchema = z.object({
  overall: z.number().nullable(),
  provisional: z.boolean(),
  criteria: z.array(
    z.object({
      key: z.enum(criterionKeys),
      score: z.number().nullable(),
      provisional: z.boolean(),
      evidence: z.array(
        z.object({
          kind: z.enum(['measure', 'finding', 'reason']),
          code: z.string(),
          values: z.record(z.string(), z.union([z.string(), z.number()])),
          span: z
            .object({ question_id: z.string(), start: z.number(), end: z.number() })
            .exactOptional(),
        }),
      ),
    }),
  ),
})

/** What the scorers gave for a demo candidate's answers. */
export const demoScoresOf = ({
  email,
}: DemoPerson): Pick<Evaluation, 'overall' | 'provisional' | 'criteria'> =>
  scoresSchema.parse(demoScores[email])
