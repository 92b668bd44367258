import { useEffect, type ReactNode } from 'react'
import {
  get,
  useController,
  useFormContext,
  useFormState,
  type ControllerRenderProps,
  type UseFormRegisterReturn,
} from 'react-hook-form'
import { useFormShell } from './form-context'
import { useIssueMessage, type FieldIssue } from './translate-rule'

interface FormFieldProps<Wiring> {
  name: string
  label: ReactNode
  /** Draws the field; what it is given goes to it as it is. */
  children: (field: Wiring & FieldWords) => ReactNode
}

interface FieldWords {
  label: ReactNode
  error: string | undefined
}

/**
 * A field that holds its own value, as the browser's own fields do. A key press draws nothing, and
 * an error draws only this field.
 */
export const FormField = ({ name, label, children }: FormFieldProps<UseFormRegisterReturn>) => {
  const { register } = useFormContext()
  const { ownValues } = useFormShell()
  useEffect(() => {
    ownValues.add(name)
    return () => void ownValues.delete(name)
  }, [ownValues, name])
  return children({ ...register(name), label, error: useFieldError(name) })
}

interface ValueFieldProps<Value> extends FormFieldProps<
  Omit<ControllerRenderProps, 'value' | 'onChange'> & {
    value: Value
    onValueChange: (value: Value) => void
  }
> {
  /** What the sentence about a broken rule says of the value. */
  messageValues?: (value: Value) => Record<string, unknown>
}

/** A field that is given its value: it is drawn on each key, and it alone. */
export const ValueField = <Value,>({
  name,
  label,
  messageValues,
  children,
}: ValueFieldProps<Value>) => {
  const {
    field: { value, onChange, ...wiring },
  } = useController({ name })
  const error = useFieldError(name, messageValues?.(value as Value))
  return children({ ...wiring, value: value as Value, onValueChange: onChange, label, error })
}

/** What is wrong with a field, in words. */
export function useFieldError(
  name: string,
  messageValues?: Record<string, unknown>,
): string | undefined {
  const { errors } = useFormState({ name, exact: true })
  const issue: FieldIssue | undefined = get(errors, name)
  return useIssueMessage(issue, messageValues)
}
