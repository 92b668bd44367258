import {
  useWatch,
  type Control,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormRegister,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '../../ui/password-field'
import { passwordRules } from '../../../machines/shared/fields'
import { passwordRuleNames } from './password.rules'
import { useRuleSentence } from './use-rule-sentence'

export interface NewPassword extends FieldValues {
  password: string
  confirm_password: string
}

interface NewPasswordFieldsProps<Form extends NewPassword> {
  control: Control<Form>
  register: UseFormRegister<Form>
  errors: FieldErrors<NewPassword>
  passwordLabel: string
  /** As large as on the pages of getting in, unless the form is a smaller one. */
  size?: 'lg' | 'md'
}

/** A new password, its rules ticking as it is typed, and the same once more. */
export const NewPasswordFields = <Form extends NewPassword>({
  control,
  register,
  errors,
  passwordLabel,
  size = 'lg',
}: NewPasswordFieldsProps<Form>) => {
  const { t } = useTranslation('auth')
  const ruleSentence = useRuleSentence()
  const password: string = useWatch({ control, name: 'password' as FieldPath<Form> })
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
      <PasswordField
        {...register('password' as FieldPath<Form>)}
        {...shared}
        label={passwordLabel}
        error={ruleSentence(errors.password)}
        rules={passwordRuleNames.map((name) => ({
          label: labels[name],
          met: passwordRules[name](password),
        }))}
        metLabel={t('password.met')}
      />
      <PasswordField
        {...register('confirm_password' as FieldPath<Form>)}
        {...shared}
        label={t('field.confirmPassword')}
        error={ruleSentence(errors.confirm_password)}
      />
    </>
  )
}
