import { chakra } from '@chakra-ui/react/styled-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { dropDraft, keepDraft, restoreDraft } from '../../../features/auth/draft'
import { PlaceField } from '../../../features/auth/place-field'
import { RefusalNotice } from '../../../forms/refusal-notice'
import { useFailure } from '../../../forms/mutation-form'
import { useFirstWrongField } from '../../../features/auth/use-first-wrong-field'
import { refusedField, useRefusedFields } from '../../../features/auth/use-refused-fields'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'
import { accountMutations } from '../../../features/user/account.mutations'
import {
  availabilityModes,
  availabilitySlots,
  cities,
  educationLevels,
} from '../../../features/user/candidate-options'
import { networks } from '../../../features/user/social-links.rules'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { CheckboxGroupField, RadioGroupField, SwitchField } from '../../../ui/choice-field'
import { FieldMessage } from '../../../ui/field'
import { SelectField } from '../../../ui/select-field'
import { TextAreaField } from '../../../ui/text-area-field'
import { TextField } from '../../../ui/text-field'
import {
  detailsOf,
  registrationForm,
  registrationOf,
  type RegistrationValues,
} from './registration.rules'

const draft = 'registration'

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
  const words = useRuleSentence()
  const save = useMutation(accountMutations.updateDetails())
  const failure = useFailure(save.error)
  const kept = useMemo(() => registrationOf(details), [details])
  const form = useForm<RegistrationValues>({
    resolver: zodResolver(registrationForm),
    mode: 'onTouched',
    shouldFocusError: false,
    errors: useRefusedFields<RegistrationValues>(failure),
    values: kept,
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isDirty, submitCount } = form.formState
  const formRef = useFirstWrongField(submitCount, failure)
  useEffect(() => {
    const before = restoreDraft(draft, userId, kept)
    for (const name of Object.keys(kept) as (keyof RegistrationValues)[])
      if (JSON.stringify(before[name]) !== JSON.stringify(kept[name]))
        form.setValue(name, before[name], { shouldDirty: true })
    // Once, when the page is opened: afterwards the form itself knows best.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(draft, userId, values),
      }),
    [form, userId],
  )
  const submit = form.handleSubmit((values) =>
    save.mutate(detailsOf(values), {
      onSuccess: ({ message }) => {
        form.reset(values)
        dropDraft(draft, userId)
        notify.success({ title: message ?? t('details.saved') })
      },
    }),
  )
  const discard = () => {
    save.reset()
    form.reset(kept)
    dropDraft(draft, userId)
  }
  return (
    <chakra.form
      ref={formRef}
      noValidate
      onSubmit={(event) => void submit(event)}
      display="flex"
      flexDirection="column"
      gap="5"
    >
      <RefusalNotice failure={failure?.fields ? null : failure} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        gap="5"
        columnGap="4"
      >
        <SelectField
          {...form.register('city')}
          label={tOnboarding('about.city')}
          options={cities.map((city) => ({ value: city, label: tOnboarding(`city.${city}`) }))}
        />
        <SelectField
          {...form.register('education_level')}
          label={tOnboarding('background.education')}
          options={educationLevels.map((level) => ({
            value: level,
            label: tOnboarding(`education.${level}`),
          }))}
        />
      </chakra.div>
      <Controller
        control={form.control}
        name="address"
        render={({ field: { onChange, ...field } }) => (
          <PlaceField
            {...field}
            kind="address"
            onValueChange={onChange}
            autoComplete="street-address"
            maxLength={300}
            label={tOnboarding('about.address')}
            error={words(errors.address)}
          />
        )}
      />
      <Controller
        control={form.control}
        name="candidate_availability"
        render={({ field, fieldState }) => (
          <CheckboxGroupField
            inline
            legend={tOnboarding('availability.slots')}
            name={field.name}
            options={availabilitySlots.map((slot) => ({
              value: slot,
              label: tOnboarding(`slot.${slot}`),
            }))}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            error={words(fieldState.error)}
          />
        )}
      />
      <Controller
        control={form.control}
        name="availability_mode"
        render={({ field }) => (
          <RadioGroupField
            inline
            legend={tOnboarding('availability.mode')}
            name={field.name}
            options={availabilityModes.map((mode) => ({
              value: mode,
              label: tOnboarding(`mode.${mode}`),
            }))}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      <chakra.div display="flex" flexDirection="column" gap="1">
        <SwitchField
          {...form.register('availability_40_hours')}
          label={t('registration.fullTime')}
        />
        <SwitchField {...form.register('laptop_available')} label={t('registration.laptop')} />
        <SwitchField {...form.register('wifi_available')} label={t('registration.wifi')} />
        <SwitchField {...form.register('currently_employed')} label={t('registration.employed')} />
        <SwitchField {...form.register('is_student')} label={t('registration.student')} />
        {form.watch('is_student') ? (
          <TextField
            {...form.register('university_name')}
            maxLength={200}
            label={tOnboarding('background.university')}
            error={words(errors.university_name)}
          />
        ) : null}
        <SwitchField
          {...form.register('accommodations_needed')}
          label={t('registration.help')}
          hint={tOnboarding('availability.helpHint')}
        />
        {form.watch('accommodations_needed') ? (
          <TextAreaField
            {...form.register('accommodations_detail')}
            maxLength={1000}
            label={tOnboarding('availability.helpDetail')}
            error={words(errors.accommodations_detail)}
          />
        ) : null}
      </chakra.div>
      <chakra.fieldset
        border="none"
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        gap="5"
        columnGap="4"
      >
        <chakra.legend textStyle="h3" marginBlockEnd="3">
          {tOnboarding('resume.links')}
        </chakra.legend>
        {networks.map((network) => (
          <TextField
            key={network}
            {...form.register(network)}
            type="url"
            maxLength={300}
            label={tOnboarding(`network.${network}`)}
            labelEnd={tOnboarding('step.optional')}
            error={words(errors[network])}
          />
        ))}
        <FieldMessage
          id="account-links"
          error={words(refusedField(failure, 'candidate_social_links'))}
        />
      </chakra.fieldset>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button
          type="submit"
          variant="primary"
          disabled={!isDirty}
          loading={save.isPending}
          loadingLabel={t('saving')}
        >
          {t('save')}
        </Button>
        {isDirty && !save.isPending ? (
          <Button variant="plain" onClick={discard}>
            {t('discard')}
          </Button>
        ) : null}
      </chakra.div>
    </chakra.form>
  )
}
