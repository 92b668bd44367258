import { principles } from '../../content/principles/principles'
import { addListTicket, addTicket } from '../../db/tickets'
import type { Deps } from '../../deps'
import { Answer, type Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import type { Session } from '../../http/contract/session'
import { nothingAnswered, questionnaireCompleted, questionnaireNotDone } from './principles.errors'
import { presentRow, presentSummary, progressOfAnswers } from './principles.presenter'
import {
  getAnswers,
  countFinished,
  countRuns,
  findRun,
  finishRun,
  holdRun,
  keepAnswers,
  type ListedRun,
  findProfileFile,
  runIds,
  runRows,
  spreads,
} from './principles.store'

/** From here on counting how far the statements agree takes too long for somebody to wait for. */
const manyFinished = 1000

export function principlesHandlers(deps: Deps) {
  let counted = { finished: -1, spreads: new Map() as Awaited<ReturnType<typeof spreads>> }
  let counting: Promise<void> | null = null
  async function count(finished: number) {
    counted = { finished, spreads: await spreads(deps.db) }
  }
  /**
   * One more answer among thousands does not change the shown figures, so they are computed again
   * only after the number of finished runs has changed by one per cent. That may take a second;
   * calls in that time get the earlier figures.
   */
  async function spreadsNow() {
    const finished = await countFinished(deps.db)
    if (counted.finished >= 0 && Math.abs(finished - counted.finished) * 100 <= counted.finished)
      return counted.spreads
    counting ??= count(finished).finally(() => (counting = null))
    if (counted.finished < manyFinished) await counting
    else
      counting.catch((error: unknown) =>
        deps.log.error({ err: error }, 'The agreement of the statements was not counted'),
      )
    return counted.spreads
  }

  return {
    async getPrinciplesState({ session }) {
      const given = await getAnswers(deps.db, session.userId)
      return { data: { exist: given.length > 0, assessmentProgress: progressOfAnswers(given) } }
    },

    async listPrinciplesQuestions({ session, lang }) {
      return {
        data: {
          total_questions: principles.statements.length,
          scale: principles.scale.map(({ number, ...wording }) => ({
            answerNumber: number,
            label: wording[lang],
          })),
          questions: principles.statements.map(({ number, ...wording }) => ({
            number,
            text: wording[lang],
          })),
          assessmentProgress: progressOfAnswers(await getAnswers(deps.db, session.userId)),
        },
      }
    },

    async savePrinciplesAnswers({ session, body }) {
      const now = deps.clock.now()
      const last = new Map(
        body.answers.map(({ questionNumber, answerNumber }) => [questionNumber, answerNumber]),
      )
      return deps.db.transaction(async (tx) => {
        const run = await holdRun(tx, session.userId, now)
        if (run.finishedAt !== null) throw questionnaireCompleted()
        await keepAnswers(
          tx,
          session.userId,
          [...last].map(([number, answer]) => ({ number, answer })),
          now,
        )
        const assessmentProgress = progressOfAnswers(await getAnswers(tx, session.userId))
        if (assessmentProgress.assessmentComplete) await finishRun(tx, session.userId, now)
        return { data: { assessmentProgress } }
      })
    },

    async getPrinciplesSummary({ session, query, lang }) {
      const listed = await finishedRun(deps, session, query.user_id)
      return {
        data: presentSummary(
          listed,
          await getAnswers(deps.db, listed.run.userId),
          await spreadsNow(),
          lang,
        ),
      }
    },

    async getPrinciplesPdf({ session, query, lang }) {
      const { run } = await finishedRun(deps, session, query.user_id)
      const fileId = await findProfileFile(deps.db, run.userId, lang)
      if (fileId === null) {
        await deps.jobs.send(deps.db, 'principles.pdf', { user_id: run.userId, lang })
        return new Answer(202, { data: {}, message: translate(lang, 'notices:pdf_in_progress') })
      }
      return {
        data: {
          url: await addTicket(deps, session.userId, {
            kind: 'report_pdf',
            fileId,
            subjectId: run.userId,
            personId: run.userId,
          }),
        },
      }
    },

    async getPrinciplesAnswers({ session, query, lang }) {
      const { run } = await runAskedFor(deps, session, query.user_id)
      const given = await getAnswers(deps.db, run.userId)
      const answers = given.map(({ number, answer }) => ({
        questionNumber: number,
        question: principles.statements[number - 1]?.[lang] ?? '',
        answerNumber: answer,
      }))
      return {
        data: { user_id: run.userId, answers, assessmentProgress: progressOfAnswers(given) },
      }
    },

    async listPrinciplesResults({ query, session, lang, timeZone }) {
      const { page = 1, limit = 10, download_report: format, ...ask } = query
      const total = await countRuns(deps.db, ask)
      if (format !== undefined)
        return {
          data: {
            results: [],
            page,
            limit,
            total,
            url: await addListTicket(deps, session.userId, {
              name: 'personality',
              format,
              lang,
              timeZone,
              ask,
            }),
          },
        }
      const found = await runIds(deps.db, ask, { skip: (page - 1) * limit, take: limit })
      const [rows, spread] = await Promise.all([
        runRows(
          deps.db,
          session,
          found.map(({ id }) => id),
        ),
        spreadsNow(),
      ])
      return {
        data: {
          results: rows.map(({ given, ...listed }) => presentRow(listed, given, spread)),
          page,
          limit,
          total,
        },
      }
    },
  } satisfies Partial<Handlers>
}

/**
 * The run that a call asks for: a candidate's own, or the one that a recruiter names. Other
 * people's are answered as if they did not exist.
 */
async function runAskedFor(
  deps: Deps,
  session: Session,
  named: string | undefined,
): Promise<ListedRun> {
  const userId = session.role === 'individual' ? session.userId : named
  if (userId === undefined || (named !== undefined && named !== userId)) throw nothingAnswered()
  const listed = await findRun(deps.db, userId)
  if (listed === null) throw nothingAnswered()
  return listed
}

/**
 * As `runAskedFor`, once all statements are answered. A candidate who has not begun is not done
 * either; of a stranger nothing is said.
 */
async function finishedRun(
  deps: Deps,
  session: Session,
  named: string | undefined,
): Promise<ListedRun> {
  if (
    session.role === 'individual' &&
    (named === undefined || named === session.userId) &&
    (await findRun(deps.db, session.userId)) === null
  )
    throw questionnaireNotDone()
  const listed = await runAskedFor(deps, session, named)
  if (listed.run.finishedAt === null) throw questionnaireNotDone()
  return listed
}
