import { useEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import type { Failure } from '../../../../machines/session/answers'
import type { Rule } from '../../../forms/field-rules'
import { useAppForm } from '../../../forms/use-app-form'

interface CodeEntry {
  /** Called with a code that is whole. */
  onCode: (code: string) => void
  checking: boolean
  /** Why the last code was refused; it is shown at the field until another code is refused. */
  failure: Failure | null
  isWhole: (code: string) => boolean
  /** What to do about a code that is not whole. */
  missing: Rule
}

/** Whether it is whole is asked when it is sent: one that is typed over a refused one is not yet. */
const codeForm = z.object({ code: z.string() })

/**
 * The form of one code, as `Form` takes it. A refused code is selected, so that the next key begins
 * another.
 */
export function useCodeEntry({ onCode, checking, failure, isWhole, missing }: CodeEntry) {
  const form = useAppForm({ schema: codeForm, defaultValues: { code: '' } })
  const { setError, clearErrors, setFocus } = form
  // What the field was drawn with is about a code of the field that stood here before.
  const [earlier] = useState(failure)
  const refusal = useMemo(
    () =>
      failure === null || failure === earlier
        ? null
        : { ...failure, fields: { code: failure.message } },
    [failure, earlier],
  )
  useEffect(() => {
    if (refusal === null) clearErrors('code')
    else if (!checking) setFocus('code', { shouldSelect: true })
  }, [clearErrors, setFocus, refusal, checking])
  const onSubmit = ({ code }: z.output<typeof codeForm>) =>
    isWhole(code) ? onCode(code) : setError('code', { message: missing })
  return {
    entry: { form, pending: checking, failure: refusal, onSubmit },
    /** For the last digit, which sends without the button. */
    send: () => {
      if (!checking) void form.handleSubmit(onSubmit)()
    },
  }
}
