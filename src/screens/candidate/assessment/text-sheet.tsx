import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState, type ClipboardEvent, type DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { WordMeter } from '../../../ui/meters'
import { countWords } from './count-words'
import type { EntryProps } from './part'

const PASTE_NOTE_MS = 6_000

/** A sheet to write on: no help from the browser, and the words counted below. Its rooms are fixed, so nothing shifts. */
export const TextSheet = ({ question, labelledBy, value, readOnly, onValueChange }: EntryProps) => {
  const { t } = useTranslation('assessment')
  const paste = usePasteNote()
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
        onPaste={paste.refuse}
        onDrop={paste.refuse}
        spellCheck={false}
        autoCorrect="off"
        autoCapitalize="off"
        autoComplete="off"
        data-gramm="false"
        data-lt-active="false"
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
        {paste.shown ? t('writing.pasted') : null}
      </chakra.div>
      <WordMeter label={t('writing.words', { count: words })} words={words} min={min} max={max} verdict={verdict} />
    </chakra.div>
  )
}

/** Refuses a paste or a drop, and says so for a moment. */
function usePasteNote() {
  const [pastes, setPastes] = useState(0)
  useEffect(() => {
    if (pastes === 0) return undefined
    const timer = setTimeout(() => setPastes(0), PASTE_NOTE_MS)
    return () => clearTimeout(timer)
  }, [pastes])
  const refuse = (event: ClipboardEvent | DragEvent) => {
    event.preventDefault()
    setPastes((count) => count + 1)
  }
  return { shown: pastes > 0, refuse }
}
