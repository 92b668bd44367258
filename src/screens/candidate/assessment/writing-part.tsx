import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Passage } from '../../../features/assessments/passage'
import { countWords } from './count-words'
import type { PartProps } from './part'
import { PartBadges } from './part-badges'
import { PartFrame } from './part-frame'
import { Points } from './points'
import { SubmitPart } from './submit-part'
import { TextSheet } from './text-sheet'
import { useFocusOnArrival } from './use-focus-on-arrival'
import { useInstruction } from './use-instruction'

/** One task, and a sheet to write on. */
export const WritingPart = ({ used, part }: PartProps) => {
  const { t } = useTranslation('assessment')
  const id = useId()
  const heading = useFocusOnArrival(part.id)
  const instruction = useInstruction()
  const question = part.questions[0]
  if (question === undefined) return null
  const text = used.answers.get(question.id) ?? ''
  const words = countWords(text)
  const short = words < (question.min_words ?? 0)
  const long = words > (question.max_words ?? Infinity)
  return (
    <PartFrame
      used={used}
      part={part}
      task={
        <>
          <PartBadges part={part} />
          <chakra.div id={id}>
            <chakra.h1 ref={heading} tabIndex={-1} textStyle="h1" marginBlockEnd="4">
              {instruction(question)}
            </chakra.h1>
            {question.body === undefined ? null : <Passage html={question.body} />}
          </chakra.div>
          <chakra.div marginBlockStart="5">
            <Points points={[t('writing.inEnglish'), t('writing.noPaste'), t('writing.asItIs')]} />
          </chakra.div>
        </>
      }
      submit={
        <SubmitPart used={used} label={t('writing.submit')} title={t('writing.submitTitle')} stay={t('writing.keep')}>
          {short || long ? (
            <chakra.p color="warning.fg" marginBlockEnd="2">
              <strong>{short ? t('writing.submitShort') : t('writing.submitLong')}</strong> {t('writing.words', { count: words })}.
            </chakra.p>
          ) : null}
          <p>{t('writing.submitBody')}</p>
        </SubmitPart>
      }
    >
      <TextSheet
        question={question}
        labelledBy={id}
        value={text}
        readOnly={used.snapshot.hasTag('readOnly')}
        onValueChange={(value) => used.answer(question, value)}
      />
    </PartFrame>
  )
}
