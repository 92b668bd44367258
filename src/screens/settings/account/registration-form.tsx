import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { PlaceField } from '../../../features/auth/joining/place-field'
import { useFormDraft } from '../../../forms/use-form-draft'
import { accountMutations } from '../../../features/user/account.mutations'
import {
  availabilityModes,
  availabilitySlots,
  cities,
  educationLevels,
} from '../../../features/user/candidate-options'
import { networks } from '../../../features/user/social-links.rules'
import { FormField, useFieldError, ValueField } from '../../../forms/form-field'
import { MutationForm } from '../../../forms/mutation-form'
import { useAppForm } from '../../../forms/use-app-form'
import { notify } from '../../../notify'
import { CheckboxGroupField, RadioGroupField, SwitchField } from '../../../ui/fields/choice-field'
import { FieldMessage } from '../../../ui/fields/field'
import { SelectField } from '../../../ui/fields/select-field'
import { TextAreaField } from '../../../ui/fields/text-area-field'
import { TextField } from '../../../ui/fields/text-field'
import {
  getDetails,
  registrationForm,
  toRegistration,
  type RegistrationValues,
} from './registration.rules'
import { SaveOrDiscard } from '../../../features/user/save-or-discard'

const twoColumns = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  gap: '5',
  columnGap: '4',
} as const

interface RegistrationFormProps {
  userId: string
  details: components['schemas']['CandidateDetails']
}

/**
 * Where somebody lives, what they have learnt, and when and how they can work. What is changed is
 * kept in this tab until it is saved.
 */
export const RegistrationForm = ({ userId, details }: RegistrationFormProps) => {
  const { t } = useTranslation('account')
  const { t: tOnboarding } = useTranslation('onboarding')
  const save = useMutation(accountMutations.updateDetails())
  const saved = toRegistration(details)
  const form = useAppForm({
    schema: registrationForm,
    values: saved,
  })
  const { discard } = useFormDraft(form, 'registration', userId, saved)
  return (
    <MutationForm
      form={form}
      mutation={save}
      toRequest={getDetails}
      onDone={({ message }, sent) => {
        form.reset(toRegistration({ ...details, ...sent }), { keepDirtyValues: false })
        discard()
        notify.success({ title: message ?? t('details.saved') })
      }}
    >
      <chakra.div {...twoColumns}>
        <FormField name="city" label={tOnboarding('about.city')}>
          {(field) => (
            <SelectField
              {...field}
              options={cities.map((city) => ({ value: city, label: tOnboarding(`city.${city}`) }))}
            />
          )}
        </FormField>
        <FormField name="education_level" label={tOnboarding('background.education')}>
          {(field) => (
            <SelectField
              {...field}
              options={educationLevels.map((level) => ({
                value: level,
                label: tOnboarding(`education.${level}`),
              }))}
            />
          )}
        </FormField>
      </chakra.div>
      <ValueField<string> name="address" label={tOnboarding('about.address')}>
        {(field) => (
          <PlaceField {...field} kind="address" autoComplete="street-address" maxLength={300} />
        )}
      </ValueField>
      <ValueField<RegistrationValues['candidate_availability']>
        name="candidate_availability"
        label={tOnboarding('availability.slots')}
      >
        {({ label, ...field }) => (
          <CheckboxGroupField
            {...field}
            inline
            legend={label}
            options={availabilitySlots.map((slot) => ({
              value: slot,
              label: tOnboarding(`slot.${slot}`),
            }))}
          />
        )}
      </ValueField>
      <ValueField<RegistrationValues['availability_mode']>
        name="availability_mode"
        label={tOnboarding('availability.mode')}
      >
        {({ label, ...field }) => (
          <RadioGroupField
            {...field}
            inline
            legend={label}
            options={availabilityModes.map((mode) => ({
              value: mode,
              label: tOnboarding(`mode.${mode}`),
            }))}
          />
        )}
      </ValueField>
      <Situation />
      <Links />
      <SaveOrDiscard
        onDiscard={() => {
          save.reset()
          form.reset(saved, { keepDirtyValues: false })
          discard()
        }}
      />
    </MutationForm>
  )
}

/** What is or is not so, and what has to be said where it is. */
const Situation = () => {
  const { t } = useTranslation('account')
  const { t: tOnboarding } = useTranslation('onboarding')
  const [isStudent, needsHelp]: boolean[] = useWatch({
    name: ['is_student', 'accommodations_needed'],
  })
  const switches = [
    ['availability_40_hours', t('registration.fullTime')],
    ['laptop_available', t('registration.laptop')],
    ['wifi_available', t('registration.wifi')],
    ['currently_employed', t('registration.employed')],
    ['is_student', t('registration.student')],
  ] as const
  return (
    <chakra.div display="flex" flexDirection="column" gap="1">
      {switches.map(([name, label]) => (
        <FormField key={name} name={name} label={label}>
          {(field) => <SwitchField {...field} />}
        </FormField>
      ))}
      {isStudent ? (
        <FormField name="university_name" label={tOnboarding('background.university')}>
          {(field) => <TextField {...field} maxLength={200} />}
        </FormField>
      ) : null}
      <FormField name="accommodations_needed" label={t('registration.help')}>
        {(field) => <SwitchField {...field} hint={tOnboarding('availability.helpHint')} />}
      </FormField>
      {needsHelp ? (
        <FormField name="accommodations_detail" label={tOnboarding('availability.helpDetail')}>
          {(field) => <TextAreaField {...field} maxLength={1000} />}
        </FormField>
      ) : null}
    </chakra.div>
  )
}

const Links = () => {
  const { t: tOnboarding } = useTranslation('onboarding')
  return (
    <chakra.fieldset border="none" {...twoColumns}>
      <chakra.legend textStyle="h3" marginBlockEnd="3">
        {tOnboarding('resume.links')}
      </chakra.legend>
      {networks.map((network) => (
        <FormField
          key={network}
          name={`candidate_social_links.${network}`}
          label={tOnboarding(`network.${network}`)}
        >
          {(field) => (
            <TextField
              {...field}
              type="url"
              maxLength={300}
              labelEnd={tOnboarding('step.optional')}
            />
          )}
        </FormField>
      ))}
      <FieldMessage id={useId()} error={useFieldError('candidate_social_links')} />
    </chakra.fieldset>
  )
}
