import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../features/assessments/attempt-api'
import { Passage } from '../../../features/assessments/passage'
import { firstOpen } from './answered'
import { countWords } from './count-words'
import { placeOf, wordsOf, type PartProps } from './part'
import { PartBadges } from './part-badges'
import { PartFrame } from './part-frame'
import { Points } from './points'
import { SubmitPart } from './submit-part'
import { TaskList } from './task-list'
import { TextSheet } from './text-sheet'
import { useFocusOnArrival } from './use-focus-on-arrival'
import { useInstruction } from './use-instruction'

/** One task or a few, with a sheet to write on for each. */
export const WritingPart = ({ used, part }: PartProps) => {
  const { t } = useTranslation('assessment')
  const id = useId()
  const instruction = useInstruction()
  const { questions } = part
  const [at, setAt] = useState<number | null>(null)
  const wordsIn = (question: Question) => countWords(used.answers.get(question.id) ?? '')
  // Until the candidate does something, the first task without a text: after a reload too.
  const shown = at ?? firstOpen(questions, new Set(questions.filter((question) => wordsIn(question) > 0).map((question) => question.id)))
  const question = questions[shown]
  const heading = useFocusOnArrival(question?.id ?? part.id)
  if (question === undefined) return null
  const whole = questions.every((task) => lengthOf(task, wordsIn(task)) === 'right')
  const { part: place, total } = placeOf(part)
  return (
    <PartFrame
      used={used}
      part={part}
      task={
        <>
          <PartBadges part={part} />
          {questions.length === 1 ? null : (
            <chakra.div marginBlockEnd="6">
              <TaskList
                label={t('writing.tasks')}
                tasks={questions.map((task, index) => {
                  const number = index + 1
                  const state = t('writing.words', { count: wordsIn(task) })
                  const done = lengthOf(task, wordsIn(task)) === 'right'
                  return { id: task.id, done, name: t('writing.task', { number }), state, label: t('writing.goTo', { number, state }) }
                })}
                current={shown}
                onGo={setAt}
              />
            </chakra.div>
          )}
          <chakra.div id={id}>
            <chakra.h1 ref={heading} tabIndex={-1} textStyle="h1" marginBlockEnd="4">
              {instruction(question)}
            </chakra.h1>
            {question.body === undefined ? null : <Passage html={question.body} />}
          </chakra.div>
          <chakra.div marginBlockStart="5">
            <Points points={[question.answer_lang === 'ar' ? t('writing.inArabic') : t('writing.inEnglish'), t('writing.noPaste'), t('writing.asItIs')]} />
          </chakra.div>
        </>
      }
      submit={
        <SubmitPart
          used={used}
          variant={whole || questions.length === 1 ? 'primary' : 'secondary'}
          label={t(`questions.submit.${wordsOf(part.id)}`, placeOf(part))}
          title={questions.length === 1 ? t('writing.submitTitle') : t('writing.submitAllTitle')}
          stay={t('writing.keep')}
        >
          {questions.map((task, index) => (
            <Length key={task.id} task={task} number={questions.length === 1 ? null : index + 1} words={wordsIn(task)} />
          ))}
          <p>{place === total ? t('part.last') : t('writing.submitBody')}</p>
        </SubmitPart>
      }
    >
      <TextSheet
        key={question.id}
        question={question}
        labelledBy={id}
        value={used.answers.get(question.id) ?? ''}
        readOnly={used.snapshot.hasTag('readOnly')}
        onValueChange={(value) => {
          setAt(shown)
          used.answer(question, value)
        }}
      />
    </PartFrame>
  )
}

function lengthOf({ min_words: min = 0, max_words: max = Infinity }: Question, words: number): 'short' | 'right' | 'long' {
  return words < min ? 'short' : words > max ? 'long' : 'right'
}

/** That a text is shorter or longer than was asked for, before it is handed in; nothing where it is neither. */
const Length = ({ task, number, words }: { task: Question; number: number | null; words: number }) => {
  const { t } = useTranslation('assessment')
  const length = lengthOf(task, words)
  if (length === 'right') return null
  const bounds = { min: task.min_words ?? 0, max: task.max_words ?? 0 }
  const sentence =
    number === null
      ? t(length === 'short' ? 'writing.submitShort' : 'writing.submitLong', bounds)
      : t(length === 'short' ? 'writing.taskShort' : 'writing.taskLong', { ...bounds, number })
  return (
    <chakra.p color="warning.fg" marginBlockEnd="2">
      <strong>{sentence}</strong> {t('writing.words', { count: words })}.
    </chakra.p>
  )
}
