import { useTranslation } from 'react-i18next'
import { partsOf, type AssessmentKind } from '../../../../machines/assessment/parts'
import type { Attempt } from '../../../features/assessments/attempt-api'
import { PathSteps } from '../../../ui/path-steps'

/** The parts as a path: what is handed in is behind, what comes is ahead. */
export const PartsPath = ({ kind, attempt }: { kind: AssessmentKind; attempt: Attempt | null }) => {
  const { t } = useTranslation('assessment')
  const running = attempt?.status === 'IN_PROGRESS'
  return (
    <PathSteps
      label={t('part.label')}
      stages={partsOf[kind].map(({ id, budget_seconds }) => {
        const submitted = attempt?.parts.find((part) => part.id === id)?.submitted_at ?? null
        const state = submitted !== null ? 'done' : running && attempt.part === id ? 'here' : 'ahead'
        return {
          id,
          label: t(`part.${id}`),
          detail: t('conditions.minutes', { minutes: budget_seconds / 60 }),
          state,
          stateLabel: t(`part.${state}`),
        }
      })}
    />
  )
}
