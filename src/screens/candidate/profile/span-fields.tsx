import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CheckboxField } from '../../../ui/choice-field'
import { TextField } from '../../../ui/text-field'

interface Span extends FieldValues {
  start: string
  end: string
  present: boolean
}

interface SpanFieldsProps<Values extends Span> {
  form: UseFormReturn<Values>
  words: (name: FieldPath<Values>) => string | undefined
}

/** From when to when, or that it goes on. */
export const SpanFields = <Values extends Span>({ form, words }: SpanFieldsProps<Values>) => {
  const { t } = useTranslation('profile')
  const field = (name: 'start' | 'end' | 'present') => name as FieldPath<Values>
  const present = form.watch(field('present')) as boolean
  return (
    <>
      <TextField
        {...form.register(field('start'))}
        latin
        maxLength={7}
        label={t('times.startLabel')}
        hint={t('times.hint')}
        placeholder="2021-03"
        error={words(field('start'))}
      />
      <CheckboxField {...form.register(field('present'))} label={t('times.goesOn')} />
      {present ? null : (
        <TextField
          {...form.register(field('end'))}
          latin
          maxLength={7}
          label={t('times.endLabel')}
          placeholder="2024-06"
          error={words(field('end'))}
        />
      )}
    </>
  )
}
