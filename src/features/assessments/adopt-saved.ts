import type { CountedTake, Questionnaire, StandingAnswer } from './attempt-api'
import type { AttemptKeeper } from './attempt-keeper'
import type { KeptAnswer } from './attempt-store'

/** What the server has of an attempt, as it comes with the questions. */
export interface Saved {
  answers: readonly StandingAnswer[]
  takes: readonly CountedTake[]
}

type Place = KeptAnswer['part']

/**
 * Takes onto this device what another one, or this one before its storage was wiped, has saved.
 * What the device keeps and the server does not count stays: it is sent under the epoch it has, or
 * under this writer's when nobody has answered that question since and its part is still open.
 * Takes are entered without their sound, so that they count.
 *
 * A tab that is just losing the attempt may write an edit that is neither sent nor to be renewed:
 * `sendEarlier` lets the server see and refuse it, so that it gives way to what the server has.
 * @throws what that rejected with
 */
export async function adoptSaved(
  keeper: AttemptKeeper,
  asked: Questionnaire,
  saved: Saved,
  sendEarlier: () => Promise<unknown>,
): Promise<void> {
  if (!(await adopt(keeper, asked, saved))) return
  await sendEarlier()
  await adopt(keeper, asked, saved)
}

/** @returns whether an edit of an earlier writer stays that has not been sent */
async function adopt(keeper: AttemptKeeper, asked: Questionnaire, saved: Saved): Promise<boolean> {
  let isLeft = false
  const { userId, attemptId, assessmentId, epoch } = keeper.record
  const of = { userId, attemptId }
  const open = keeper.timer.position()?.part ?? null
  await keeper.write(['answers', 'takes', 'attempts'], async (tx) => {
    const [answers, takes] = [tx.objectStore('answers'), tx.objectStore('takes')]
    for (const [questionId, part] of placesOf(asked)) {
      const kept = await answers.get([userId, attemptId, questionId])
      const theirs = saved.answers.find((answer) => answer.question_id === questionId)
      const ruling = rule(kept, theirs, { epoch, isOpen: part === open })
      if (ruling === 'theirs' && theirs !== undefined)
        await answers.put({ ...of, ...keeper.clock.instant(), ...rowOf(theirs), part })
      // Refused, and nobody answered: shown on, it would look like an answer that the server has.
      if (ruling === 'theirs' && theirs === undefined && kept !== undefined) {
        const place = `${questionId} ${kept.epoch} ${kept.sequence}`
        await answers.put({ ...kept, questionId: place, isSetAside: true })
        await answers.delete([userId, attemptId, questionId])
      }
      if (ruling === 'kept' && kept?.unsent === true && kept.epoch < epoch) isLeft = true
      if (ruling === 'renewed' && kept !== undefined) {
        const now = {
          epoch,
          sequence: keeper.nextSequence(),
          unsent: true,
          delayed: false,
          refused: undefined,
          stale: false,
        }
        await answers.put({ ...kept, ...keeper.clock.instant(), ...now })
      }
    }
    for (const { question_id: questionId, take, duration_ms } of saved.takes) {
      if ((await takes.get([userId, attemptId, questionId, take])) !== undefined) continue
      await takes.put({
        ...of,
        assessmentId,
        questionId,
        take,
        epoch,
        duration_ms,
        transcript: null,
        file: null,
      })
    }
    await tx.objectStore('attempts').put(keeper.record)
  })
  return isLeft
}

/**
 * Whose answer stands on this device from now on: the kept one, the server's, or the kept one as an
 * edit of this writer.
 */
export function rule(
  kept: Pick<KeptAnswer, 'epoch' | 'sequence' | 'unsent' | 'delayed'> | undefined,
  theirs: Pick<StandingAnswer, 'epoch' | 'sequence'> | undefined,
  writer: { epoch: number; isOpen: boolean },
): 'kept' | 'theirs' | 'renewed' {
  if (kept === undefined) return 'theirs'
  // The writer's own later edit, of which a full disk kept nothing.
  if (theirs?.epoch === kept.epoch && theirs.sequence > kept.sequence) return 'theirs'
  // An edit that the server refused is marked as delayed and not to be sent again.
  const isUncounted = kept.unsent || kept.delayed
  const isOlder = kept.epoch < writer.epoch
  const answeredSince = theirs !== undefined && theirs.epoch > kept.epoch
  if (isUncounted && isOlder && writer.isOpen && !answeredSince) return 'renewed'
  if (kept.unsent) return 'kept'
  return isOlder || answeredSince ? 'theirs' : 'kept'
}

const rowOf = ({ question_id: questionId, type, value, epoch, sequence }: StandingAnswer) => ({
  questionId,
  type,
  value,
  epoch,
  sequence,
  unsent: false,
  delayed: false,
})

const placesOf = ({ parts }: Questionnaire): [string, Place][] =>
  parts.flatMap(({ id, questions }) =>
    questions.map((question): [string, Place] => [question.id, id]),
  )
