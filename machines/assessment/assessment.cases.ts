import type { ActorOutcomes, ChartCases } from '../paths/cases'
import { getStates } from '../paths/graph/transitions'
import { assessmentIgnored } from './assessment-ignored.cases'
import { assessmentWords } from './assessment-words.cases'
import { annotationMachine, englishMachine } from './assessment.machine'
import type { AssessmentMachine, AssessmentSnapshot } from './assessment.machine'
import type {
  AssessmentEvent,
  CheckOutcome,
  Device,
  Position,
  RunOutcome,
  Unsupported,
} from './assessment-events'
import { annotationParts, englishParts } from './parts'
import { getAssessmentPosition } from './position'
import type { Part } from './running-state'

const ids = { assessmentId: 'english_v3', attemptId: 'a1' }
const devices: Device[] = ['camera', 'microphone', 'screen']
const refused = [{ code: 'offline' }]

/** The finite world in which the charts of both kinds are walked. */
export const englishCases = makeCases(englishMachine, englishParts)
export const annotationCases = makeCases(annotationMachine, annotationParts)

function makeCases(
  machine: AssessmentMachine,
  parts: readonly Part[],
): ChartCases<AssessmentMachine> {
  const outcomes = makeOutcomes(parts)
  const invocations = getStates(machine).flatMap((state) => state.invoke)
  return {
    machine,
    input: undefined,
    events: getEvents(parts),
    outcomes: Object.fromEntries(
      invocations.map(({ id, src }) => [id, (typeof src === 'string' && outcomes[src]) || {}]),
    ),
    possible: (snapshot, event) =>
      event.type !== 'clock.expired' || isCurrentPosition(getAssessmentPosition(snapshot), event),
    facts: ({ value, context }: AssessmentSnapshot) =>
      typeof value === 'object' && 'running' in value
        ? context.attemptId
        : [context.attemptId, context.redo],
    words: assessmentWords,
    ignored: assessmentIgnored,
  }
}

/** Only the clock of the part and phase that are on runs out. */
const isCurrentPosition = (on: Position | null, { part, phase }: Position) =>
  on?.part === part && on.phase === phase

function getEvents(parts: readonly Part[]): AssessmentEvent[] {
  return [
    { type: 'check.retried' },
    { type: 'practice.finished' },
    { type: 'consent.given', textVersion: '1', lang: 'en' },
    { type: 'conditions.accepted' },
    ...devices.map((device): AssessmentEvent => ({ type: 'device.asked', device })),
    ...devices.map((device): AssessmentEvent => ({ type: 'device.lost', device })),
    { type: 'device.restored', device: 'screen' },
    { type: 'attempt.begun' },
    { type: 'start.retried' },
    { type: 'part.begun' },
    { type: 'part.submitted' },
    ...parts.map(({ id }): AssessmentEvent => ({
      type: 'clock.expired',
      part: id,
      phase: 'briefing',
    })),
    ...parts.map(({ id }): AssessmentEvent => ({
      type: 'clock.expired',
      part: id,
      phase: 'answering',
    })),
    { type: 'answer.changed' },
    { type: 'connection.lost' },
    { type: 'connection.restored' },
    { type: 'away.began' },
    { type: 'away.ended' },
    { type: 'writer.taken' },
    { type: 'writer.takenBack' },
    { type: 'exit.asked' },
    { type: 'exit.declined' },
    { type: 'exit.confirmed' },
    { type: 'logout.confirmed' },
    { type: 'attempt.ended' },
    { type: 'attempt.disqualified' },
    { type: 'attempt.reset' },
    { type: 'result.completed' },
    { type: 'result.failed' },
    { type: 'redo.granted', assessmentId: 'english_v2' },
  ]
}

/**
 * The possible results of each actor. Watchers have none, because they send the chart's own events.
 */
function makeOutcomes(parts: readonly Part[]): Readonly<Record<string, ActorOutcomes>> {
  const positions = parts.flatMap(({ id }) => [
    { part: id, phase: 'briefing' as const },
    { part: id, phase: 'answering' as const },
  ])
  const started: RunOutcome[] = [
    { outcome: 'running', attemptId: ids.attemptId, position: null },
    { outcome: 'elsewhere' },
    { outcome: 'finished' },
    { outcome: 'over' },
  ]
  const resumed = positions.map((position): RunOutcome => ({
    outcome: 'running',
    attemptId: ids.attemptId,
    position,
  }))
  const over = ['finished', 'undrained', 'processing', 'completed', 'failed', 'cancelled'] as const
  const checked: CheckOutcome[] = [
    { found: 'never', assessmentId: ids.assessmentId },
    { found: 'redo', assessmentId: ids.assessmentId },
    { found: 'unavailable' },
    { found: 'here', ...ids, position: null },
    { found: 'elsewhere', ...ids, position: null },
    ...over.map((found): CheckOutcome => ({ found, ...ids })),
  ]
  const supported: { unsupported: Unsupported | null }[] = [
    { unsupported: null },
    { unsupported: 'no_recording' },
  ]
  const answered = { done: [undefined], error: refused }
  return {
    checkAttempt: { done: checked, error: refused },
    checkBrowser: { done: supported, error: refused },
    giveConsent: answered,
    findDevice: { done: [{ live: false }, { live: true }], error: refused },
    askDevice: answered,
    startAttempt: { done: started, error: refused },
    resumeAttempt: { done: [...started, ...resumed], error: refused },
    takeOver: { done: started, error: refused },
    resync: answered,
    saveAnswers: { done: [{ pending: false }, { pending: true }], error: refused },
    countCaptureGrace: { done: [undefined] },
    submitAttempt: answered,
    cancelAttempt: answered,
    drainRecordings: answered,
  }
}
