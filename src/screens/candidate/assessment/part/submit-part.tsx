import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { Button } from '../../../../ui/button'
import { ConfirmDialog } from '../../../../ui/overlays/dialog'
import { Icon } from '../../../../ui/icons'
import { useScreenChange } from '../press-guard'

interface SubmitPartProps {
  label: string
  title: string
  stay: string
  variant?: 'primary' | 'secondary'
  /** What is missing, and what follows. */
  children: ReactNode
}

/** Ends a part after a question, since nobody can come back to it. */
export const SubmitPart = ({
  label,
  title,
  stay,
  variant = 'primary',
  children,
}: SubmitPartProps) => {
  const { t } = useTranslation('assessment')
  const { send } = AssessmentContext.useRun()
  const [asking, setAsking] = useState(false)
  useScreenChange(asking)
  return (
    <>
      <Button
        size="lg"
        variant={variant}
        iconEnd={<Icon of={ArrowRight} mirror />}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          send({ type: 'part.submitted' })
        }}
        title={title}
        closeLabel={t('close')}
        cancelLabel={stay}
        confirmLabel={label}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
