import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { authMutations } from '../../../features/auth/auth.mutations'
import { FormDialog } from '../../../forms/form-dialog'
import { FormField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { TextField } from '../../../ui/fields/text-field'
import { emptyProof, proofForm } from './proof.rules'
import { OwnPasswordField } from './own-password-field'

interface TurnOffProps {
  open: boolean
  /** Otherwise the account was made by a sign-in provider, and a code is asked for. */
  hasPassword: boolean
  onClose: () => void
}

/** The question before it is off, with the proof that it is the person themself who asks. */
export const TurnOff = ({ open, hasPassword, onClose }: TurnOffProps) => {
  const { t } = useTranslation('account')
  const form = useAppForm({ schema: proofForm, defaultValues: emptyProof(hasPassword) })
  const asked = hasPassword ? 'password' : 'code'
  const turnOff = useMutation({
    ...authMutations.turnOffSecondFactor(),
    onError: () => form.setFocus(asked, { shouldSelect: true }),
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      mutation={turnOff}
      toRequest={(proof) => proof}
      title={t('secondFactor.offAsk.title')}
      description={<p>{t('secondFactor.offAsk.body')}</p>}
      confirmLabel={t('secondFactor.offAsk.confirm')}
      backLabel={t('secondFactor.offAsk.keep')}
      danger
    >
      {hasPassword ? (
        <OwnPasswordField name="password" label={t('secondFactor.offAsk.password')} hasFocus />
      ) : (
        <FormField name="code" label={t('secondFactor.offAsk.code')}>
          {(field) => (
            <TextField
              {...field}
              data-autofocus
              latin
              autoComplete="one-time-code"
              maxLength={40}
              hint={t('secondFactor.offAsk.codeHint')}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  )
}
