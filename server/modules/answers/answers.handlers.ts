import { getQuestionnaire } from '../../content/assessments'
import type { Deps } from '../../deps'
import type { Call, Handlers } from '../../http/contract/handler'
import { isAnswer, latestOfEach } from './answer.rules'
import { answerWriter } from './answer.store'
import { answersRefused, attemptNotFound, writerElsewhere } from '../attempts/assessments.errors'
import { presentAttempt } from '../attempts/attempt.presenter'
import { type AttemptRow, attemptReader, setLastContact } from '../attempts/attempt.store'
import { deliverLate, keepStale, type LateEdit } from './late-delivery.store'
import { catchUpRow, isClosed } from '../attempts/lifecycle.rules'

type AnswersCall = Call<'saveAnswers'>
type State = 'saved' | 'superseded' | 'late' | 'kept'

export function answerHandlers(deps: Deps) {
  const findOwn = attemptReader(deps.db)
  const write = answerWriter(deps.db)

  return {
    /** The busiest call there is: a look at the attempt and one write, unless something is late. */
    async saveAnswers({ params, body, session }) {
      const found = await findOwn({ userId: session.userId, id: body.attempt_id })
      if (found === null || found.assessmentId !== params.assessment_id) throw attemptNotFound()
      const now = deps.clock.now()
      const row = catchUpRow(found, now)
      const { edits, refused } = placed(body.answers, row)
      if (body.epoch < row.state.epoch) {
        await keepStale(deps.db, row, body.epoch, edits, now)
        throw writerElsewhere()
      }
      if (body.epoch > row.state.epoch) throw writerElsewhere()

      const open = edits.filter((edit) => !isClosed(row.state, edit.part))
      const closed = edits.filter((edit) => isClosed(row.state, edit.part))
      const latest = latestOfEach(open)
      const counted =
        latest.length === 0
          ? new Set<string>()
          : await write({
              attemptId: row.id,
              epoch: body.epoch,
              late: false,
              now,
              unheardMs: getSilence(row, now),
              edits: latest,
            })
      const late =
        closed.length === 0 ? null : await deliverLate(deps, row.id, body.epoch, closed, now)
      const after = late?.row ?? row
      if (closed.length === 0 && now.getTime() - row.lastSeenAt.getTime() > contactEveryMs)
        await setLastContact(deps.db, row, now)

      if (refused !== null) throw answersRefused(refused)

      const toState = (edit: (typeof edits)[number]): State => {
        if (late !== null && closed.includes(edit)) return late.getEditState(edit)
        return latest.includes(edit) && counted.has(edit.questionId) ? 'saved' : 'superseded'
      }
      const sequence = Math.max(after.state.sequence, ...edits.map((edit) => edit.sequence))
      return {
        data: {
          saved: edits.map((edit) => ({
            question_id: edit.questionId,
            sequence: edit.sequence,
            state: toState(edit),
          })),
          attempt: { ...presentAttempt(after, now), sequence },
        },
      }
    },
  } satisfies Partial<Handlers>
}

/**
 * An autosave shows that the browser is there as a heartbeat does, but need not write so each time.
 */
const contactEveryMs = 10_000

/**
 * A working page sends something every 15 seconds; a longer silence is returned in milliseconds.
 */
const getSilence = ({ lastSeenAt }: AttemptRow, now: Date): number => {
  const silence = now.getTime() - lastSeenAt.getTime()
  return silence > 20_000 ? silence : 0
}

/**
 * The edits with their parts, and the errors of those that do not fit: a question that the
 * assessment does not ask, or a value that is none of its choices. The call is refused for these
 * only after the others were saved, so that one bad edit does not lose the rest.
 */
function placed(answers: AnswersCall['body']['answers'], row: AttemptRow) {
  const parts = getQuestionnaire(row.assessmentId) ?? []
  const edits: (LateEdit & { type: AnswersCall['body']['answers'][number]['type'] })[] = []
  let refused: 'question_id' | 'value' | null = null
  for (const { question_id, sequence, type, value, elapsed_ms, late } of answers) {
    const part = parts.find(({ questions }) => questions.some(({ id }) => id === question_id))
    const question = part?.questions.find(({ id }) => id === question_id)
    if (part === undefined || question === undefined) refused = 'question_id'
    else if (!isAnswer(question, value)) refused = 'value'
    else
      edits.push({
        questionId: question_id,
        part: part.id,
        sequence,
        type,
        value,
        elapsed_ms,
        ...(late === undefined ? {} : { late }),
      })
  }
  return { edits, refused }
}
