import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/session/answers'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'
import { useCodeEntry } from './use-code-entry'

interface RecoveryFormProps {
  onCode: (code: string) => void
  checking: boolean
  failure: Failure | null
}

/** As people type it: with or without the hyphen, in any case. */
const isRecoveryCode = (typed: string) => typed.replace(/[\s-]/g, '').length === 10

/** One of the codes that were kept for the day the phone is lost. */
export const RecoveryForm = ({ onCode, checking, failure }: RecoveryFormProps) => {
  const { t } = useTranslation('auth')
  const input = useRef<HTMLInputElement>(null)
  const entry = useCodeEntry({
    input,
    onCode,
    checking,
    failure,
    isWhole: isRecoveryCode,
    missing: t('secondFactor.recoveryRule'),
  })
  return (
    <chakra.form noValidate display="flex" flexDirection="column" gap="5" onSubmit={entry.submit}>
      <TextField
        ref={input}
        value={entry.code}
        onChange={(event) => entry.setCode(event.target.value)}
        latin
        size="lg"
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        label={t('secondFactor.recoveryField')}
        error={entry.error}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        loading={checking}
        loadingLabel={t('secondFactor.submitting')}
      >
        {t('secondFactor.submit')}
      </Button>
    </chakra.form>
  )
}
