import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, memo, use, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { WordMeter } from '../../../../ui/assessment/meters'
import { countWords } from './count-words'
import { OwnText } from './own-text'
import type { EntryProps } from '../part/part'
import { useOwnWords } from './use-own-words'

/**
 * A sheet to write on: no help from the browser, and the words counted below. Its rooms are fixed,
 * so nothing shifts.
 */
export const TextSheet = ({ value, ...rest }: EntryProps) => (
  <Text value={value}>
    <Sheet {...rest} />
  </Text>
)

/**
 * The written text, as a context: a change draws only the elements that use it, and not the sheet
 * around them.
 */
const Text = createContext('')

const Sheet = memo(
  ({ question, labelledBy, readOnly, onValueChange }: Omit<EntryProps, 'value'>) => {
    const { t } = useTranslation('assessment')
    const { refused, field } = useOwnWords()
    return (
      <chakra.div
        display="flex"
        flexDirection="column"
        height="full"
        minHeight="260px"
        maxWidth="760px"
      >
        <Written
          lang={question.answer_lang ?? 'en'}
          dir={question.answer_lang === 'ar' ? 'rtl' : 'ltr'}
          aria-labelledby={labelledBy}
          readOnly={readOnly}
          onValueChange={onValueChange}
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
        <Refusal words={refused ? t('writing.pasted') : null} />
        <Words min={question.min_words ?? 0} max={question.max_words ?? 0} />
      </chakra.div>
    )
  },
)

const Written = (props: Omit<ComponentProps<typeof OwnText>, 'value'>) => (
  <OwnText {...props} value={use(Text)} />
)

const Refusal = memo(({ words }: { words: string | null }) => (
  <chakra.div
    role="status"
    display="flex"
    alignItems="center"
    minHeight="32px"
    textStyle="small"
    color="warning.fg"
  >
    {words}
  </chakra.div>
))

const Words = ({ min, max }: { min: number; max: number }) => {
  const { t } = useTranslation('assessment')
  const words = countWords(use(Text))
  const verdict =
    words < min
      ? t('writing.toGo', { count: min - words })
      : words > max
        ? t('writing.over', { count: words - max })
        : t('writing.inRange')
  return (
    <WordMeter
      label={t('writing.words', { count: words })}
      labels={words}
      min={min}
      max={max}
      verdict={verdict}
    />
  )
}
