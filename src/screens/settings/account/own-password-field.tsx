import { useTranslation } from 'react-i18next'
import { FormField } from '../../../forms/form-field'
import { PasswordField } from '../../../ui/fields/password-field'

interface OwnPasswordFieldProps {
  name: string
  label: string
  /** A dialog that opens gives it the focus, instead of its cross. */
  hasFocus?: boolean
}

/** The password that one has, which proves that it is oneself who asks. */
export const OwnPasswordField = ({ name, label, hasFocus = false }: OwnPasswordFieldProps) => {
  const { t } = useTranslation('account')
  return (
    <FormField name={name} label={label}>
      {(field) => (
        <PasswordField
          {...field}
          data-autofocus={hasFocus || undefined}
          autoComplete="current-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
        />
      )}
    </FormField>
  )
}
