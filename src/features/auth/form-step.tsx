import { chakra } from '@chakra-ui/react/styled-system'
import type { FormEvent, ReactNode, RefObject } from 'react'
import type { Failure } from '../../../machines/session/answers'
import { Button } from '../../ui/button'
import { AuthHeading } from './auth-heading'
import { AuthPage } from './auth-page'
import { RefusalNotice } from '../../forms/refusal-notice'

interface FormStepProps {
  title: string
  lead: string
  /**
   * Why the last try was refused. What was wrong with one of the form's own fields stands beside it
   * instead.
   */
  failure: Failure | null
  /** The names of the fields, as the server calls them. */
  fields: readonly string[]
  formRef: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  submitLabel: string
  submitting: boolean
  submittingLabel: string
  /** The fields. */
  children: ReactNode
  below: ReactNode
}

/** A page of getting in with one form on it. */
export const FormStep = ({
  title,
  lead,
  failure,
  fields,
  formRef,
  onSubmit,
  submitLabel,
  submitting,
  submittingLabel,
  children,
  below,
}: FormStepProps) => (
  <AuthPage>
    <AuthHeading title={title}>{lead}</AuthHeading>
    <RefusalNotice failure={fields.some((name) => failure?.fields?.[name]) ? null : failure} />
    <chakra.form
      ref={formRef}
      noValidate
      onSubmit={onSubmit}
      display="flex"
      flexDirection="column"
      gap="5"
    >
      {children}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        wide
        loading={submitting}
        loadingLabel={submittingLabel}
      >
        {submitLabel}
      </Button>
    </chakra.form>
    {below}
  </AuthPage>
)
