import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language'
import { RadioGroupField } from '../../ui/fields/choice-field'
import { TextAreaField } from '../../ui/fields/text-area-field'
import type { SurveyQuestion } from './survey.queries'

const longest = 4000
const ratings = ['1', '2', '3', '4', '5'] as const

interface QuestionFieldProps {
  question: SurveyQuestion
  number: number
  value: string | undefined
  error: string | undefined
  onChange: (value: string) => void
}

/** One question of the survey, in the form its type has. */
export const QuestionField = ({ question, number, value, error, onChange }: QuestionFieldProps) => {
  const { t } = useTranslation('survey')
  const { language } = useLanguage()
  const asked = `${number}. ${language === 'ar' ? question.question_ar : question.question}`
  if (question.type === 'text') {
    return (
      <TextAreaField
        label={asked}
        error={error}
        rows={3}
        maxLength={longest}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  const options = {
    rating: () => ratings.map((rating) => ({ value: rating as string, label: rating })),
    yes_no: () =>
      (['yes', 'no'] as const).map((answer) => ({
        value: answer as string,
        label: t(`answer.${answer}`),
      })),
    choice: () =>
      question.options.map((option) => ({
        value: option.value,
        label: language === 'ar' ? option.label_ar : option.label,
      })),
  }[question.type]()
  return (
    <RadioGroupField
      legend={asked}
      name={question.id}
      options={options}
      inline={question.type !== 'choice'}
      value={value ?? null}
      onValueChange={onChange}
      error={error}
    />
  )
}
