import { useTranslation } from 'react-i18next'
import { FormField } from '../../../forms/form-field'
import { PasswordField } from '../../../ui/password-field'

/** The password that one has, which proves that it is oneself who asks. */
export const OwnPasswordField = ({ name, label }: { name: string; label: string }) => {
  const { t } = useTranslation('account')
  return (
    <FormField name={name} label={label}>
      {(field) => (
        <PasswordField
          {...field}
          autoComplete="current-password"
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
        />
      )}
    </FormField>
  )
}
