import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Form, Submit, type FormProps } from '../../forms/form'
import { AuthHeading } from './auth-heading'
import { AuthPage } from './auth-page'

interface FormStepProps<Values extends FieldValues, Sent> extends FormProps<Values, Sent> {
  /** Where this is on a longer way. */
  above?: ReactNode
  title: string
  lead: string
  submitLabel: string
  submittingLabel: string
  below: ReactNode
}

/** A page of getting in with one form on it. */
export const FormStep = <Values extends FieldValues, Sent>({
  above,
  title,
  lead,
  submitLabel,
  submittingLabel,
  children,
  below,
  ...form
}: FormStepProps<Values, Sent>) => (
  <AuthPage>
    {above}
    <AuthHeading title={title}>{lead}</AuthHeading>
    <Form {...form}>
      {children}
      <Submit variant="primary" size="lg" wide pendingLabel={submittingLabel}>
        {submitLabel}
      </Submit>
    </Form>
    {below}
  </AuthPage>
)
