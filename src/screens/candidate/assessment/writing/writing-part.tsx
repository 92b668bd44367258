import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../features/assessments/attempt/attempt-api'
import { Passage } from '../../../../features/assessments/passage'
import type { AssessmentView } from '../../../../features/assessments/engine/assessment-view'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { firstOpen } from '../questions/answered'
import { countWords } from './count-words'
import { getPartNumber, getLabelKey, type PartProps } from '../part/part'
import { PartBadges } from '../part/part-badges'
import { PartFrame } from '../part/part-frame'
import { Points } from '../part/points'
import { useScreenChange } from '../press-guard'
import { SubmitPart } from '../part/submit-part'
import { TaskList } from '../part/task-list'
import { TextSheet } from './text-sheet'
import { useFocusOnWriting } from './use-focus-on-writing'
import { useInstruction } from '../questions/use-instruction'

/**
 * One or a few tasks, each with a sheet to write on. While somebody writes, only the text and its
 * length are drawn again.
 */
export const WritingPart = ({ part }: PartProps) => {
  const { t } = useTranslation('assessment')
  const id = useId()
  const instruction = useInstruction()
  const { questions } = part
  const [at, setAt] = useState<number | null>(null)
  // Until the candidate does something, the first task without a text: after a reload too.
  const first = AssessmentContext.useSelectorBetweenKeys(({ answers }) =>
    firstOpen(
      questions,
      new Set(
        questions
          .filter((question) => wordsIn(answers, question) > 0)
          .map((question) => question.id),
      ),
    ),
  )
  const shown = at ?? first
  const question = questions[shown]
  useScreenChange(shown, 'question')
  if (question === undefined) return null
  return (
    <PartFrame
      part={part}
      task={
        <>
          <PartBadges part={part} />
          {questions.length === 1 ? null : (
            <chakra.div marginBlockEnd="6">
              <Tasks questions={questions} current={shown} onGo={setAt} />
            </chakra.div>
          )}
          <chakra.div id={id}>
            <chakra.h1 textStyle="h1" marginBlockEnd="4">
              {instruction(question)}
            </chakra.h1>
            {question.body === undefined ? null : <Passage html={question.body} />}
          </chakra.div>
          <chakra.div marginBlockStart="5">
            <Points
              points={[
                question.answer_lang === 'ar' ? t('writing.inArabic') : t('writing.inEnglish'),
                t('writing.noPaste'),
                t('writing.asItIs'),
              ]}
            />
          </chakra.div>
        </>
      }
      submit={<SubmitTexts part={part} />}
    >
      <Sheet key={question.id} question={question} labelledBy={id} onWrite={() => setAt(shown)} />
    </PartFrame>
  )
}

interface SheetProps {
  question: Question
  labelledBy: string
  onWrite: () => void
}

const Sheet = ({ question, labelledBy, onWrite }: SheetProps) => {
  const { answer } = AssessmentContext.useRun()
  const readOnly = AssessmentContext.useSelector(({ snapshot }) => snapshot.hasTag('readOnly'))
  const place = useFocusOnWriting(question.id)
  const value = AssessmentContext.useSelectorBetweenKeys(
    ({ answers }) => answers.get(question.id) ?? '',
  )
  const write = useCallback(
    (text: string) => {
      onWrite()
      answer(question, text)
    },
    [answer, question, onWrite],
  )
  return (
    <chakra.div ref={place} height="full">
      <TextSheet
        question={question}
        labelledBy={labelledBy}
        value={value}
        readOnly={readOnly}
        onValueChange={write}
      />
    </chakra.div>
  )
}

interface TasksProps {
  questions: readonly Question[]
  current: number
  onGo: (to: number) => void
}

const Tasks = ({ questions, current, onGo }: TasksProps) => {
  const { t } = useTranslation('assessment')
  const words = useWords(questions)
  return (
    <TaskList
      label={t('writing.tasks')}
      tasks={questions.map((task, index) => {
        const number = index + 1
        const count = words[index] ?? 0
        const state = t('writing.words', { count })
        return {
          id: task.id,
          done: toLength(task, count) === 'right',
          name: t('writing.task', { number }),
          state,
          label: t('writing.goTo', { number, state }),
        }
      })}
      current={current}
      onGo={onGo}
    />
  )
}

const SubmitTexts = ({ part }: PartProps) => {
  const { t } = useTranslation('assessment')
  const { questions } = part
  const whole = AssessmentContext.useSelectorBetweenKeys(({ answers }) =>
    questions.every((task) => toLength(task, wordsIn(answers, task)) === 'right'),
  )
  const { part: place, total } = getPartNumber(part)
  return (
    <SubmitPart
      variant={whole || questions.length === 1 ? 'primary' : 'secondary'}
      label={t(`questions.submit.${getLabelKey(part.id)}`, getPartNumber(part))}
      title={questions.length === 1 ? t('writing.submitTitle') : t('writing.submitAllTitle')}
      stay={t('writing.keep')}
    >
      <Lengths questions={questions} />
      <p>{place === total ? t('part.last') : t('writing.submitBody')}</p>
    </SubmitPart>
  )
}

const wordsIn = (answers: AssessmentView['answers'], { id }: Question): number =>
  countWords(answers.get(id) ?? '')

/**
 * The number of words of each text, selected as one value, so that nothing is drawn again until a
 * number changes.
 */
function useWords(questions: readonly Question[]): number[] {
  return AssessmentContext.useSelectorBetweenKeys(({ answers }) =>
    questions.map((question) => wordsIn(answers, question)).join(' '),
  )
    .split(' ')
    .map(Number)
}

function toLength(
  { min_words: min = 0, max_words: max = Infinity }: Question,
  words: number,
): 'empty' | 'short' | 'right' | 'long' {
  return words === 0 ? 'empty' : words < min ? 'short' : words > max ? 'long' : 'right'
}

/**
 * The texts whose length is not as asked for. It counts them itself, so that typing does not draw a
 * closed dialog again.
 */
const Lengths = ({ questions }: { questions: readonly Question[] }) =>
  useWords(questions).map((words, index) => {
    const task = questions[index]
    return task === undefined ? null : (
      <Length
        key={task.id}
        task={task}
        number={questions.length === 1 ? null : index + 1}
        words={words}
      />
    )
  })

/**
 * Says before the submission that a text is missing, too short or too long; draws nothing for a
 * text of the right length.
 */
const Length = ({
  task,
  number,
  words,
}: {
  task: Question
  number: number | null
  words: number
}) => {
  const { t } = useTranslation('assessment')
  const length = toLength(task, words)
  if (length === 'right') return null
  const bounds = { min: task.min_words ?? 0, max: task.max_words ?? 0 }
  const lengthLabels = { empty: 'Empty', short: 'Short', long: 'Long' } as const
  const sentence =
    number === null
      ? t(`writing.submit${lengthLabels[length]}`, bounds)
      : t(`writing.task${lengthLabels[length]}`, { ...bounds, number })
  const count = length === 'empty' ? null : ` ${t('writing.words', { count: words })}.`
  return (
    <chakra.p color="warning.fg" marginBlockEnd="2">
      <strong>{sentence}</strong>
      {count}
    </chakra.p>
  )
}
