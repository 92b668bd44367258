import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PlaceField } from '../../../features/auth/place-field'
import { refusedField } from '../../../features/auth/use-refused-fields'
import { UploadField } from '../../../features/user/upload-field'
import { cities } from '../../../features/user/candidate-options'
import { EmiratesIdField } from '../../../ui/emirates-id-field'
import { PhoneField } from '../../../ui/phone-field'
import { SelectField } from '../../../ui/select-field'
import { TextField } from '../../../ui/text-field'
import { aboutForm, type AboutValues } from './candidate.rules'
import { StepFrame } from './step-frame'
import type { CandidateOnboarding } from './use-candidate-onboarding'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'
import { useStepForm } from './use-step-form'
import { YesNoField } from './yes-no-field'

export interface StepProps {
  onboarding: CandidateOnboarding
  isFirstShown: boolean
}

/** Who somebody is and where they live. */
export const AboutStep = ({ onboarding, isFirstShown, email }: StepProps & { email: string }) => {
  const { t } = useTranslation('onboarding')
  const { t: tUser } = useTranslation('user')
  const words = useRuleSentence()
  const { values, change, next, failure, avatar, asked } = onboarding
  const { form, formRef, submit } = useStepForm<AboutValues>({
    schema: aboutForm,
    values,
    failure,
    onChange: change,
    onNext: next,
  })
  const { errors } = form.formState
  const emirati = form.watch('is_emirati') === 'yes'
  const pictureOnItsWay = asked && avatar.value !== null && !avatar.value.complete
  return (
    <StepFrame
      title={t('about.title')}
      lead={t('about.lead')}
      formRef={formRef}
      onSubmit={(event) => void submit(event)}
      submitLabel={t('step.next')}
      isFirstShown={isFirstShown}
    >
      <TextField
        {...form.register('full_name')}
        size="lg"
        autoComplete="name"
        label={t('about.fullName')}
        error={words(errors.full_name)}
      />
      <TextField
        value={email}
        readOnly
        type="email"
        size="lg"
        label={t('about.email')}
        hint={t('about.emailHint')}
      />
      <Controller
        control={form.control}
        name="mobile_number"
        render={({ field: { ref: _ref, onChange, ...field } }) => (
          <PhoneField
            {...field}
            onValueChange={onChange}
            size="lg"
            label={t('about.mobile')}
            error={words(errors.mobile_number)}
          />
        )}
      />
      <YesNoField control={form.control} name="is_emirati" legend={t('about.isEmirati')} />
      <Controller
        control={form.control}
        name="emirates_id"
        render={({ field: { ref: _ref, onChange, ...field } }) => (
          <EmiratesIdField
            {...field}
            onValueChange={onChange}
            size="lg"
            label={t('about.emiratesId')}
            labelEnd={emirati ? undefined : t('step.optional')}
            hint={emirati ? t('about.emiratesIdHint') : t('about.emiratesIdOptional')}
            error={words(errors.emirates_id, { digits: field.value.length })}
          />
        )}
      />
      <SelectField
        {...form.register('city')}
        size="lg"
        label={t('about.city')}
        placeholder={t('step.choose')}
        options={cities.map((city) => ({ value: city, label: t(`city.${city}`) }))}
        error={words(errors.city)}
      />
      <Controller
        control={form.control}
        name="address"
        render={({ field: { onChange, ...field } }) => (
          <PlaceField
            {...field}
            kind="address"
            onValueChange={onChange}
            size="lg"
            autoComplete="street-address"
            label={t('about.address')}
            hint={t('about.addressHint')}
            error={words(errors.address)}
          />
        )}
      />
      <UploadField
        kind="avatar"
        upload={avatar}
        label={t('about.picture')}
        labelEnd={t('step.optional')}
        error={
          pictureOnItsWay
            ? tUser('file.notComplete')
            : words(refusedField(failure, 'candidate_avatar'))
        }
      />
    </StepFrame>
  )
}
