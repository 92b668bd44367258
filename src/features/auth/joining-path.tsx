import { useTranslation } from 'react-i18next'
import { StepPath } from './step-path'

const steps = ['email', 'details', 'approval'] as const

/** The way to an account: e-mail, details, approval. */
export const JoiningPath = ({ at }: { at: (typeof steps)[number] }) => {
  const { t } = useTranslation('auth')
  const labels = {
    email: t('joining.email'),
    details: t('joining.details'),
    approval: t('joining.approval'),
  }
  return (
    <StepPath
      label={t('joining.label')}
      steps={steps.map((id) => ({ id, label: labels[id] }))}
      here={steps.indexOf(at)}
    />
  )
}
