import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import {
  availabilityModes,
  availabilitySlots,
  channels,
} from '../../../features/user/candidate-options'
import { CheckboxGroupField } from '../../../ui/choice-field'
import { TextAreaField } from '../../../ui/text-area-field'
import type { StepProps } from './about-step'
import { availabilityForm, type AvailabilityValues } from './candidate.rules'
import { StepFrame } from './step-frame'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'
import { useStepForm } from './use-step-form'
import { ChoiceField, YesNoField } from './yes-no-field'

/**
 * When and how somebody can work, what they have for it, and what would help them. The last step
 * sends everything.
 */
export const AvailabilityStep = ({ onboarding, isFirstShown }: StepProps) => {
  const { t } = useTranslation('onboarding')
  const words = useRuleSentence()
  const { values, change, next, back, failure, submitting } = onboarding
  const { form, formRef, submit } = useStepForm<AvailabilityValues>({
    schema: availabilityForm,
    values,
    failure,
    onChange: change,
    onNext: next,
  })
  const { errors } = form.formState
  const needsHelp = form.watch('accommodations_needed') === 'yes'
  return (
    <StepFrame
      title={t('availability.title')}
      lead={t('availability.lead')}
      formRef={formRef}
      onSubmit={(event) => void submit(event)}
      onBack={back}
      submitLabel={t('step.submit')}
      submittingLabel={t('step.submitting')}
      submitting={submitting}
      isFirstShown={isFirstShown}
    >
      <YesNoField
        control={form.control}
        name="availability_40_hours"
        legend={t('availability.fullTime')}
      />
      <Controller
        control={form.control}
        name="candidate_availability"
        render={({ field, fieldState }) => (
          <CheckboxGroupField
            legend={t('availability.slots')}
            name={field.name}
            options={availabilitySlots.map((slot) => ({ value: slot, label: t(`slot.${slot}`) }))}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            error={words(fieldState.error)}
          />
        )}
      />
      <ChoiceField
        control={form.control}
        name="availability_mode"
        legend={t('availability.mode')}
        inline
        options={availabilityModes.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
      />
      <YesNoField
        control={form.control}
        name="laptop_available"
        legend={t('availability.laptop')}
      />
      <YesNoField control={form.control} name="wifi_available" legend={t('availability.wifi')} />
      <YesNoField
        control={form.control}
        name="accommodations_needed"
        legend={t('availability.help')}
        hint={t('availability.helpHint')}
      />
      {needsHelp ? (
        <TextAreaField
          {...form.register('accommodations_detail')}
          maxLength={1000}
          label={t('availability.helpDetail')}
          error={words(errors.accommodations_detail)}
        />
      ) : null}
      <ChoiceField
        control={form.control}
        name="heard_from"
        legend={t('availability.heardFrom')}
        options={channels.map((channel) => ({ value: channel, label: t(`channel.${channel}`) }))}
      />
    </StepFrame>
  )
}
