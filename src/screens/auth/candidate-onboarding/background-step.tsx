import { useTranslation } from 'react-i18next'
import { educationLevels } from '../../../features/user/candidate-options'
import { FormField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { TextField } from '../../../ui/fields/text-field'
import { backgroundForm } from './candidate.rules'
import { StepFrame, type StepProps } from './step-frame'
import { AfterYes, ChoiceField, YesNoField } from './yes-no-field'

/** Asks for the candidate's education and present occupation. */
export const BackgroundStep = (step: StepProps) => {
  const { t } = useTranslation('onboarding')
  const form = useAppForm({ schema: backgroundForm, defaultValues: step.onboarding.values })
  return (
    <StepFrame {...step} title={t('background.title')} lead={t('background.lead')} form={form}>
      <ChoiceField
        name="education_level"
        legend={t('background.education')}
        options={educationLevels.map((level) => ({ value: level, label: t(`education.${level}`) }))}
      />
      <YesNoField name="is_student" legend={t('background.isStudent')} />
      <AfterYes to="is_student">
        <FormField name="university_name" label={t('background.university')}>
          {(field) => <TextField {...field} size="lg" />}
        </FormField>
      </AfterYes>
      <YesNoField name="currently_employed" legend={t('background.employed')} />
    </StepFrame>
  )
}
