import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormField } from '../../forms/form-field'
import { PasswordField } from '../../ui/fields/password-field'
import { passwordRules } from '../../../machines/shared/fields'
import { passwordRuleNames } from './password.rules'

interface NewPasswordFieldsProps {
  passwordLabel: string
  /** As large as on the pages of getting in, unless the form is a smaller one. */
  size?: 'lg' | 'md'
}

/** A new password, its rules ticking as it is typed, and the same once more. */
export const NewPasswordFields = ({ passwordLabel, size = 'lg' }: NewPasswordFieldsProps) => {
  const { t } = useTranslation('auth')
  const password: string = useWatch({ name: 'password' })
  const labels = {
    lower: t('password.lower'),
    upper: t('password.upper'),
    digit: t('password.digit'),
    special: t('password.special'),
    length: t('password.length'),
  }
  const shared = {
    size,
    autoComplete: 'new-password',
    showLabel: t('field.showPassword'),
    hideLabel: t('field.hidePassword'),
  } as const
  return (
    <>
      <FormField name="password" label={passwordLabel}>
        {(field) => (
          <PasswordField
            {...field}
            {...shared}
            hint={t('password.guessed')}
            rules={passwordRuleNames.map((name) => ({
              label: labels[name],
              met: passwordRules[name](password),
            }))}
            metLabel={t('password.met')}
          />
        )}
      </FormField>
      <FormField name="confirm_password" label={t('field.confirmPassword')}>
        {(field) => <PasswordField {...field} {...shared} />}
      </FormField>
    </>
  )
}
