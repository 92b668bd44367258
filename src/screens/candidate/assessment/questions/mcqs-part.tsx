import { useTranslation } from 'react-i18next'
import { ChoiceList } from './choice-list'
import type { PartProps } from '../part/part'
import { QuestionsPart } from './questions-part'
import { Written } from '../writing/written'

/** Questions with one right option each: multiple choice, about a guideline, or what a text is. */
export const McqsPart = (props: PartProps) => {
  const { t } = useTranslation('assessment')
  return (
    <QuestionsPart
      {...props}
      keys={t('questions.keys')}
      said={({ options }, value) => (
        <Written text={options?.find(({ id }) => id === value)?.text ?? value} />
      )}
    >
      {(entry) => <ChoiceList {...entry} />}
    </QuestionsPart>
  )
}
