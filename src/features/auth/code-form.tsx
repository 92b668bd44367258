import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../machines/session/answers'
import { useErrorSentence } from '../../i18n/use-error-sentence'
import { Button } from '../../ui/button'
import { CodeField } from '../../ui/code-field'

interface CodeFormProps {
  /** Called with the four digits, by the button or as soon as the fourth is there. */
  onCode: (code: string) => void
  checking: boolean
  /** Why the last code was refused; it stands beside the field until other digits do. */
  failure: Failure | null
  submitLabel: string
  submittingLabel: string
}

/** The code from a mail. A refused one is selected, so that the next digit begins another. */
export const CodeForm = ({ onCode, checking, failure, submitLabel, submittingLabel }: CodeFormProps) => {
  const { t } = useTranslation('auth')
  const sentence = useErrorSentence()
  const [code, setCode] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const send = (digits: string) => {
    setSent(digits)
    if (digits.length === 4) onCode(digits)
    else input.current?.focus()
  }
  useEffect(() => {
    if (failure === null || checking) return
    input.current?.focus()
    input.current?.select()
  }, [failure, checking])
  const refusal = failure === null ? undefined : sentence(failure)
  const error = code !== sent || checking ? undefined : code.length < 4 ? t('rule.code') : refusal
  return (
    <chakra.form
      noValidate
      display="flex"
      flexDirection="column"
      gap="5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!checking) send(code)
      }}
    >
      <CodeField ref={input} value={code} onValueChange={setCode} onComplete={send} label={t('field.code')} error={error} />
      <Button type="submit" variant="primary" size="lg" wide loading={checking} loadingLabel={submittingLabel}>
        {submitLabel}
      </Button>
    </chakra.form>
  )
}
