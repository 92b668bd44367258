import { useTranslation } from 'react-i18next'
import { educationLevels } from '../../../features/user/candidate-options'
import { TextField } from '../../../ui/text-field'
import type { StepProps } from './about-step'
import { backgroundForm, type BackgroundValues } from './candidate.rules'
import { StepFrame } from './step-frame'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'
import { useStepForm } from './use-step-form'
import { ChoiceField, YesNoField } from './yes-no-field'

/** What somebody has learnt and does at present. */
export const BackgroundStep = ({ onboarding, isFirstShown }: StepProps) => {
  const { t } = useTranslation('onboarding')
  const words = useRuleSentence()
  const { values, change, next, back, failure } = onboarding
  const { form, formRef, submit } = useStepForm<BackgroundValues>({
    schema: backgroundForm,
    values,
    failure,
    onChange: change,
    onNext: next,
  })
  const isStudent = form.watch('is_student') === 'yes'
  return (
    <StepFrame
      title={t('background.title')}
      lead={t('background.lead')}
      formRef={formRef}
      onSubmit={(event) => void submit(event)}
      onBack={back}
      submitLabel={t('step.next')}
      isFirstShown={isFirstShown}
    >
      <ChoiceField
        control={form.control}
        name="education_level"
        legend={t('background.education')}
        options={educationLevels.map((level) => ({ value: level, label: t(`education.${level}`) }))}
      />
      <YesNoField control={form.control} name="is_student" legend={t('background.isStudent')} />
      {isStudent ? (
        <TextField
          {...form.register('university_name')}
          size="lg"
          label={t('background.university')}
          error={words(form.formState.errors.university_name)}
        />
      ) : null}
      <YesNoField
        control={form.control}
        name="currently_employed"
        legend={t('background.employed')}
      />
    </StepFrame>
  )
}
