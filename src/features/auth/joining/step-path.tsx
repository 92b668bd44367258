import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { PathDots, PathSteps } from '../../../ui/career-path/path-steps'

interface StepPathProps {
  label: string
  steps: readonly { id: string; label: string }[]
  /** The step one is at, counted from 0. */
  here: number
}

/** Steps of joining as a path. On phones it is one line of dots with the words beside it. */
export const StepPath = ({ label, steps, here }: StepPathProps) => {
  const { t } = useTranslation('auth')
  const labels = { done: t('joining.done'), here: t('joining.here'), ahead: t('joining.ahead') }
  const place = t('joining.place', {
    step: here + 1,
    total: steps.length,
    name: steps[here]?.label ?? '',
  })
  const stages = steps.map((step, index) => {
    const state = index < here ? 'done' : index === here ? 'here' : 'ahead'
    return { ...step, state, stateLabel: labels[state] } as const
  })
  return (
    <>
      <chakra.div
        display={{ base: 'flex', md: 'none' }}
        alignItems="center"
        gap="4"
        paddingInlineStart="2"
        textStyle="small"
        color="fg.muted"
      >
        <PathDots label={place} done={here} total={steps.length} />
        <span aria-hidden>{place}</span>
      </chakra.div>
      <chakra.div display={{ base: 'none', md: 'block' }}>
        <PathSteps label={label} labelPosition="below" stages={stages} />
      </chakra.div>
    </>
  )
}
