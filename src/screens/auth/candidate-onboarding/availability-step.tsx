import { useTranslation } from 'react-i18next'
import {
  availabilityModes,
  availabilitySlots,
  channels,
} from '../../../features/user/candidate-options'
import { FormField, ValueField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { CheckboxGroupField } from '../../../ui/fields/choice-field'
import { TextAreaField } from '../../../ui/fields/text-area-field'
import { availabilityForm, type AvailabilityValues } from './candidate.rules'
import { StepFrame, type StepProps } from './step-frame'
import { AfterYes, ChoiceField, YesNoField } from './yes-no-field'

/**
 * When and how somebody can work, what they have for it, and what would help them. The last step
 * sends everything.
 */
export const AvailabilityStep = (step: StepProps) => {
  const { t } = useTranslation('onboarding')
  const form = useAppForm({ schema: availabilityForm, defaultValues: step.onboarding.values })
  return (
    <StepFrame {...step} title={t('availability.title')} lead={t('availability.lead')} form={form}>
      <YesNoField name="availability_40_hours" legend={t('availability.fullTime')} />
      <ValueField<AvailabilityValues['candidate_availability']>
        name="candidate_availability"
        label={t('availability.slots')}
      >
        {({ label, ...field }) => (
          <CheckboxGroupField
            {...field}
            legend={label}
            options={availabilitySlots.map((slot) => ({ value: slot, label: t(`slot.${slot}`) }))}
          />
        )}
      </ValueField>
      <ChoiceField
        name="availability_mode"
        legend={t('availability.mode')}
        inline
        options={availabilityModes.map((mode) => ({ value: mode, label: t(`mode.${mode}`) }))}
      />
      <YesNoField name="laptop_available" legend={t('availability.laptop')} />
      <YesNoField name="wifi_available" legend={t('availability.wifi')} />
      <YesNoField
        name="accommodations_needed"
        legend={t('availability.help')}
        hint={t('availability.helpHint')}
      />
      <AfterYes to="accommodations_needed">
        <FormField name="accommodations_detail" label={t('availability.helpDetail')}>
          {(field) => <TextAreaField {...field} maxLength={1000} />}
        </FormField>
      </AfterYes>
      <ChoiceField
        name="heard_from"
        legend={t('availability.heardFrom')}
        options={channels.map((channel) => ({ value: channel, label: t(`channel.${channel}`) }))}
      />
    </StepFrame>
  )
}
