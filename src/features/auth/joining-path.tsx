import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { PathDots, PathSteps } from '../../ui/path-steps'

const steps = ['email', 'details', 'approval'] as const

interface JoiningPathProps {
  at: (typeof steps)[number]
  /** 0 to 100: how much of this step is done. */
  travelled?: number
}

/** The way to an account: e-mail, details, approval. On phones it is one line of dots with the words beside it. */
export const JoiningPath = ({ at, travelled = 0 }: JoiningPathProps) => {
  const { t } = useTranslation('auth')
  const here = steps.indexOf(at)
  const labels = { email: t('joining.email'), details: t('joining.details'), approval: t('joining.approval') }
  const states = { done: t('joining.done'), here: t('joining.here'), ahead: t('joining.ahead') }
  const place = t('joining.place', { step: here + 1, total: steps.length, name: labels[at] })
  const stages = steps.map((id, index) => {
    const state = index < here ? 'done' : index === here ? 'here' : 'ahead'
    return { id, label: labels[id], state, stateLabel: states[state] } as const
  })
  return (
    <>
      <chakra.div display={{ base: 'flex', md: 'none' }} alignItems="center" gap="4" paddingInlineStart="2" textStyle="small" color="fg.muted">
        <PathDots label={place} done={here} total={steps.length} />
        <span aria-hidden>{place}</span>
      </chakra.div>
      <chakra.div display={{ base: 'none', md: 'block' }}>
        <PathSteps label={t('joining.label')} words="below" travelled={travelled} stages={stages} />
      </chakra.div>
    </>
  )
}
