import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/session/answers'
import { Button } from '../../ui/button'
import { CodeField } from '../../ui/code-field'
import { useCodeEntry } from './use-code-entry'

interface CodeFormProps {
  /** Called with the digits, by the button or as soon as the last is there. */
  onCode: (code: string) => void
  checking: boolean
  /** Why the last code was refused; it stands beside the field until other digits do. */
  failure: Failure | null
  submitLabel: string
  submittingLabel: string
  /** Where it is not the code of four digits from a mail. */
  other?: { length: number; label: string; missing: string }
}

/** A code of digits. */
export const CodeForm = ({
  onCode,
  checking,
  failure,
  submitLabel,
  submittingLabel,
  other,
}: CodeFormProps) => {
  const { t } = useTranslation('auth')
  const { length, label, missing } = other ?? {
    length: 4,
    label: t('field.code'),
    missing: t('rule.code'),
  }
  const input = useRef<HTMLInputElement>(null)
  const entry = useCodeEntry({
    input,
    onCode,
    checking,
    failure,
    isWhole: (code) => code.length === length,
    missing,
  })
  return (
    <chakra.form noValidate display="flex" flexDirection="column" gap="5" onSubmit={entry.submit}>
      <CodeField
        ref={input}
        length={length}
        value={entry.code}
        onValueChange={entry.setCode}
        onComplete={entry.send}
        label={label}
        error={entry.error}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        loading={checking}
        loadingLabel={submittingLabel}
      >
        {submitLabel}
      </Button>
    </chakra.form>
  )
}
