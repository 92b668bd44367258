import { useMemo } from 'react'
import type { FieldErrors, FieldValues } from 'react-hook-form'
import type { Failure } from '../../../machines/session/answers'

/** The fields a server refused, as a form's `errors` option takes them; each goes when its field is typed in again. */
export function useRefusedFields<Form extends FieldValues>(failure: Failure | null): FieldErrors<Form> {
  return useMemo(() => Object.fromEntries(Object.entries(failure?.fields ?? {}).map(([name, message]) => [name, { type: 'server', message }])) as FieldErrors<Form>, [failure])
}
