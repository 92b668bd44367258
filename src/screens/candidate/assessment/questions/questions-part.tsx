import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../features/assessments/attempt/attempt-api'
import { Passage } from '../../../../features/assessments/passage'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { Button } from '../../../../ui/button'
import { AnswerEntry } from './answer-entry'
import { firstOpen } from './answered'
import { getPartNumber, getLabelKey, type EntryProps, type PartProps } from '../part/part'
import { PartBadges } from '../part/part-badges'
import { PartFrame } from '../part/part-frame'
import { useScreenChange } from '../press-guard'
import { QuestionBody } from './question-body'
import { QuestionForm, type Asked } from './question-form'
import { QuestionGrid } from './question-grid'
import { QuestionsReview } from './questions-review'
import { SubmitPart } from '../part/submit-part'
import { Unanswered } from '../part/unanswered'

interface QuestionsPartProps extends PartProps {
  /** Where the body of a question stands; over what answers it where this is left out. */
  asked?: Asked
  /** Whether what is there counts as an answer; any text does where this is left out. */
  isAnswered?: (question: Question, value: string) => boolean
  /** What was answered, as the review shows it; asked only for what counts as an answer. */
  said: (question: Question, value: string) => ReactNode
  /** What is still missing in what was begun or answered, as a sentence; null when nothing is. */
  lacks?: (question: Question, value: string) => string | null
  /** Which keys help. */
  keys?: string
  /** What answers one question. */
  children: (entry: EntryProps) => ReactNode
}

/**
 * The layout of most parts: questions in any order, a grid that shows which are answered, and all
 * answers on one page before they are submitted. If all questions are about one guideline, it is
 * shown beside them.
 */
export const QuestionsPart = ({
  part,
  asked = 'above',
  isAnswered = hasText,
  said,
  lacks,
  keys,
  children,
}: QuestionsPartProps) => {
  const { t } = useTranslation('assessment')
  const id = useId()
  const { questions, passage } = part
  const { part: place, total } = getPartNumber(part)
  const [at, setAt] = useState<number | 'review' | null>(null)
  const answers = AssessmentContext.useSelectorBetweenKeys((view) => view.answers)
  const getValue = ({ id }: Question) => answers.get(id) ?? ''
  const answered = new Set(
    questions.filter((question) => isAnswered(question, getValue(question))).map(({ id }) => id),
  )
  // Until the candidate does something, the first question without an answer: after a reload too.
  const shown = at ?? firstOpen(questions, answered)
  useScreenChange(shown === 'review')
  useScreenChange(shown, 'question')
  const question = shown === 'review' ? undefined : questions[shown]
  const grid = (
    <QuestionGrid
      label={t('questions.navigator')}
      questions={questions.map(({ id }, index) => {
        const done = answered.has(id)
        const number = { number: index + 1 }
        return {
          id,
          done,
          label: done ? t('questions.goTo', number) : t('questions.goToOpen', number),
        }
      })}
      wide={passage !== undefined}
      current={shown === 'review' ? null : shown}
      onGo={setAt}
    />
  )
  return (
    <PartFrame
      part={part}
      task={
        <>
          <PartBadges part={part} />
          <chakra.h1 textStyle="h1" marginBlockEnd="2">
            {t(`part.${part.id}`)}
          </chakra.h1>
          <chakra.p color="fg.muted" marginBlockEnd="5">
            {t('questions.answered', { done: answered.size, count: questions.length })}
          </chakra.p>
          {passage === undefined ? grid : <Passage html={passage} />}
          {question === undefined || asked !== 'beside' ? null : (
            <chakra.div marginBlockStart="6">
              <QuestionBody id={id} question={question} body inColumn />
            </chakra.div>
          )}
        </>
      }
      submit={
        shown === 'review' ? (
          <SubmitPart
            label={t(`questions.submit.${getLabelKey(part.id)}`, getPartNumber(part))}
            title={t('questions.submitTitle')}
            stay={t('questions.keep')}
          >
            <Unanswered
              sentence={t('questions.reviewOpen', { count: questions.length - answered.size })}
              questions={questions}
              isOpen={({ id }) => !answered.has(id)}
            />
            <p>{place === total ? t('part.last') : t('questions.submitBody')}</p>
          </SubmitPart>
        ) : (
          <Button size="lg" variant="secondary" onClick={() => setAt('review')}>
            {t('questions.review')}
          </Button>
        )
      }
    >
      {passage === undefined ? null : (
        <chakra.div maxWidth="measure" marginBlockEnd="6">
          {grid}
        </chakra.div>
      )}
      {question === undefined || shown === 'review' ? (
        <QuestionsReview
          questions={questions}
          answered={answered}
          getAnswer={getValue}
          said={said}
          lacks={lacks}
          onGo={setAt}
        />
      ) : (
        <QuestionForm
          key={question.id}
          question={question}
          id={id}
          at={shown}
          total={questions.length}
          asked={asked}
          keys={keys}
          onGo={(to) => setAt(to < questions.length ? Math.max(0, to) : 'review')}
        >
          <AnswerEntry question={question} labelledBy={id} onAnswer={() => setAt(shown)}>
            {children}
          </AnswerEntry>
        </QuestionForm>
      )}
    </PartFrame>
  )
}

const hasText = (_: Question, value: string): boolean => value.trim() !== ''
