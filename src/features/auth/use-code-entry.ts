import { useEffect, useState, type FormEvent, type RefObject } from 'react'
import type { Failure } from '../../../machines/session/answers'
import { useErrorSentence } from '../../i18n/use-error-sentence'

interface CodeEntry {
  input: RefObject<HTMLInputElement | null>
  onCode: (code: string) => void
  checking: boolean
  /** Why the last code was refused; it stands beside the field until another one does. */
  failure: Failure | null
  isWhole: (code: string) => boolean
  /** What to do about a code that is not whole. */
  missing: string
}

/**
 * A field for one code: it is sent when it is whole, and a refused one is selected, so that the
 * next key begins another.
 */
export function useCodeEntry({ input, onCode, checking, failure, isWhole, missing }: CodeEntry) {
  const sentence = useErrorSentence()
  const [code, setCode] = useState('')
  const [sent, setSent] = useState<string | null>(null)
  const send = (typed: string) => {
    setSent(typed)
    if (isWhole(typed)) onCode(typed)
    else input.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!checking) send(code)
  }
  useEffect(() => {
    if (failure === null || checking) return
    input.current?.focus()
    input.current?.select()
  }, [input, failure, checking])
  const refusal = failure === null ? undefined : sentence(failure)
  const error = code !== sent || checking ? undefined : isWhole(code) ? refusal : missing
  return { code, setCode, send, submit, error }
}
