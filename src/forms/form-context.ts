import { createContext, useContext } from 'react'
import type { Failure } from '../../machines/session/answers'

interface FormShell {
  pending: boolean
  /** Why the last try was refused, where no field shows it. */
  notice: Failure | null
  /** The names of the fields that hold their own value. */
  ownValues: Set<string>
}

export const FormContext = createContext<FormShell | null>(null)

/** Where the form of a button is. */
export function useFormShell(): FormShell {
  const around = useContext(FormContext)
  if (around === null) throw new Error('This stands in no form.')
  return around
}
