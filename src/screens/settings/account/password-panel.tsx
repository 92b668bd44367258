import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountMutations } from '../../../features/auth/account.mutations'
import { NewPasswordFields } from '../../../features/auth/new-password-fields'
import { Submit } from '../../../forms/form'
import { MutationForm } from '../../../forms/mutation-form'
import { useAppForm } from '../../../forms/use-app-form'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { Panel } from '../../../ui/layout/panel'
import { passwordForm, type PasswordValues } from './account.rules'
import { OwnPasswordField } from './own-password-field'

interface PasswordPanelProps {
  hasPassword: boolean
  email: string
}

/**
 * Changes the password. People from a sign-in provider have none, and are mailed a link to set one.
 */
export const PasswordPanel = ({ hasPassword, email }: PasswordPanelProps) => {
  const { t } = useTranslation('account')
  return (
    <Panel title={t('password.title')}>
      {hasPassword ? <ChangeForm /> : <NoPassword email={email} />}
    </Panel>
  )
}

const empty: PasswordValues = { current_password: '', password: '', confirm_password: '' }

const ChangeForm = () => {
  const { t } = useTranslation('account')
  const form = useAppForm({ schema: passwordForm, defaultValues: empty })
  return (
    <MutationForm
      form={form}
      mutation={useMutation(accountMutations.changePassword())}
      toRequest={({ current_password, password }) => ({ current_password, password })}
      onDone={({ message }) => {
        form.reset(empty)
        notify.success({ title: message })
      }}
    >
      <chakra.p color="fg.muted">{t('password.lead')}</chakra.p>
      <OwnPasswordField name="current_password" label={t('password.current')} />
      <NewPasswordFields passwordLabel={t('password.next')} size="md" />
      <Submit variant="primary" pendingLabel={t('saving')}>
        {t('password.change')}
      </Submit>
    </MutationForm>
  )
}

const NoPassword = ({ email }: { email: string }) => {
  const { t } = useTranslation('account')
  const sentence = useErrorMessage()
  const ask = useMutation({
    ...accountMutations.mailPasswordLink(),
    onSuccess: () => notify.success({ title: t('password.linkSent', { email }) }),
    onError: (error) => notify.error({ title: t('password.linkFailed'), body: sentence(error) }),
  })
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="4">
      <chakra.p color="fg.muted">{t('password.none')}</chakra.p>
      <Button
        variant="secondary"
        onClick={() => ask.mutate(email)}
        loading={ask.isPending}
        loadingLabel={t('password.sending')}
      >
        {t('password.mailLink')}
      </Button>
    </chakra.div>
  )
}
