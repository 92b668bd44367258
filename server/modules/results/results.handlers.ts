import { cleanBlock } from '../../../machines/shared/line'
import { getQuestionnaire } from '../../content/assessments'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import { type Call, Answer, type Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import type { Session } from '../../http/contract/session'
import { addListTicket, addTicket } from '../../db/tickets'
import { isContactOpen } from '../../db/contact'
import { fileNotFound } from '../users/user.errors'
import { openTo } from '../appeals/answerer.store'
import {
  assessmentNotDone,
  attemptNotFound,
  reviewNotNeeded,
  secondReviewOpen,
} from '../attempts/assessments.errors'
import { findAttemptReportFile } from './report/attempt-report.store'
import { type AttemptRow, listAttempts, findAttempt } from '../attempts/attempt.store'
import { catchUpRow } from '../attempts/lifecycle.rules'
import { attemptSheet, hashContents } from './report/attempt-report.job'
import { reportMaterial } from './report/report-material.store'
import { presentReport } from './report/report.presenter'
import { presentResult, presentResultRow } from './result.presenter'
import { isBeingScored } from './result.rules'
import {
  countResults,
  findEvaluation,
  findReportFile,
  resultIds,
  resultRows,
  listReviews,
} from './result.store'
import { resultFilter, resultOrder } from './results-query.rules'
import { findReviewFaults } from './review.rules'
import { isKeptFrom, reviewAs, secondReviewTo, withoutFirst } from '../reviews/second-review.rules'
import { giveReview } from '../decisions/review.store'
import { acceptEvidence } from '../integrity/witness.store'

export function resultHandlers(deps: Deps) {
  return {
    async getResult({ params, query, session }) {
      const found = await resultAttempt(deps, session, params.assessment_id, query)
      const scored = await findEvaluation(deps.db, found.id)
      const reader = session.role === 'individual' ? 'candidate' : 'recruiter'
      const now = deps.clock.now()
      if (reader === 'candidate') return { data: presentResult(found, scored, { now, reader }) }
      const { row, evaluation } = withoutFirst(
        { row: found, evaluation: scored, reviews: await listReviews(deps.db, found.id) },
        { userId: session.userId, now },
      )
      return { data: presentResult(row, evaluation, { now, reader }) }
    },

    async getResultPdf({ params, query, session, lang }) {
      const row = await resultAttempt(deps, session, params.assessment_id, query)
      const evaluation = await findEvaluation(deps.db, row.id)
      if (evaluation === null || isBeingScored(row.state)) throw assessmentNotDone()
      await refuseKept(deps, session, row)
      const fileId = await findReportFile(deps.db, row.id, lang, evaluation.madeAt)
      if (fileId === null) {
        await deps.jobs.send(deps.db, 'report.pdf', { attempt_id: row.id, lang })
        return new Answer(202, { data: {}, message: translate(lang, 'notices:pdf_in_progress') })
      }
      return {
        data: {
          url: await addTicket(deps, session.userId, {
            kind: 'report_pdf',
            fileId,
            subjectId: row.id,
            personId: row.userId,
          }),
        },
      }
    },

    async listResults({ params, query, session, lang, timeZone }) {
      const { page = 0, limit = 10, download_report: format, ...asked } = query
      const ask = { ...asked, ...params }
      const filter = resultFilter(ask)
      if (format !== undefined)
        return {
          data: {
            results: [],
            page,
            limit,
            total: await countResults(deps.db, session, filter),
            url: await addListTicket(deps, session.userId, {
              name: 'results',
              format,
              lang,
              timeZone,
              ask,
            }),
          },
        }
      const [total, found] = await Promise.all([
        countResults(deps.db, session, filter),
        resultIds(deps.db, session, filter, resultOrder(ask), {
          skip: page * limit,
          take: limit,
        }),
      ])
      const rows = await resultRows(
        deps.db,
        session,
        found.map(({ id }) => id),
      )
      return {
        data: { results: rows.map((row) => presentResultRow(row, deps)), page, limit, total },
      }
    },

    async getReport({ params, session }) {
      const row = await reportAttempt(deps, params)
      const now = deps.clock.now()
      const reader = { userId: session.userId, now }
      const material = await reportMaterial(
        deps,
        row,
        session,
        session.role === 'recruiter admin'
          ? await openTo(deps, row, session.userId)
          : { decisions: [], appealByOther: false },
      )
      return {
        data: presentReport(
          { ...withoutFirst(material, reader), secondReview: secondReviewTo(material, reader) },
          now,
          deps,
        ),
      }
    },

    async downloadReport({ params, session, lang }) {
      const row = await reportAttempt(deps, params)
      if (row.state.status === 'IN_PROGRESS') throw assessmentNotDone()
      // The file contains contact details, and can be passed on.
      if (!(await isContactOpen(deps.db, session, row.userId))) throw fileNotFound()
      await refuseKept(deps, session, row)
      const fileId = await findAttemptReportFile(
        deps.db,
        row.id,
        lang,
        hashContents(await attemptSheet(deps, row, lang)),
      )
      if (fileId === null) {
        await deps.jobs.send(deps.db, 'attempt_report.pdf', { attempt_id: row.id, lang })
        return new Answer(202, { data: {}, message: translate(lang, 'notices:pdf_in_progress') })
      }
      return {
        data: {
          url: await addTicket(deps, session.userId, {
            kind: 'attempt_report',
            fileId,
            subjectId: row.id,
            personId: row.userId,
          }),
        },
      }
    },

    async reviewScores({ params, body, session, lang }) {
      const found = await heardAttempt(deps, session, params)
      const reviews = await listReviews(deps.db, found.id)
      const reader = { userId: session.userId, now: deps.clock.now() }
      const { evaluation: scored } = withoutFirst(
        { row: found, evaluation: await findEvaluation(deps.db, found.id), reviews },
        reader,
      )
      const wrong = findReviewFaults(
        getQuestionnaire(found.assessmentId) ?? [],
        scored?.criteria ?? [],
        body,
      )
      if (wrong !== null) throw fieldsRefused(wrong)
      const given = reviews.map(({ review }) => review)
      if (reviewAs(found.state, given, reader) === null) throw reviewNotNeeded()
      const { row, evaluation } = await giveReview(deps, found.id, {
        reviewerId: session.userId,
        scores: body.speaking?.scores ?? {},
        writing: body.writing?.scores ?? {},
        note: body.note?.trim() || null,
      })
      return {
        data: presentResult(row, evaluation, { now: deps.clock.now(), reader: 'recruiter' }),
        message: translate(lang, 'notices:review_saved'),
      }
    },

    async acceptEvidence({ params, body, session, lang }) {
      const note = cleanBlock(body.note)
      if (note.length < leastNote) throw fieldsRefused({ note: 'observation_length' })
      const found = await heardAttempt(deps, session, params)
      const { row, evaluation } = await acceptEvidence(deps, found.id, {
        reviewerId: session.userId,
        note,
        lateAnswers: body.late_answers,
      })
      return {
        data: presentResult(row, evaluation, { now: deps.clock.now(), reader: 'recruiter' }),
        message: translate(lang, 'notices:evidence_accepted'),
      }
    },
  } satisfies Partial<Handlers>
}

/** Characters of a reason that says anything. */
const leastNote = 20

/**
 * The attempt of a requested result: a candidate's own, or the one that a recruiter names; by
 * default the last one.
 */
async function resultAttempt(
  deps: Deps,
  session: Session,
  assessmentId: string,
  query: Call<'getResult'>['query'],
): Promise<AttemptRow> {
  const userId = session.role === 'individual' ? session.userId : query.user_id
  // Another person's result is answered as if it did not exist.
  if (query.user_id !== undefined && query.user_id !== userId) throw attemptNotFound()
  const named = query.attempt_id === undefined ? null : await findAttempt(deps.db, query.attempt_id)
  const row =
    query.attempt_id !== undefined
      ? named
      : userId === undefined
        ? null
        : (await listAttempts(deps.db, userId)).find(
            (attempt) => attempt.assessmentId === assessmentId,
          )
  if (
    row == null ||
    row.assessmentId !== assessmentId ||
    (userId !== undefined && row.userId !== userId)
  )
    throw attemptNotFound()
  // To the candidate it is as if what was reset had never been taken.
  if (row.archived && session.role === 'individual') throw attemptNotFound()
  const current = catchUpRow(row, deps.clock.now())
  if (current.state.status === 'IN_PROGRESS') throw assessmentNotDone()
  return current
}

async function reportAttempt(
  deps: Deps,
  { id, assessment_id: assessmentId }: { id: string; assessment_id: string },
): Promise<AttemptRow> {
  const row = await findAttempt(deps.db, id)
  if (row === null || row.assessmentId !== assessmentId) throw attemptNotFound()
  return catchUpRow(row, deps.clock.now())
}

/** A file has the first reviewer's scores, which are kept from who may be the second. */
async function refuseKept(deps: Deps, { role, userId }: Session, row: AttemptRow): Promise<void> {
  if (role === 'individual') return
  const reviews = await listReviews(deps.db, row.id)
  if (isKeptFrom({ row, reviews }, { userId, now: deps.clock.now() })) throw secondReviewOpen()
}

/** As `reportAttempt`, for who judges what was recorded: it has to be open to them. */
async function heardAttempt(
  deps: Deps,
  session: Session,
  params: Parameters<typeof reportAttempt>[1],
): Promise<AttemptRow> {
  const row = await reportAttempt(deps, params)
  if (!(await isContactOpen(deps.db, session, row.userId))) throw attemptNotFound()
  return row
}
