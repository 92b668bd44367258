import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { readReview, writeReview } from '../../../../../machines/shared/answer-values'
import { TextField } from '../../../../ui/fields/text-field'
import { ChoiceList } from '../questions/choice-list'
import type { EntryProps } from '../part/part'
import { TranslationPair } from './translation-pair'
import { useOwnWords } from '../writing/use-own-words'

/** Asks what is wrong with a translation, and for a better one. */
export const TranslationReviewEntry = ({
  question,
  labelledBy,
  value,
  readOnly,
  onValueChange,
}: EntryProps) => {
  const { t } = useTranslation('assessment')
  const id = useId()
  const { refused, field } = useOwnWords()
  const review = readReview(value)
  const lang = question.answer_lang ?? 'en'
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      {question.body === undefined ? null : <TranslationPair html={question.body} />}
      <div>
        <chakra.h3 id={id} textStyle="h3" marginBlockEnd="2">
          {t('review.choose')}
        </chakra.h3>
        <ChoiceList
          inPairs
          question={question}
          labelledBy={`${id} ${labelledBy}`}
          value={review.option ?? ''}
          readOnly={readOnly}
          onValueChange={(option) => onValueChange(writeReview({ ...review, option }))}
        />
      </div>
      <TextField
        label={t('review.text')}
        hint={refused ? t('writing.pasted') : t('review.textHint')}
        lang={lang}
        dir={lang === 'ar' ? 'rtl' : 'ltr'}
        value={review.text}
        readOnly={readOnly}
        onChange={(event) => onValueChange(writeReview({ ...review, text: event.target.value }))}
        {...field}
      />
    </chakra.div>
  )
}
