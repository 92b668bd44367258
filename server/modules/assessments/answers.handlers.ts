import { questionnaireOf } from '../../content/assessments'
import type { Deps } from '../../deps'
import type { Call, Handlers } from '../../http/handler'
import { answerWriter } from './answer.store'
import { attemptNotFound, questionUnknown, writerElsewhere } from './assessments.errors'
import { presentAttempt } from './attempt.presenter'
import { type AttemptRow, attemptReader, noteContact } from './attempt.store'
import { deliverLate, keepStale } from './late-delivery.store'
import { asOf, isClosed, latestOfEach, partOfQuestion } from './lifecycle.rules'

type AnswersCall = Call<'saveAnswers'>
type State = 'saved' | 'superseded' | 'late'

export function answerHandlers(deps: Deps) {
  const findOwn = attemptReader(deps.db)
  const write = answerWriter(deps.db)

  return {
    /** The busiest call there is: a look at the attempt and one write, unless something is late. */
    async saveAnswers({ params, body, session }) {
      const found = await findOwn({ userId: session.userId, id: body.attempt_id })
      if (found === null || found.assessmentId !== params.assessment_id) throw attemptNotFound()
      const now = deps.clock.now()
      const row = asOf(found, now)
      const edits = placed(body.answers, row)
      if (body.epoch < row.state.epoch) {
        await keepStale(deps.db, row, body.epoch, edits, now)
        throw writerElsewhere()
      }
      if (body.epoch > row.state.epoch) throw writerElsewhere()

      const open = edits.filter((edit) => !isClosed(row.state, edit.part))
      const closed = edits.filter((edit) => isClosed(row.state, edit.part))
      const latest = latestOfEach(open)
      const standing = latest.length === 0 ? new Set<string>() : await write({ attemptId: row.id, epoch: body.epoch, late: false, now, edits: latest })
      const after = closed.length === 0 ? row : await deliverLate(deps, row.id, body.epoch, closed, now)
      if (closed.length === 0 && now.getTime() - row.lastSeenAt.getTime() > contactEveryMs) await noteContact(deps.db, row, now)

      const stateOf = (edit: (typeof edits)[number]): State => {
        if (closed.includes(edit)) return 'late'
        return latest.includes(edit) && standing.has(edit.questionId) ? 'saved' : 'superseded'
      }
      const sequence = Math.max(after.state.sequence, ...edits.map((edit) => edit.sequence))
      return {
        data: {
          saved: edits.map((edit) => ({ question_id: edit.questionId, sequence: edit.sequence, state: stateOf(edit) })),
          attempt: { ...presentAttempt(after, now), sequence },
        },
      }
    },
  } satisfies Partial<Handlers>
}

/** An autosave shows that the browser is there as a heartbeat does, but need not write so each time. */
const contactEveryMs = 10_000

/** The edits with their parts. Throws for a question that the assessment does not ask. */
function placed(edits: AnswersCall['body']['answers'], row: AttemptRow) {
  const parts = questionnaireOf(row.assessmentId) ?? []
  return edits.map((edit) => {
    const part = partOfQuestion(parts, edit.question_id)
    if (part === null) throw questionUnknown()
    return { questionId: edit.question_id, part, sequence: edit.sequence, type: edit.type, value: edit.value, elapsed_ms: edit.elapsed_ms, ...(edit.late === undefined ? {} : { late: edit.late }) }
  })
}
