import { cleanBlock } from '../../../machines/shared/line'
import { recordAudit } from '../../db/audit'
import { addNotifications } from '../../db/notifications'
import { allowAgain } from '../../db/past-attempts'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { type Lang, translate } from '../../http/contract/language'
import {
  appealOfOwnDecision,
  attemptNotFound,
  decisionNotPossible,
  noAppeal,
  redoNotPossible,
} from '../attempts/assessments.errors'
import { presentAttempt } from '../attempts/attempt.presenter'
import {
  attemptsToReset,
  type AttemptRow,
  listAllAttempts,
  findAttempt,
} from '../attempts/attempt.store'
import { compareDecider } from '../appeals/answerer.store'
import { toGrants } from '../appeals/appeal.rules'
import { getAppeal, getAppeals, decideAppeal } from '../appeals/appeal.store'
import { decideAttempt, type Decider, type Decision } from './decide-attempt.store'
import { type Decided, decisionEvent } from './decisions.rules'
import { checkedEvidence } from './disqualification.rules'
import { catchUpRow, type AssessmentId, toKind, refusal } from '../attempts/lifecycle.rules'
import { getEvents } from '../results/result.store'
import { notifyDisqualified } from './notify-disqualified.job'
import { countRecorded } from '../integrity/witness.store'

/**
 * What an admin decides about an attempt that exists. Each decision is an event on its list, with
 * who made it and why.
 */
export function decisionHandlers(deps: Deps) {
  return {
    async resetAssessment({ params, body, session, lang }) {
      const row = await attemptToReset(deps, params.assessment_id, body)
      // An attempt under a deleted account no longer has a list of events.
      if (
        row === null &&
        body.attempt_id === undefined &&
        (await allowTakenBefore(deps, session.userId, body.user_id, params.assessment_id))
      )
        return { data: { changed: 1 }, message: translate(lang, 'notices:assessment_reset') }
      if (row === null) throw attemptNotFound()
      await decide(
        deps,
        row,
        { decision: 'reset' },
        { ...body, note: requireNote(body.note), userId: session.userId },
      )
      return { data: { changed: 1 }, message: translate(lang, 'notices:assessment_reset') }
    },

    async resetAllAssessments({ body, session, lang }) {
      const decided = { decision: body.is_redo ? 'redo' : 'reset' } as const
      const note = body.is_redo ? (body.note ?? '') : requireNote(body.note)
      const rows = await attemptsToReset(deps.db, body)
      // A candidate who appeals for their result gets an answer, not another attempt.
      const appeals = await getAppeals(
        deps.db,
        rows.flatMap(({ id, state }) => (toGrants(state) === 'result' ? [id] : [])),
      )
      let changed = 0
      for (const row of rows) {
        const { state } = catchUpRow(row, deps.clock.now())
        // Attempts that do not allow the decision stay as they are, and so do running ones: a list
        // that was opened before they began must not end them. The response says how many were
        // changed.
        if (
          state.status === 'IN_PROGRESS' ||
          (body.is_redo && appeals.get(row.id)?.decidedAt === null) ||
          refusal(state, decisionEvent(decided, state, deps.clock.now())) !== null
        )
          continue
        await decide(deps, row, decided, { userId: session.userId, note })
        changed++
      }
      return {
        data: { changed },
        message: translate(
          lang,
          body.is_redo ? 'notices:redos_granted' : 'notices:assessments_reset',
          {
            count: changed,
          },
        ),
      }
    },

    async decideRedo({ params, body, session, lang }) {
      if (body.decision === 'declined')
        return decline(deps, params.id, { userId: session.userId, note: body.note }, lang)
      const found = await findAttempt(deps.db, params.id)
      const appeal = found === null ? null : await getAppeal(deps.db, found.id)
      const asked = found !== null && appeal !== null && appeal.decidedAt === null
      const restores = asked && toGrants(found.state) === 'result'
      const row = await decide(
        deps,
        found,
        { decision: restores ? 'reverse' : 'redo' },
        { ...body, userId: session.userId },
        asked ? await answering(deps, found.id, session.userId) : {},
      )
      return {
        data: presentAttempt(row, deps.clock.now()),
        message: translate(lang, restores ? 'notices:result_restored' : 'notices:redo_granted'),
      }
    },

    async disqualifyAttempt({ params, body, session, lang }) {
      const found = await attemptAt(deps, params)
      if (found === null) throw attemptNotFound()
      const { reason } = body
      const note = cleanBlock(body.note ?? '')
      const events = await getEvents(deps.db, found.id)
      const checked = checkedEvidence(
        { reason, evidence: body.evidence, note },
        { ...found, events: events.map(({ event }) => event) },
      )
      if ('faults' in checked) throw fieldsRefused(checked.faults)
      const { evidence } = checked
      const row = await decide(
        deps,
        found,
        { decision: 'disqualify', reason },
        { userId: session.userId, note, key: body.key },
        {
          stored: { evidence },
          logged: { evidence: evidence.kind },
          also: (tx, saved, now) =>
            notifyDisqualified(deps, tx, saved, { reason, evidence, note }, now),
        },
      )
      return {
        data: presentAttempt(row, deps.clock.now()),
        message: translate(lang, 'notices:attempt_disqualified'),
      }
    },

    async evaluateAgain({ params, body, session, lang }) {
      const row = await decide(
        deps,
        await attemptAt(deps, params),
        { decision: 'evaluate' },
        { ...body, userId: session.userId },
      )
      return {
        data: presentAttempt(row, deps.clock.now()),
        message: translate(lang, 'notices:evaluation_requested'),
      }
    },
  } satisfies Partial<Handlers>
}

