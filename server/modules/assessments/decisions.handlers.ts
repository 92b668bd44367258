import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/handler'
import { say } from '../../http/language'
import { attemptNotFound, decisionNotPossible, noAppeal, redoNotPossible } from './assessments.errors'
import { presentAttempt } from './attempt.presenter'
import { type AttemptRow, carryOut, everyAttemptOf, findAttempt, hasEvent, holdAttempt, saveDue, saveStep } from './attempt.store'
import { type Decided, decisionEvent } from './decisions.rules'
import { append, type AssessmentId, refusal } from './lifecycle.rules'

/** What an admin decides about an attempt that exists. Each decision is an event on its list, with who made it and why. */
export function decisionHandlers(deps: Deps) {
  return {
    async resetAssessment({ params, body, session, lang }) {
      const row = await attemptToReset(deps, params.assessment_id, body)
      await decide(deps, row, { decision: 'reset' }, { ...body, userId: session.userId })
      return { data: { changed: 1 }, message: say(lang, 'notices:assessment_reset') }
    },

    async decideRedo({ params, body, session, lang }) {
      if (body.decision === 'declined') throw noAppeal()
      const row = await decide(deps, await findAttempt(deps.db, params.id), { decision: 'redo' }, { ...body, userId: session.userId })
      return { data: presentAttempt(row, deps.clock.now()), message: say(lang, 'notices:redo_granted') }
    },

    async disqualifyAttempt({ params, body, session, lang }) {
      // A phone says by itself what was seen.
      if (body.reason === 'disqualified' && (body.note ?? '').trim() === '') throw fieldsRefused({ note: 'required' })
      const found = await attemptAt(deps, params)
      const row = await decide(deps, found, { decision: 'disqualify', reason: body.reason }, { ...body, userId: session.userId })
      return { data: presentAttempt(row, deps.clock.now()), message: say(lang, 'notices:attempt_disqualified') }
    },

    async evaluateAgain({ params, body, session, lang }) {
      const row = await decide(deps, await attemptAt(deps, params), { decision: 'evaluate' }, { ...body, userId: session.userId })
      return { data: presentAttempt(row, deps.clock.now()), message: say(lang, 'notices:evaluation_requested') }
    },
  } satisfies Partial<Handlers>
}

async function attemptAt(deps: Deps, { id, assessment_id: assessmentId }: { id: string; assessment_id: AssessmentId }): Promise<AttemptRow | null> {
  const row = await findAttempt(deps.db, id)
  return row?.assessmentId === assessmentId ? row : null
}

/** The attempt that is named, or the candidate's last one at this assessment. */
async function attemptToReset(deps: Deps, assessmentId: AssessmentId, named: { user_id: string; attempt_id?: string }): Promise<AttemptRow | null> {
  const ofUser = await everyAttemptOf(deps.db, named.user_id)
  return ofUser.find((row) => row.assessmentId === assessmentId && (named.attempt_id === undefined || row.id === named.attempt_id)) ?? null
}

interface Decider {
  userId: string
  note?: string
  key?: string
}

/** Appends a decision to the attempt's list, when its chart takes it. The same key again finds it decided. */
async function decide(deps: Deps, found: AttemptRow | null, decided: Decided, { userId, note = '', key }: Decider): Promise<AttemptRow> {
  if (found === null) throw attemptNotFound()
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const held = await holdAttempt(tx, found.id)
    if (held === null) throw attemptNotFound()
    if (key !== undefined && (await hasEvent(tx, held.id, key))) return held
    const row = await saveDue(deps, tx, held, now)
    const event = decisionEvent(decided, row.state, now)
    if (refusal(row.state, event) !== null) throw decided.decision === 'redo' ? redoNotPossible() : decisionNotPossible()
    const step = append({ state: row.state, events: [], effects: [] }, event)
    const why = note.trim() === '' ? {} : { detail: { note: note.trim() } }
    const saved = await saveStep(tx, row, step, { actor: 'reviewer', actorId: userId, ...(key === undefined ? {} : { key }), ...why }, now)
    await carryOut(deps, tx, row.id, step)
    return saved
  })
}
