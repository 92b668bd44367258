import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Passage } from '../../../../features/assessments/passage'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { AnswerEntry } from '../questions/answer-entry'
import { countWords } from '../writing/count-words'
import { ErrorCorrectionEntry } from './error-correction-entry'
import { getPartNumber, type PartProps } from '../part/part'
import { PartBadges } from '../part/part-badges'
import { PartFrame } from '../part/part-frame'
import { QuestionGrid } from '../questions/question-grid'
import { SubmitPart } from '../part/submit-part'
import { Unanswered } from '../part/unanswered'
import { useFocusOnArrival } from '../use-focus-on-arrival'
import { useInstruction } from '../questions/use-instruction'

/**
 * Sentences with one wrong word each, all on one page: nothing has to be turned to read or answer
 * the next one, and Enter goes to it.
 */
export const ErrorCorrectionPart = ({ part }: PartProps) => {
  const { t } = useTranslation(['parts', 'assessment'])
  const id = useId()
  const heading = useFocusOnArrival(part.id)
  const instruction = useInstruction()
  const list = useRef<HTMLOListElement>(null)
  const [current, setCurrent] = useState<number | null>(null)
  const { questions } = part
  const answers = AssessmentContext.useSelectorBetweenKeys((view) => view.answers)
  const getValue = (question: { id: string }) => answers.get(question.id) ?? ''
  const open = questions.filter((question) => getValue(question).trim() === '').length
  const long = questions.filter((question) => countWords(getValue(question)) > 1).length
  const go = (to: number) => {
    const field = list.current?.querySelectorAll('input')[to]
    field?.focus({ preventScroll: true })
    field?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    go(at + 1)
  }
  return (
    <PartFrame
      part={part}
      task={
        <>
          <PartBadges part={part} />
          <chakra.h1 ref={heading} tabIndex={-1} textStyle="h1" marginBlockEnd="2">
            {t(`assessment:part.${part.id}`)}
          </chakra.h1>
          <chakra.p color="fg.muted" marginBlockEnd="5">
            {t('assessment:questions.answered', {
              done: questions.length - open,
              count: questions.length,
            })}
          </chakra.p>
          <QuestionGrid
            label={t('assessment:questions.navigator')}
            questions={questions.map((question, at) => {
              const done = getValue(question).trim() !== ''
              const number = { number: at + 1 }
              return {
                id: question.id,
                done,
                label: done ? t('correction.goTo', number) : t('correction.goToOpen', number),
              }
            })}
            current={current}
            onGo={go}
          />
        </>
      }
      submit={
        <SubmitPart
          variant={open === 0 ? 'primary' : 'secondary'}
          label={t('assessment:questions.submit.numbered', getPartNumber(part))}
          title={t('correction.submitTitle')}
          stay={t('correction.stay')}
        >
          <Unanswered
            sentence={t('correction.open', { count: open })}
            questions={questions}
            isOpen={(question) => getValue(question).trim() === ''}
          />
          {long === 0 ? null : (
            <chakra.p color="warning.fg" marginBlockEnd="2">
              {t('correction.long', { count: long })}
            </chakra.p>
          )}
          <p>{t('correction.final')}</p>
        </SubmitPart>
      }
    >
      <chakra.div maxWidth="760px">
        {questions[0] === undefined ? null : <p>{instruction(questions[0])}</p>}
        <chakra.p textStyle="tiny" color="fg.muted" marginBlockStart="1" marginBlockEnd="3">
          {t('correction.keys')}
        </chakra.p>
        <ol ref={list} aria-label={t('correction.title')}>
          {questions.map((question, at) => (
            <chakra.li
              key={question.id}
              onFocus={() => setCurrent(at)}
              onKeyDown={(event) => press(event, at)}
              display="flex"
              gap="4"
              paddingBlock="4"
              borderBlockEnd="1px solid {colors.border}"
              css={{ scrollMarginBlock: '24px' }}
            >
              <chakra.span
                aria-hidden
                width="24px"
                flexShrink="0"
                textStyle="bodyStrong"
                color="fg.muted"
                textAlign="end"
              >
                {at + 1}
              </chakra.span>
              <chakra.div flex="1" minWidth="0" display="flex" flexDirection="column" gap="3">
                <div id={`${id}-${at}`}>
                  <Passage html={question.body ?? ''} />
                </div>
                <AnswerEntry question={question} labelledBy={`${id}-${at}`}>
                  {(entry) => <ErrorCorrectionEntry {...entry} />}
                </AnswerEntry>
              </chakra.div>
            </chakra.li>
          ))}
        </ol>
      </chakra.div>
    </PartFrame>
  )
}
