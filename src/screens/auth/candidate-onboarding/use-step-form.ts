import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import type { Failure } from '../../../../machines/session/answers'
import { useFirstWrongField } from '../../../features/auth/use-first-wrong-field'
import { useRefusedFields } from '../../../features/auth/use-refused-fields'

interface StepFormOptions<Values extends FieldValues> {
  schema: $ZodType<Values, Values>
  values: DefaultValues<Values>
  failure: Failure | null
  /** Told of every edit, so that none is lost. */
  onChange: (values: Partial<Values>) => void
  onNext: (values: Values) => void
}

/**
 * The form of one step: checked on leaving a field and then on each key, refused fields beside
 * themselves.
 */
export function useStepForm<Values extends FieldValues>({
  schema,
  values,
  failure,
  onChange,
  onNext,
}: StepFormOptions<Values>) {
  const resolver: Resolver<Values> = zodResolver(schema)
  const form = useForm<Values>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    errors: useRefusedFields<Values>(failure),
    defaultValues: values,
  })
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: (state) => tell.current(state.values),
      }),
    [form],
  )
  const formRef = useFirstWrongField(form.formState.submitCount, failure)
  return { form, formRef, submit: form.handleSubmit(onNext) }
}
