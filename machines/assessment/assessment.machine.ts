import type { SnapshotFrom } from 'xstate'
import {
  cancelled,
  cancelling,
  completed,
  draining,
  failed,
  resultProcessing,
  submitting,
} from './after-states'
import { assessmentSetup } from './assessment-setup'
import {
  checking,
  conditions,
  consent,
  elsewhere,
  practice,
  ready,
  resuming,
  starting,
  unavailable,
} from './before-states'
import { permissions } from './permissions-state'
import { annotationParts, englishParts } from './parts'
import type { AssessmentKind } from './parts'
import { runningState } from './running-state'
import type { Part } from './running-state'

/**
 * Builds the chart of an assessment kind from its parts, in the order in which they are taken.
 * The actors throw until `.provide({ actors })` gives them: the chart decides, the browser does.
 */
export const assessmentMachine = ({
  kind,
  parts,
}: {
  kind: AssessmentKind
  parts: readonly Part[]
}) =>
  assessmentSetup.createMachine({
    id: kind,
    description: `A candidate takes the ${kind} assessment.`,
    context: {
      kind,
      assessmentId: null,
      attemptId: null,
      position: null,
      reason: null,
      redo: false,
      failure: null,
    },
    initial: 'checking',
    on: { 'attempt.reset': { target: '.checking' } },
    states: {
      checking,
      unavailable,
      elsewhere,
      practice,
      consent,
      conditions,
      permissions,
      ready,
      starting,
      resuming,
      running: runningState(parts),
      submitting,
      draining,
      cancelling,
      resultProcessing,
      completed,
      failed,
      cancelled,
    },
  })

export type AssessmentMachine = ReturnType<typeof assessmentMachine>
export type AssessmentSnapshot = SnapshotFrom<AssessmentMachine>

export const englishMachine = assessmentMachine({ kind: 'english', parts: englishParts })
export const annotationMachine = assessmentMachine({ kind: 'annotation', parts: annotationParts })
