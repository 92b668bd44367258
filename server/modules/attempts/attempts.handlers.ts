import { consentTextVersion } from '../../../machines/shared/consent-text'
import { getPractice, hasContent, getQuestionnaire } from '../../content/assessments'
import { type Past, findPastAttempts } from '../../db/past-attempts'
import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import { authorize } from '../../http/contract/access'
import { fieldsRefused } from '../../http/domain-error'
import type { Call, Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import { getDigests } from '../answers/answer.rules'
import { getAnswers } from '../answers/answer.store'
import { differingIn } from '../answers/answers-by-part.store'
import {
  answersDiffer,
  assessmentNotAvailable,
  attemptAlreadyCompleted,
  attemptCancelled,
  attemptNotFound,
  attemptNotStarted,
  attemptOver,
  attemptRunning,
  clientEventRefused,
  consentMissing,
  consentOutdated,
  writerElsewhere,
} from './assessments.errors'
import { arrangementAt, listArrangements } from '../arrangements/arrangement.store'
import { presentAttempt } from './attempt.presenter'
import {
  activeAssessments,
  addConsent,
  attemptOfKey,
  attemptReader,
  type AttemptRow,
  consentedKinds,
  listAllAttempts,
  holdAttempt,
  setLastContact,
  findOpenAttempt,
} from './attempt.store'
import { addAttempt, carryOut, saveDue, saveStep } from './attempt-step.store'
import {
  append,
  catchUpRow,
  type AssessmentId,
  clientEvent,
  dueBy,
  isAssessmentId,
  type Kind,
  isLateReport,
  toAssessmentType,
  toKind,
  offered,
  refusal,
  start,
  toDevicePlan,
} from './lifecycle.rules'
import { listTakes } from '../media/take.store'
import { presentPractice, presentQuestionnaire } from '../answers/questionnaire.presenter'

export function attemptHandlers(deps: Deps) {
  const findOwn = attemptReader(deps.db)

  return {
    async listAttempts({ session }) {
      const now = deps.clock.now()
      const [active, attempts, arrangements, past, consented] = [
        await activeAssessments(deps.db),
        await listAllAttempts(deps.db, session.userId),
        await listArrangements(deps.db, session.userId),
        await findPastAttempts(deps.db, deps, session.userId),
        await consentedKinds(deps.db, session.userId),
      ]
      const results = kinds.flatMap((kind) => {
        const ofKind = attempts.filter((attempt) => attempt.kind === kind)
        const had = ofKind.filter((attempt) => !attempt.archived)
        const current = had.find((attempt) => attempt.status !== 'REDO')
        const before = past.find((one) => one.kind === kind)
        const id = current?.assessmentId ?? offered(active, kind, getTakenIds(ofKind, before))
        if (id === null) return []
        // A redo that nobody has begun shows the attempt it is of; after a reset it is as if there
        // had never been one.
        const shown = current ?? (ofKind[0]?.archived === false ? ofKind[0] : undefined)
        const { clock } = current?.state ?? start(kind, now, 0, arrangements[0]).state
        // The arrangement at the start of an attempt applies to all of it.
        const arranged = arrangements.find(({ setAt }) => setAt <= (current?.startedAt ?? now))
        const replaced = (arranged?.replaced ?? []).map(({ source }) => source)
        const takenBefore = current === undefined && before?.standing === true
        return [
          {
            kind,
            assessment_id: id,
            assessment_type: toAssessmentType('candidates', kind),
            available: hasContent(id) && active.includes(id) && !takenBefore,
            ...(takenBefore ? { taken_before: true } : {}),
            ...(consented.includes(kind) ? {} : { consent_needed: true }),
            ...(replaced.length > 0 ? { replaced } : {}),
            plan: toDevicePlan(clock),
            attempt: shown === undefined ? null : presentAttempt(catchUpRow(shown, now), now),
          },
        ]
      })
      return { data: { results } }
    },

    async giveConsent({ params, body, session, lang }) {
      await refuseUnoffered(deps, session.userId, params.assessment_id)
      if (body.text_version !== consentTextVersion) throw consentOutdated()
      const givenAt = deps.clock.now()
      await addConsent(deps.db, {
        userId: session.userId,
        kind: toKind(params.assessment_id),
        assessmentId: params.assessment_id,
        textVersion: body.text_version,
        lang: body.lang,
        givenAt,
      })
      return {
        data: { text_version: body.text_version, given_at: givenAt.toISOString() },
        message: translate(lang, 'notices:consent_stored'),
      }
    },

    async sendAttemptEvent(call) {
      const row =
        call.body.type === 'attempt.started'
          ? await startAttempt(deps, call)
          : await takeEvent(deps, call, findOwn)
      return { data: presentAttempt(row, deps.clock.now()) }
    },

    async getQuestionnaire({ params, session }) {
      const parts = getQuestionnaire(params.assessment_id)
      if (parts === null) throw assessmentNotAvailable()
      const attempt = await findOpenAttempt(deps.db, session.userId, toKind(params.assessment_id))
      if (attempt?.assessmentId !== params.assessment_id) throw attemptNotStarted()
      const { status } = catchUpRow(attempt, deps.clock.now()).state
      if (status !== 'IN_PROGRESS') throw endedAs(status)
      const answered = {
        answers: await getAnswers(deps.db, attempt.id),
        takes: await listTakes(deps.db, attempt.id),
      }
      return { data: presentQuestionnaire(attempt, parts, answered, deps) }
    },

    async getPractice({ params }) {
      const [parts, items] = [
        getQuestionnaire(params.assessment_id),
        getPractice(params.assessment_id),
      ]
      if (parts === null || items === null) throw assessmentNotAvailable()
      return { data: presentPractice(params.assessment_id, parts, items, deps) }
    },
  } satisfies Partial<Handlers>
}

const kinds: readonly Kind[] = ['english', 'annotation']

/**
 * Refuses an assessment that this candidate would not get: not active, without content, or already
 * had.
 */
async function refuseUnoffered(deps: Deps, userId: string, id: AssessmentId): Promise<void> {
  const kind = toKind(id)
  const attempts = (await listAllAttempts(deps.db, userId)).filter((one) => one.kind === kind)
  const current = attempts.find(({ archived, status }) => !archived && status !== 'REDO')
  if (current !== undefined) throw endedAs(current.status)
  const before = (await findPastAttempts(deps.db, deps, userId)).find((one) => one.kind === kind)
  if (before?.standing === true) throw attemptAlreadyCompleted()
  const active = await activeAssessments(deps.db)
  if (offered(active, kind, getTakenIds(attempts, before)) !== id || !hasContent(id))
    throw assessmentNotAvailable()
}

/** All versions that somebody has seen, also before a reset or under a deleted account. */
const getTakenIds = (attempts: readonly AttemptRow[], before: Past | undefined): AssessmentId[] => [
  ...attempts.map((attempt) => attempt.assessmentId),
  ...(before?.assessmentIds ?? []).filter(isAssessmentId),
]

function endedAs(status: AttemptRow['status']) {
  if (status === 'IN_PROGRESS') return attemptRunning()
  return status === 'CANCELLED' ? attemptCancelled() : attemptAlreadyCompleted()
}

type EventCall = Call<'sendAttemptEvent'>

/** Begins the one attempt. The same key again gives the attempt it began. */
async function startAttempt(deps: Deps, { params, body, session }: EventCall): Promise<AttemptRow> {
  const now = deps.clock.now()
  const { userId } = session
  const begun = await attemptOfKey(deps.db, userId, body.key)
  if (begun !== null) return catchUpRow(begun, now)
  refuseNoInstant(body)
  // Events of an attempt under way come whatever the account's status; beginning one does not.
  authorize('candidate', 'full', session)
  if (body.attempt_id !== null) throw fieldsRefused({ attempt_id: 'invalid' })
  const { assessment_id: assessmentId } = params
  await refuseUnoffered(deps, userId, assessmentId)
  const kind = toKind(assessmentId)
  if (!(await consentedKinds(deps.db, userId)).includes(kind)) throw consentMissing()
  const step = start(kind, now, body.sequence, await arrangementAt(deps.db, userId, now))
  const about = { userId, assessmentId, kind, deviceCheck: body.device_check ?? null, now }
  const added = await deps.db.transaction((tx) =>
    addAttempt(tx, about, step, toOrigin(body, userId)),
  )
  if (added === null) throw attemptRunning()
  return added
}

/**
 * Appends what happened in an attempt, when it fits; a heartbeat only says that the browser is
 * there.
 */
async function takeEvent(
  deps: Deps,
  { params, body, session }: EventCall,
  findOwn: ReturnType<typeof attemptReader>,
): Promise<AttemptRow> {
  if (body.attempt_id === null) throw fieldsRefused({ attempt_id: 'required' })
  refuseNoInstant(body)
  const found = await findOwn({ userId: session.userId, id: body.attempt_id })
  if (found === null || found.assessmentId !== params.assessment_id) throw attemptNotFound()
  const now = deps.clock.now()
  const known =
    body.type === 'heartbeat' ? null : await attemptOfKey(deps.db, session.userId, body.key)
  if (known !== null) return catchUpRow(found, now)

  return deps.db.transaction(async (tx) => {
    const held = await holdAttempt(tx, found.id)
    if (held === null) throw attemptNotFound()
    // The same event sent twice at once: the second waited for the first.
    if (body.type !== 'heartbeat' && (await attemptOfKey(tx, session.userId, body.key)) !== null)
      return catchUpRow(held, now)
    const due = await saveDue(deps, tx, held, now)
    const row = await saveDue(deps, tx, due, now, dueBy(due.state, body, now))
    const event = clientEvent(body, row.state, now)
    if (event === null)
      throw fieldsRefused({ [body.type.startsWith('part.') ? 'part' : 'reason']: 'required' })
    const refused = refusal(row.state, event)
    if (refused === 'stale_epoch') throw writerElsewhere()
    if (body.epoch > row.state.epoch) throw clientEventRefused()
    if (isLateReport(event, row.state)) return lateReport(tx, row, event, body.answers, now)
    // An attempt that was reset is over; a browser that still runs it gets this from its heartbeat.
    const isOver = row.state.archived || row.state.status !== 'IN_PROGRESS'
    if (refused !== null) throw isOver ? attemptOver() : clientEventRefused()
    if (row.state.archived && event.type === 'heartbeat') throw attemptOver()
    // The stored answers must equal those that the page shows: until they have arrived, or the time
    // is over, the part stays open.
    const differs =
      event.type === 'part.submitted' ? await differingIn(tx, row, event.part, body.answers) : []
    if (differs.length > 0) throw answersDiffer(differs)
    await setLastContact(tx, row, now)
    if (event.type === 'heartbeat') return row
    const step = append({ state: row.state, events: [], effects: [] }, event)
    const saved = await saveStep(tx, row, step, toOrigin(body, session.userId), now)
    await carryOut(deps, tx, row.id, step)
    // An event that counts from an earlier instant may leave the next briefing or part over
    // already.
    return saveDue(deps, tx, saved, now)
  })
}

/**
 * The device began or submitted a part that the server had closed in between. Its times limit the
 * edits that count, and from what the page showed the report says which answers had not arrived.
 */
async function lateReport(
  tx: Db,
  row: AttemptRow,
  event: { type: string; at: string; part?: string },
  shown: EventCall['body']['answers'],
  now: Date,
): Promise<AttemptRow> {
  const part = event.part ?? ''
  const onDevice = row.deviceTimes[part]
  const times =
    event.type === 'part.begun'
      ? { begun: onDevice?.begun ?? event.at }
      : {
          submitted: onDevice?.submitted ?? event.at,
          ...(shown === undefined ? {} : { shown: getDigests(shown) }),
        }
  const deviceTimes = { ...row.deviceTimes, [part]: { ...onDevice, ...times } }
  await setLastContact(tx, row, now, deviceTimes)
  return { ...row, deviceTimes }
}

/** A leap second fits the contract's format and is no instant that a date can hold. */
function refuseNoInstant({ at, since }: EventCall['body']): void {
  if (Number.isNaN(Date.parse(at))) throw fieldsRefused({ at: 'invalid' })
  if (since !== undefined && Number.isNaN(Date.parse(since)))
    throw fieldsRefused({ since: 'invalid' })
}

const toOrigin = (body: EventCall['body'], userId: string) =>
  ({ actor: 'candidate', actorId: userId, key: body.key, deviceAt: new Date(body.at) }) as const
