import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PlaceField } from '../../../features/auth/joining/place-field'
import { UploadField } from '../../../features/user/upload/upload-field'
import { cities } from '../../../features/user/candidate-options'
import { FormField, ValueField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { EmiratesIdField } from '../../../ui/fields/emirates-id-field'
import { PhoneField } from '../../../ui/fields/phone-field'
import { SelectField } from '../../../ui/fields/select-field'
import { TextField } from '../../../ui/fields/text-field'
import { aboutForm } from './candidate.rules'
import { StepFrame, type StepProps } from './step-frame'
import { YesNoField } from './yes-no-field'

/** Asks for the candidate's name, picture and address. */
export const AboutStep = ({ email, ...step }: StepProps & { email: string }) => {
  const { t } = useTranslation('onboarding')
  const { t: tUser } = useTranslation('user')
  const { values, avatar, asked } = step.onboarding
  const form = useAppForm({ schema: aboutForm, defaultValues: values })
  const isPictureOnItsWay = asked && avatar.value !== null && !avatar.value.complete
  return (
    <StepFrame {...step} title={t('about.title')} lead={t('about.lead')} form={form}>
      <FormField name="full_name" label={t('about.fullName')}>
        {(field) => <TextField {...field} size="lg" autoComplete="name" />}
      </FormField>
      <TextField
        value={email}
        readOnly
        type="email"
        size="lg"
        label={t('about.email')}
        hint={t('about.emailHint')}
      />
      <ValueField<string> name="mobile_number" label={t('about.mobile')}>
        {(field) => <PhoneField {...field} size="lg" />}
      </ValueField>
      <YesNoField name="is_emirati" legend={t('about.isEmirati')} />
      <EmiratesId />
      <FormField name="city" label={t('about.city')}>
        {(field) => (
          <SelectField
            {...field}
            size="lg"
            placeholder={t('step.choose')}
            options={cities.map((city) => ({ value: city, label: t(`city.${city}`) }))}
          />
        )}
      </FormField>
      <ValueField<string> name="address" label={t('about.address')}>
        {(field) => (
          <PlaceField
            {...field}
            kind="address"
            size="lg"
            autoComplete="street-address"
            hint={t('about.addressHint')}
          />
        )}
      </ValueField>
      <ValueField name="candidate_avatar" label={t('about.picture')}>
        {({ label, error }) => (
          <UploadField
            kind="avatar"
            upload={avatar}
            label={label}
            labelEnd={t('step.optional')}
            error={isPictureOnItsWay ? tUser('rule.notComplete') : error}
          />
        )}
      </ValueField>
    </StepFrame>
  )
}

/** Required of Emiratis. */
const EmiratesId = () => {
  const { t } = useTranslation('onboarding')
  const isEmirati = useWatch({ name: 'is_emirati' }) === 'yes'
  return (
    <ValueField<string>
      name="emirates_id"
      label={t('about.emiratesId')}
      messageValues={(typed) => ({ digits: typed.length })}
    >
      {(field) => (
        <EmiratesIdField
          {...field}
          size="lg"
          labelEnd={isEmirati ? undefined : t('step.optional')}
          hint={isEmirati ? t('about.emiratesIdHint') : t('about.emiratesIdOptional')}
        />
      )}
    </ValueField>
  )
}
