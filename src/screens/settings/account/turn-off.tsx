import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authMutations } from '../../../features/auth/auth.mutations'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { ConfirmDialog } from '../../../ui/dialog'
import { PasswordField } from '../../../ui/password-field'
import { TextField } from '../../../ui/text-field'

interface TurnOffProps {
  open: boolean
  /** Otherwise the account was made by a sign-in provider, and a code is asked for. */
  hasPassword: boolean
  onClose: () => void
}

/** The question before it is off, with the proof that it is the person themself who asks. */
export const TurnOff = ({ open, hasPassword, onClose }: TurnOffProps) => {
  const { t } = useTranslation('account')
  const sentence = useErrorSentence()
  const [proof, setProof] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const turnOff = useMutation({
    ...authMutations.turnOffSecondFactor(),
    onError: () => field.current?.select(),
  })
  // The dialog itself gives the focus to its first button, the cross.
  useEffect(() => {
    if (open) field.current?.focus()
  }, [open])
  const close = () => {
    setProof('')
    setMissing(false)
    turnOff.reset()
    onClose()
  }
  const confirm = () => {
    setMissing(proof === '')
    if (proof !== '')
      turnOff.mutate(hasPassword ? { password: proof } : { code: proof }, { onSuccess: close })
  }
  const shared = {
    ref: field,
    value: proof,
    onChange: (event: { target: { value: string } }) => setProof(event.target.value),
    error:
      missing && proof === ''
        ? t('secondFactor.offAsk.missing')
        : turnOff.error === null
          ? undefined
          : sentence(turnOff.error),
  }
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={confirm}
      title={t('secondFactor.offAsk.title')}
      closeLabel={t('close')}
      cancelLabel={t('secondFactor.offAsk.keep')}
      confirmLabel={t('secondFactor.offAsk.confirm')}
      working={turnOff.isPending}
      workingLabel={t('secondFactor.offAsk.working')}
      danger
      fields={
        hasPassword ? (
          <PasswordField
            {...shared}
            autoComplete="current-password"
            label={t('secondFactor.offAsk.password')}
            showLabel={t('showPassword')}
            hideLabel={t('hidePassword')}
          />
        ) : (
          <TextField
            {...shared}
            latin
            autoComplete="one-time-code"
            maxLength={40}
            label={t('secondFactor.offAsk.code')}
            hint={t('secondFactor.offAsk.codeHint')}
          />
        )
      }
    >
      <p>{t('secondFactor.offAsk.body')}</p>
    </ConfirmDialog>
  )
}
