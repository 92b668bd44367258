import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ValueField } from '../../../forms/form-field'
import { RadioGroupField } from '../../../ui/fields/choice-field'

interface YesNoFieldProps {
  name: string
  legend: string
  hint?: string | undefined
}

/** A question with two answers and none chosen for anybody. */
export const YesNoField = (question: YesNoFieldProps) => {
  const { t } = useTranslation('onboarding')
  return (
    <ChoiceField
      {...question}
      inline
      options={[
        { value: 'yes', label: t('answer.yes') },
        { value: 'no', label: t('answer.no') },
      ]}
    />
  )
}

interface ChoiceFieldProps extends YesNoFieldProps {
  options: readonly { value: string; label: string }[]
  inline?: boolean
}

/** One answer of several. */
export const ChoiceField = ({ name, legend, ...group }: ChoiceFieldProps) => (
  <ValueField<string> name={name} label={legend}>
    {({ label, ...field }) => <RadioGroupField {...group} {...field} legend={label} />}
  </ValueField>
)

/** Questions that only people who answer yes to another question are asked. */
export const AfterYes = ({ to, children }: { to: string; children: ReactNode }) =>
  useWatch({ name: to }) === 'yes' ? children : null
