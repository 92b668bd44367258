import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthHeading } from '../../../features/auth/auth-heading'
import { Form, Submit } from '../../../forms/form'
import type { AppForm } from '../../../forms/use-app-form'
import { focusFirstWrong } from '../../../lib/focus-first-wrong'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { steps, type CandidateValues } from './candidate.rules'
import type { CandidateOnboarding } from './use-candidate-onboarding'

export interface StepProps {
  onboarding: CandidateOnboarding
  /** The page itself has just opened with this step: the focus stays where it was. */
  isFirstShown: boolean
}

interface StepFrameProps<
  Values extends Partial<CandidateValues>,
  Sent extends Partial<CandidateValues>,
> extends StepProps {
  title: string
  lead: string
  form: AppForm<Values, Sent>
  /** Where a step has more to ask for than its form does. */
  onNext?: (values: Sent) => void
  children: ReactNode
}

/** One step: what it is about, its fields, the way on and the way back. */
export const StepFrame = <
  Values extends Partial<CandidateValues>,
  Sent extends Partial<CandidateValues>,
>({
  onboarding,
  isFirstShown,
  title,
  lead,
  form,
  onNext = onboarding.next,
  children,
}: StepFrameProps<Values, Sent>) => {
  const { t } = useTranslation('onboarding')
  const { step, back, failure, submitting } = onboarding
  const heading = useRef<HTMLHeadingElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const leftAlone = useRef(isFirstShown)
  useEffect(() => {
    if (leftAlone.current) return
    leftAlone.current = true
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
    focusFirstWrong(fields.current)
  }, [])
  const tell = useEffectEvent(onboarding.change)
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }),
    [form],
  )
  return (
    <>
      <AuthHeading ref={heading} title={title}>
        {lead}
      </AuthHeading>
      <div ref={fields}>
        <Form form={form} onSubmit={onNext} pending={submitting} failure={failure}>
          {children}
          <Submit
            variant="primary"
            size="lg"
            wide
            pendingLabel={t('step.submitting')}
            before={
              step === steps[0] ? null : (
                <Button
                  variant="secondary"
                  size="lg"
                  icon={<Icon of={ArrowLeft} mirror />}
                  onClick={back}
                >
                  {t('step.back')}
                </Button>
              )
            }
          >
            {step === steps.at(-1) ? t('step.submit') : t('step.next')}
          </Submit>
        </Form>
      </div>
    </>
  )
}
