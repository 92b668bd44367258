import { useTranslation } from 'react-i18next'
import type { AssessmentCard, Attempt } from '../../../features/assessments/attempt/attempt-api'
import { usePartSize } from '../../../features/assessments/plan-words'
import { PathSteps } from '../../../ui/career-path/path-steps'

/** The parts as a path: what is handed in is behind, what comes is ahead. */
export const PartsPath = ({
  plan,
  attempt,
}: {
  plan: AssessmentCard['plan']
  attempt: Attempt | null
}) => {
  const { t } = useTranslation('assessment')
  const toSize = usePartSize()
  const isRunning = attempt?.status === 'IN_PROGRESS'
  return (
    <PathSteps
      label={t('part.label')}
      stages={plan.parts.map((planned) => {
        const { id } = planned
        const submitted = attempt?.parts.find((part) => part.id === id)?.submitted_at ?? null
        const state =
          submitted !== null ? 'done' : isRunning && attempt.part === id ? 'here' : 'ahead'
        return {
          id,
          label: t(`part.${id}`),
          detail: toSize(planned),
          state,
          stateLabel: t(`part.${state}`),
        }
      })}
    />
  )
}
