import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '../../ui/choice-field'
import { TextField } from '../../ui/text-field'

interface WithReasonProps {
  label: string
  /** Undefined while it is not ticked. */
  reason: string | undefined
  reasonLabel: string
  reasonHint?: string
  /** Whether somebody tried to save, after which what is missing is told. */
  tried: boolean
  error?: string | undefined
  onTick: (on: boolean) => void
  onReason: (reason: string) => void
}

/** Something that is ticked, and then asks why. */
export const WithReason = ({
  label,
  reason,
  reasonLabel,
  reasonHint,
  tried,
  error,
  onTick,
  onReason,
}: WithReasonProps) => {
  const { t } = useTranslation('recruiter')
  return (
    <div>
      <CheckboxField
        label={label}
        checked={reason !== undefined}
        error={error}
        onChange={(event) => onTick(event.target.checked)}
      />
      {reason === undefined ? null : (
        <chakra.div paddingInlineStart="7" paddingBlockEnd="2">
          <TextField
            size="sm"
            label={reasonLabel}
            hint={reasonHint}
            error={tried && reason.trim() === '' ? t('asking.required') : undefined}
            maxLength={500}
            value={reason}
            onChange={(event) => onReason(event.target.value)}
          />
        </chakra.div>
      )}
    </div>
  )
}
