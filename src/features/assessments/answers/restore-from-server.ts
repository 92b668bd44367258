import type { CountedTake, Questionnaire, StandingAnswer } from '../attempt/attempt-api'
import type { LocalAttempt } from '../attempt/local-attempt'
import type { StoredAnswer } from '../attempt/attempt-store'
import { isDiskFull } from '../attempt/free-storage'
import type { OpenAttempt } from '../attempt/open-attempt'
import { toCame } from '../capture/piece-uploader'

/** What the server has of an attempt, as it comes with the questions. */
export interface Saved {
  answers: readonly StandingAnswer[]
  takes: readonly CountedTake[]
}

type PartId = StoredAnswer['part']

/**
 * Copies onto this device the answers and takes that another device, or this one before its storage
 * was wiped, has saved. Answers that this device keeps and the server does not count stay: they are
 * sent with their own epoch, or with this writer's if the question has no later answer and its part
 * is still open. Takes are entered without their sound, so that they count.
 *
 * A tab that is losing the attempt may still write an edit of an earlier epoch. That edit is sent,
 * too, so that the server refuses it and the server's answer takes its place.
 * @throws what that call rejected with
 */
export async function restoreFromServer(
  attempt: OpenAttempt,
  asked: Questionnaire,
  saved: Saved,
): Promise<void> {
  if (!(await restore(attempt, asked, saved))) return
  await attempt.outbox.flush()
  await restore(attempt, asked, saved)
}

/** @returns whether an edit of an earlier writer stays that has not been sent */
async function restore(
  { local, answers: shown }: OpenAttempt,
  asked: Questionnaire,
  saved: Saved,
): Promise<boolean> {
  let ruled: Ruled = { adopted: [], refused: [], isLeft: false }
  const { userId, attemptId, assessmentId, epoch } = local.record
  const of = { userId, attemptId }
  const written = local.write(['answers', 'takes', 'attempts'], async (tx) => {
    const [answers, takes] = [tx.objectStore('answers'), tx.objectStore('takes')]
    ruled = await ruleAll(local, asked, saved, (id) => answers.get([userId, attemptId, id]))
    for (const answer of ruled.adopted) await answers.put(answer)
    for (const stored of ruled.refused) {
      const place = `${stored.questionId} ${stored.epoch} ${stored.sequence}`
      await answers.put({ ...stored, questionId: place, isSetAside: true })
      await answers.delete([userId, attemptId, stored.questionId])
    }
    for (const { question_id: questionId, take, duration_ms, state } of saved.takes) {
      const stored = await takes.get([userId, attemptId, questionId, take])
      if (stored !== undefined && stored.file !== null) continue
      const theirs = { ...of, assessmentId, questionId, take, epoch, duration_ms, transcript: null }
      await takes.put({ ...(stored ?? theirs), file: null, came: toCame(state) })
    }
    await tx.objectStore('attempts').put(local.record)
  })
  const isOnDevice = await written.then(
    () => true,
    async (error: unknown) => {
      if (!isDiskFull(error)) throw error
      // On an empty sheet the candidate would write over what was saved.
      const rows = await shown.rows()
      const find = async (id: string) => rows.find(({ questionId }) => questionId === id)
      ruled = { ...(await ruleAll(local, asked, saved, find)), refused: [] }
      return false
    },
  )
  const setAside = ruled.refused.map(({ questionId }) => questionId)
  shown.restore(ruled.adopted, setAside, isOnDevice)
  return ruled.isLeft
}

interface Ruled {
  adopted: StoredAnswer[]
  /** Nobody else answered these questions, and the server does not take what stands here. */
  refused: StoredAnswer[]
  /** An edit of an earlier writer stays that has not been sent. */
  isLeft: boolean
}

/** What becomes of each answer on this device. */
async function ruleAll(
  local: LocalAttempt,
  asked: Questionnaire,
  saved: Saved,
  stored: (questionId: string) => Promise<StoredAnswer | undefined>,
): Promise<Ruled> {
  const { userId, attemptId, epoch } = local.record
  const open = local.timer.position()?.part ?? null
  const adopted: StoredAnswer[] = []
  const refused: StoredAnswer[] = []
  let isLeft = false
  for (const [questionId, part] of getPlaces(asked)) {
    const held = await stored(questionId)
    const theirs = saved.answers.find((answer) => answer.question_id === questionId)
    const ruling = rule(held, theirs, { epoch, isOpen: part === open })
    const now = local.clock.instant()
    if (ruling === 'theirs' && theirs !== undefined)
      adopted.push({ userId, attemptId, ...now, ...toRow(theirs), part })
    // Refused, and nobody answered: shown on, it would look like an answer that the server has.
    if (ruling === 'theirs' && theirs === undefined && held !== undefined) refused.push(held)
    if (ruling === 'kept' && held?.unsent === true && held.epoch < epoch) isLeft = true
    if (ruling === 'renewed' && held !== undefined)
      adopted.push({
        ...held,
        ...now,
        epoch,
        sequence: local.nextSequence(),
        unsent: true,
        delayed: false,
        refused: undefined,
        stale: false,
      })
  }
  return { adopted, refused, isLeft }
}

/**
 * Decides which answer this device holds from now on: the kept one, the server's, or the kept one
 * as an edit of this writer.
 */
export function rule(
  stored: Pick<StoredAnswer, 'epoch' | 'sequence' | 'unsent' | 'delayed'> | undefined,
  theirs: Pick<StandingAnswer, 'epoch' | 'sequence'> | undefined,
  writer: { epoch: number; isOpen: boolean },
): 'kept' | 'theirs' | 'renewed' {
  if (stored === undefined) return 'theirs'
  // The writer's own later edit, of which a full disk kept nothing.
  if (theirs?.epoch === stored.epoch && theirs.sequence > stored.sequence) return 'theirs'
  // An edit that the server refused is marked as delayed and not to be sent again.
  const isUncounted = stored.unsent || stored.delayed
  const isOlder = stored.epoch < writer.epoch
  const wasAnsweredSince = theirs !== undefined && theirs.epoch > stored.epoch
  if (isUncounted && isOlder && writer.isOpen && !wasAnsweredSince) return 'renewed'
  if (stored.unsent) return 'kept'
  return isOlder || wasAnsweredSince ? 'theirs' : 'kept'
}

const toRow = ({ question_id: questionId, type, value, epoch, sequence }: StandingAnswer) => ({
  questionId,
  type,
  value,
  epoch,
  sequence,
  unsent: false,
  delayed: false,
})

const getPlaces = ({ parts }: Questionnaire): [string, PartId][] =>
  parts.flatMap(({ id, questions }) =>
    questions.map((question): [string, PartId] => [question.id, id]),
  )
