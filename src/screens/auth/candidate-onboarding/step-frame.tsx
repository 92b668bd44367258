import { chakra } from '@chakra-ui/react/styled-system'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef, type FormEvent, type ReactNode, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { AuthHeading } from '../../../features/auth/auth-heading'
import { focusFirstWrong } from '../../../lib/focus-first-wrong'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'

interface StepFrameProps {
  title: string
  lead: string
  formRef: RefObject<HTMLFormElement | null>
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Absent on the first step. */
  onBack?: (() => void) | undefined
  submitLabel: string
  submittingLabel?: string
  submitting?: boolean
  /** The page itself has just opened with this step: the focus stays where it was. */
  isFirstShown: boolean
  children: ReactNode
}

/** One step: what it is about, its fields, the way on and the way back. */
export const StepFrame = (props: StepFrameProps) => {
  const {
    title,
    lead,
    formRef,
    onSubmit,
    onBack,
    submitLabel,
    submittingLabel,
    submitting = false,
    isFirstShown,
    children,
  } = props
  const { t } = useTranslation('onboarding')
  const heading = useRef<HTMLHeadingElement>(null)
  const leftAlone = useRef(isFirstShown)
  useEffect(() => {
    if (leftAlone.current) return
    leftAlone.current = true
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
    focusFirstWrong(formRef.current)
  }, [formRef])
  return (
    <>
      <AuthHeading ref={heading} title={title}>
        {lead}
      </AuthHeading>
      <chakra.form
        ref={formRef}
        noValidate
        onSubmit={onSubmit}
        display="flex"
        flexDirection="column"
        gap="5"
      >
        {children}
        <chakra.div display="flex" gap="3" marginBlockStart="2">
          {onBack === undefined ? null : (
            <Button
              variant="secondary"
              size="lg"
              icon={<Icon of={ArrowLeft} mirror />}
              onClick={onBack}
            >
              {t('step.back')}
            </Button>
          )}
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
        </chakra.div>
      </chakra.form>
    </>
  )
}
