import { useMemo, useRef, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { failureIn, type Failure } from '../../machines/session/answers'
import { Form } from './form'
import type { AppForm } from './use-app-form'

/** What a form asks of a mutation. */
export interface FormMutation<Request, Answer> {
  isPending: boolean
  error: Error | null
  mutate: (
    request: Request,
    callbacks: { onSuccess: (answer: Answer) => void; onSettled: () => void },
  ) => void
}

interface MutationFormProps<Values extends FieldValues, Sent, Request, Answer> {
  form: AppForm<Values, Sent>
  mutation: FormMutation<Request, Answer>
  /** What the contract takes of the values. */
  toRequest: (values: Sent) => Request
  onDone?: (answer: Answer, request: Request) => void
  /** Nothing is left to send. */
  isOver?: boolean
  id?: string
  children: ReactNode
}

/** A form that a mutation sends: whether it is on its way and why it was refused come from it. */
export const MutationForm = <Values extends FieldValues, Sent, Request, Answer>({
  mutation,
  toRequest,
  onDone,
  isOver = false,
  ...form
}: MutationFormProps<Values, Sent, Request, Answer>) => {
  // `isPending` changes a moment after the call, and a second press could come in between.
  const isSending = useRef(false)
  const send = (values: Sent) => {
    if (isSending.current) return
    isSending.current = true
    const request = toRequest(values)
    mutation.mutate(request, {
      onSuccess: (answer) => onDone?.(answer, request),
      onSettled: () => {
        isSending.current = false
      },
    })
  }
  return (
    <Form
      {...form}
      onSubmit={send}
      pending={mutation.isPending || isOver}
      failure={useFailure(mutation.error)}
    />
  )
}

/** The failure of a call that no chart made, in the shape in which a chart keeps one. */
export function useFailure(error: Error | null): Failure | null {
  return useMemo(() => {
    const failed = { type: 'call.failed', error }
    return error === null ? null : failureIn(failed)
  }, [error])
}