/** Declines a redo that a candidate asked for, and tells them why. The attempt does not change. */
async function decline(
  deps: Deps,
  id: string,
  { userId, note = '' }: { userId: string; note: string | undefined },
  lang: Lang,
) {
  const row = await findAttempt(deps.db, id)
  if (row === null) throw attemptNotFound()
  const appeal = await getAppeal(deps.db, id)
  if (appeal === null || appeal.decidedAt !== null) throw noAppeal()
  if (note.trim() === '') throw fieldsRefused({ note: 'required' })
  const now = deps.clock.now()
  const { logged } = await answering(deps, id, userId)
  await deps.db.transaction(async (tx) => {
    if (
      !(await decideAppeal(tx, id, {
        decision: 'declined',
        decidedBy: userId,
        decidedAt: now,
        note: note.trim(),
      }))
    )
      throw noAppeal()
    await recordAudit(tx, {
      act: 'attempt.redo_declined',
      userId,
      subject: { kind: 'attempt', id },
      personId: row.userId,
      at: now,
      ...(logged === undefined ? {} : { detail: logged }),
    })
    await addNotifications(tx, [row.userId], { kind: 'appeal_refused', attempt: row }, now)
  })
  return {
    data: presentAttempt(catchUpRow(row, now), now),
    message: translate(lang, 'notices:redo_declined'),
  }
}

/** Allows an assessment again that was taken under a deleted account. */
const allowTakenBefore = (
  deps: Deps,
  by: string,
  userId: string,
  assessmentId: AssessmentId,
): Promise<boolean> =>
  deps.db.transaction((tx) =>
    allowAgain(tx, deps, userId, toKind(assessmentId), { by, at: deps.clock.now() }),
  )

async function attemptAt(
  deps: Deps,
  { id, assessment_id: assessmentId }: { id: string; assessment_id: AssessmentId },
): Promise<AttemptRow | null> {
  const row = await findAttempt(deps.db, id)
  return row?.assessmentId === assessmentId ? row : null
}

/** The attempt that is named, or the candidate's last one at this assessment. */
async function attemptToReset(
  deps: Deps,
  assessmentId: AssessmentId,
  named: { user_id: string; attempt_id?: string },
): Promise<AttemptRow | null> {
  const ofUser = await listAllAttempts(deps.db, named.user_id)
  return (
    ofUser.find(
      (row) =>
        row.assessmentId === assessmentId &&
        (named.attempt_id === undefined || row.id === named.attempt_id),
    ) ?? null
  )
}

/** Why an attempt is reset. */
function requireNote(note = ''): string {
  if (note.trim() === '') throw fieldsRefused({ note: 'required' })
  return note
}

/** The details for the log of an answer to an appeal. Throws if another admin has to give it. */
async function answering(
  deps: Deps,
  attemptId: string,
  userId: string,
): Promise<Pick<Decision, 'logged'>> {
  const may = await compareDecider(deps.db, attemptId, userId)
  if (may === 'other') throw appealOfOwnDecision()
  return may === 'same' ? { logged: { same_admin: true } } : {}
}

/** Has a decision of the chart's own made. */
const decide = (
  deps: Deps,
  found: AttemptRow | null,
  decided: Decided,
  decider: Decider,
  more: Pick<Decision, 'stored' | 'logged' | 'also'> = {},
): Promise<AttemptRow> =>
  decideAttempt(deps, found, decider, {
    act:
      decided.decision === 'reverse'
        ? 'attempt.disqualification_reversed'
        : `attempt.${decided.decision}`,
    event: (state, now) => decisionEvent(decided, state, now),
    refused: decided.decision === 'redo' ? redoNotPossible : decisionNotPossible,
    ...more,
    // Both decisions also answer a pending appeal.
    ...(decided.decision === 'redo' || decided.decision === 'reverse'
      ? {
          also: async (tx, row, now) => {
            await decideAppeal(tx, row.id, {
              decision: 'granted',
              decidedBy: decider.userId,
              decidedAt: now,
              note: decider.note?.trim() || null,
            })
            // Late answers whose recordings arrived while the attempt was disqualified are counted now.
            return decided.decision === 'reverse' ? countRecorded(deps, tx, row, now) : row
          },
        }
      : {}),
  })
