import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../../machines/session/answers'
import { rule, type Rule } from '../../../forms/field-rules'
import { Form, Submit } from '../../../forms/form'
import { ValueField } from '../../../forms/form-field'
import { CodeField } from '../../../ui/fields/code-field'
import { useCodeEntry } from './use-code-entry'

interface CodeFormProps {
  /** Called with the digits, by the button or as soon as the last is there. */
  onCode: (code: string) => void
  checking: boolean
  /** Why the last code was refused; it stands beside the field until other digits do. */
  failure: Failure | null
  submitLabel: string
  submittingLabel: string
  /** Where it is not the code of four digits from a mail. */
  other?: { length: number; label: string; missing: Rule }
}

/** A code of digits. */
export const CodeForm = ({ submitLabel, submittingLabel, other, ...given }: CodeFormProps) => {
  const { t } = useTranslation('auth')
  const { length, label, missing } = other ?? {
    length: 4,
    label: t('field.code'),
    missing: rule('auth:rule.code'),
  }
  const { entry, send } = useCodeEntry({
    ...given,
    isWhole: (code) => code.length === length,
    missing,
  })
  return (
    <Form {...entry}>
      <ValueField<string> name="code" label={label}>
        {(field) => <CodeField {...field} length={length} onComplete={send} />}
      </ValueField>
      <Submit variant="primary" size="lg" wide pendingLabel={submittingLabel}>
        {submitLabel}
      </Submit>
    </Form>
  )
}
