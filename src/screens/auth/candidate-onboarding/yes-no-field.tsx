import { Controller, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { RadioGroupField } from '../../../ui/choice-field'
import { useRuleSentence } from '../../../features/auth/use-rule-sentence'

interface YesNoFieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
  legend: string
  hint?: string
}

/** A question with two answers and none chosen for anybody. */
export const YesNoField = <Values extends FieldValues>({
  control,
  name,
  legend,
  hint,
}: YesNoFieldProps<Values>) => {
  const { t } = useTranslation('onboarding')
  return (
    <ChoiceField
      control={control}
      name={name}
      legend={legend}
      hint={hint}
      inline
      options={[
        { value: 'yes', label: t('answer.yes') },
        { value: 'no', label: t('answer.no') },
      ]}
    />
  )
}

interface ChoiceFieldProps<Values extends FieldValues> extends YesNoFieldProps<Values> {
  options: readonly { value: string; label: string }[]
  inline?: boolean
  hint?: string | undefined
}

/** One answer of several. */
export const ChoiceField = <Values extends FieldValues>({
  control,
  name,
  legend,
  hint,
  options,
  inline = false,
}: ChoiceFieldProps<Values>) => {
  const words = useRuleSentence()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <RadioGroupField
          legend={legend}
          hint={hint}
          error={words(fieldState.error)}
          name={name}
          inline={inline}
          options={options}
          value={typeof field.value === 'string' ? field.value : null}
          onValueChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    />
  )
}
