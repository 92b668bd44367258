import { useMemo } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import type { Failure } from '../../../machines/session/answers'

/**
 * The fields a server refused, as a form's `errors` option takes them; each goes when its field is
 * typed in again.
 */
export function useRefusedFields<Form extends FieldValues>(
  failure: Failure | null,
): FieldErrors<Form> {
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(failure?.fields ?? {}).map(([name, message]) => [
          name,
          { type: failure?.code, message },
        ]),
      ) as FieldErrors<Form>,
    [failure],
  )
}

/** What the server said of one field, as an error whose sentence `useRuleSentence` makes. */
export function refusedField(
  failure: Failure | null,
  name: string,
): { type: string; message: string } | undefined {
  const message = failure?.fields?.[name]
  return failure === null || message === undefined ? undefined : { type: failure.code, message }
}
