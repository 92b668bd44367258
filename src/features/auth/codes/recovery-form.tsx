import { useTranslation } from 'react-i18next'
import type { Failure } from '../../../../machines/session/answers'
import { rule } from '../../../forms/field-rules'
import { Form, Submit } from '../../../forms/form'
import { FormField } from '../../../forms/form-field'
import { TextField } from '../../../ui/fields/text-field'
import { useCodeEntry } from './use-code-entry'

interface RecoveryFormProps {
  onCode: (code: string) => void
  checking: boolean
  failure: Failure | null
}

/** As people type it: with or without the hyphen, in any case. */
const isRecoveryCode = (typed: string) => typed.replace(/[\s-]/g, '').length === 10

/** One of the codes that were kept for the day the phone is lost. */
export const RecoveryForm = (given: RecoveryFormProps) => {
  const { t } = useTranslation('auth')
  const { entry } = useCodeEntry({
    ...given,
    isWhole: isRecoveryCode,
    missing: rule('auth:rule.recoveryCode'),
  })
  return (
    <Form {...entry}>
      <FormField name="code" label={t('secondFactor.recoveryField')}>
        {(field) => (
          <TextField
            {...field}
            latin
            size="lg"
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </FormField>
      <Submit variant="primary" size="lg" wide pendingLabel={t('secondFactor.submitting')}>
        {t('secondFactor.submit')}
      </Submit>
    </Form>
  )
}
