import { chakra } from '@chakra-ui/react/styled-system'
import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm, type FieldErrors } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { accountMutations } from '../../../features/auth/account.mutations'
import { NewPasswordFields, type NewPassword } from '../../../features/auth/new-password-fields'
import { RefusalNotice } from '../../../forms/refusal-notice'
import { useFailure } from '../../../forms/mutation-form'
import { useFirstWrongField } from '../../../features/auth/use-first-wrong-field'
import { useRefusedFields } from '../../../features/auth/use-refused-fields'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { Panel } from '../../../ui/panel'
import { PasswordField } from '../../../ui/password-field'
import { passwordForm, type PasswordValues } from './account.rules'

interface PasswordPanelProps {
  hasPassword: boolean
  email: string
}

/** Another password; who came by a sign-in provider has none, and is mailed a link to set one. */
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
  const words = useRuleSentence()
  const change = useMutation(accountMutations.changePassword())
  const failure = useFailure(change.error)
  const form = useForm<PasswordValues>({
    resolver: zodResolver(passwordForm),
    mode: 'onTouched',
    shouldFocusError: false,
    errors: useRefusedFields<PasswordValues>(failure),
    defaultValues: empty,
  })
  const { errors, submitCount } = form.formState
  const formRef = useFirstWrongField(submitCount, failure)
  const nextErrors: FieldErrors<NewPassword> = {
    ...(errors.password === undefined ? {} : { password: errors.password }),
    ...(errors.confirm_password === undefined ? {} : { confirm_password: errors.confirm_password }),
  }
  const submit = form.handleSubmit(({ current_password, password }) =>
    change.mutate(
      { current_password, password },
      {
        onSuccess: ({ message }) => {
          form.reset(empty)
          notify.success({ title: message })
        },
      },
    ),
  )
  return (
    <chakra.form
      ref={formRef}
      noValidate
      onSubmit={(event) => void submit(event)}
      display="flex"
      flexDirection="column"
      gap="5"
    >
      <chakra.p color="fg.muted">{t('password.lead')}</chakra.p>
      <RefusalNotice failure={failure?.fields ? null : failure} />
      <PasswordField
        {...form.register('current_password')}
        autoComplete="current-password"
        label={t('password.current')}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={words(errors.current_password)}
      />
      <NewPasswordFields
        control={form.control}
        register={form.register}
        errors={nextErrors}
        passwordLabel={t('password.next')}
        size="md"
      />
      <div>
        <Button
          type="submit"
          variant="primary"
          loading={change.isPending}
          loadingLabel={t('saving')}
        >
          {t('password.change')}
        </Button>
      </div>
    </chakra.form>
  )
}

const NoPassword = ({ email }: { email: string }) => {
  const { t } = useTranslation('account')
  const sentence = useErrorSentence()
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
