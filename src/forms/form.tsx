import { chakra } from '@chakra-ui/react/styled-system'
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import {
  FormProvider,
  useFormState,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form'
import type { Failure } from '../../machines/session/answers'
import { focusFirstWrong } from '../lib/focus-first-wrong'
import { Button } from '../ui/button'
import { FormContext, useFormShell } from './form-context'
import { RefusalNotice } from './refusal-notice'
import type { AppForm } from './use-app-form'

export interface FormProps<Values extends FieldValues, Sent> {
  form: AppForm<Values, Sent>
  /** Called with what the schema makes of the values, once all of them are right. */
  onSubmit: (values: Sent) => void
  /** While what was sent is on its way nothing is sent again. */
  pending: boolean
  /** Why the last try was refused, of a chart or of a call. */
  failure: Failure | null
  id?: string
  children: ReactNode
}

/**
 * The shell of every form. An error of the server about a field is shown at that field until it is
 * changed, a general one above the button. The first invalid field gets the focus, and typed text
 * stays.
 */
export const Form = <Values extends FieldValues, Sent>({
  form,
  onSubmit,
  pending,
  failure,
  id,
  children,
}: FormProps<Values, Sent>) => {
  const element = useRef<HTMLFormElement>(null)
  const { submitCount } = useFormState({ control: form.control })
  const isChecking = useRef(false)
  const [ownValues] = useState(() => new Set<string>())
  useRefusedFields(form, failure)
  useFocusOnWrong(element, submitCount, failure)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (pending || isChecking.current) return
    isChecking.current = true
    readOwnValues(form, element.current, ownValues)
    try {
      await form.handleSubmit((values) => onSubmit(values))(event)
    } finally {
      isChecking.current = false
    }
  }
  const notice = isAtAField(form, failure) ? null : failure
  const around = useMemo(() => ({ pending, notice, ownValues }), [pending, notice, ownValues])
  return (
    <FormContext value={around}>
      <FormProvider {...form}>
        <chakra.form
          ref={element}
          id={id}
          noValidate
          onSubmit={(event) => void submit(event)}
          display="flex"
          flexDirection="column"
          gap="5"
        >
          {children}
        </chakra.form>
      </FormProvider>
    </FormContext>
  )
}

interface SubmitProps extends ComponentProps<typeof Button> {
  /** The label while the form is being sent. */
  pendingLabel: string
  /** What did not come about, where the page does not say so; the reason follows it. */
  failed?: string
  /** Other buttons of the same line. */
  before?: ReactNode
  after?: ReactNode
}

/** The end of a form: why the last try was refused, and the button that sends. */
export const Submit = ({ pendingLabel, failed, before, after, ...button }: SubmitProps) => {
  const { pending, notice } = useFormShell()
  return (
    <>
      <RefusalNotice failure={notice} title={failed} />
      <chakra.div
        display="flex"
        flexWrap={button.wide ? 'nowrap' : 'wrap'}
        alignItems="center"
        gap="3"
      >
        {before}
        <Button {...button} type="submit" loading={pending} loadingLabel={pendingLabel} />
        {after}
      </chakra.div>
    </>
  )
}

/** A password manager may fill in a field without the event that the form listens to. */
function readOwnValues<Values extends FieldValues, Sent>(
  form: AppForm<Values, Sent>,
  element: HTMLFormElement | null,
  names: ReadonlySet<string>,
): void {
  for (const name of names) {
    const field = element?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    const at = name as FieldPath<Values>
    const known: unknown = form.getValues(at)
    if (typeof known === 'string' && known !== field.value)
      form.setValue(at, field.value as FieldPathValue<Values, typeof at>, { shouldDirty: true })
  }
}

/** Whether a field of the form shows what was refused. */
function isAtAField<Values extends FieldValues, Sent>(
  form: AppForm<Values, Sent>,
  failure: Failure | null,
): boolean {
  const values = form.getValues()
  return Object.keys(failure?.fields ?? {}).some((name) => name in values)
}

/** Hands the fields that the server refused to the form; each goes when its field is typed in. */
function useRefusedFields<Values extends FieldValues, Sent>(
  { setError }: AppForm<Values, Sent>,
  failure: Failure | null,
): void {
  // Before the effect that looks for the first of them.
  useLayoutEffect(() => {
    if (failure?.fields == null) return
    for (const [name, message] of Object.entries(failure.fields))
      setError(name as FieldPath<Values>, { type: failure.code, message })
  }, [setError, failure])
}

/** After a submit that was refused: here, which shows in the count of submits, or by the server. */
function useFocusOnWrong(
  element: RefObject<HTMLFormElement | null>,
  submitCount: number,
  failure: Failure | null,
): void {
  const fields = failure?.fields ?? null
  useEffect(() => {
    if (submitCount === 0 && fields === null) return undefined
    // What the server refused is drawn right after this effect.
    const timer = setTimeout(() => focusFirstWrong(element.current), 0)
    return () => clearTimeout(timer)
  }, [element, submitCount, fields])
}
