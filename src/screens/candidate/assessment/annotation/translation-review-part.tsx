import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { readReview } from '../../../../../machines/shared/answer-values'
import type { PartProps } from '../part/part'
import { QuestionsPart } from '../questions/questions-part'
import { TranslationReviewEntry } from './translation-review-entry'
import { Written } from '../writing/written'

/** Translations to be judged and put right. */
export const TranslationReviewPart = (props: PartProps) => {
  const { t } = useTranslation('assessment')
  return (
    <QuestionsPart
      {...props}
      asked="within"
      keys={t('questions.keys')}
      isAnswered={(_, value) => readReview(value).option !== null}
      said={({ options }, value) => {
        const { option, text } = readReview(value)
        return (
          <>
            <Written text={options?.find(({ id }) => id === option)?.text ?? ''} />
            {text.trim() === '' ? null : (
              <chakra.span display="block" truncate>
                <Written text={text} />
              </chakra.span>
            )}
          </>
        )
      }}
      lacks={(_, value) => {
        const { option, text } = readReview(value)
        const written = text.trim() !== ''
        if (option === null) return written ? t('review.noOption') : null
        return written ? null : t('review.noText')
      }}
    >
      {(entry) => <TranslationReviewEntry key={entry.question.id} {...entry} />}
    </QuestionsPart>
  )
}
