import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { WordMeter } from '../../../ui/meters'
import { countWords } from './count-words'
import type { EntryProps } from './part'
import { useOwnWords } from './use-own-words'

/** A sheet to write on: no help from the browser, and the words counted below. Its rooms are fixed, so nothing shifts. */
export const TextSheet = ({ question, labelledBy, value, readOnly, onValueChange }: EntryProps) => {
  const { t } = useTranslation('assessment')
  const { refused, field } = useOwnWords()
  const words = countWords(value)
  const { min_words: min = 0, max_words: max = 0 } = question
  const verdict =
    words < min ? t('writing.toGo', { count: min - words }) : words > max ? t('writing.over', { count: words - max }) : t('writing.inRange')
  return (
    <chakra.div display="flex" flexDirection="column" height="full" minHeight="260px" maxWidth="760px">
      <chakra.textarea
        lang={question.answer_lang ?? 'en'}
        dir={question.answer_lang === 'ar' ? 'rtl' : 'ltr'}
        aria-labelledby={labelledBy}
        value={value}
        readOnly={readOnly}
        onChange={(event) => onValueChange(event.target.value)}
        {...field}
        flex="1"
        width="full"
        resize="none"
        border="none"
        outline="none"
        padding="0"
        bg="bg.surface"
        color="fg"
        caretColor="accent"
        textStyle="answer"
      />
      <chakra.div role="status" display="flex" alignItems="center" minHeight="32px" textStyle="small" color="warning.fg">
        {refused ? t('writing.pasted') : null}
      </chakra.div>
      <WordMeter label={t('writing.words', { count: words })} words={words} min={min} max={max} verdict={verdict} />
    </chakra.div>
  )
}
