import { chakra } from '@chakra-ui/react/styled-system'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { firstOpen } from './answered'
import type { PartProps } from './part'
import { McqsQuestion } from './mcqs-question'
import { McqsReview } from './mcqs-review'
import { PartBadges } from './part-badges'
import { PartFrame } from './part-frame'
import { QuestionGrid } from './question-grid'

/** Twenty questions, one by one in any order, and all answers on one page before they are submitted. */
export const McqsPart = ({ used, part }: PartProps) => {
  const { t } = useTranslation('assessment')
  const { questions } = part
  const [at, setAt] = useState<number | 'review' | null>(null)
  // Until the candidate does something, the first question without an answer: after a reload too.
  const shown = at ?? firstOpen(questions, used.answers)
  const done = questions.filter(({ id }) => used.answers.has(id)).length
  const question = shown === 'review' ? undefined : questions[shown]
  const answer: typeof used.answer = (asked, value) => {
    setAt(shown)
    used.answer(asked, value)
  }
  const go = (to: number) => setAt(to < questions.length ? Math.max(0, to) : 'review')
  return (
    <PartFrame
      used={used}
      part={part}
      task={
        <>
          <PartBadges part={part} />
          <chakra.h1 textStyle="h1" marginBlockEnd="2">
            {t('part.mcqs')}
          </chakra.h1>
          <chakra.p color="fg.muted" marginBlockEnd="5">
            {t('mcqs.answered', { done, count: questions.length })}
          </chakra.p>
          <QuestionGrid
            label={t('mcqs.navigator')}
            questions={questions.map(({ id }, index) => {
              const answered = used.answers.has(id)
              const number = { number: index + 1 }
              return { id, done: answered, label: answered ? t('mcqs.goTo', number) : t('mcqs.goToOpen', number) }
            })}
            current={shown === 'review' ? null : shown}
            onGo={setAt}
          />
        </>
      }
      submit={
        shown === 'review' ? (
          <Button size="lg" variant="primary" iconEnd={<Icon of={ArrowRight} mirror />} onClick={() => used.send({ type: 'part.submitted' })}>
            {t('mcqs.submit')}
          </Button>
        ) : (
          <Button size="lg" variant="secondary" onClick={() => setAt('review')}>
            {t('mcqs.review')}
          </Button>
        )
      }
    >
      {question === undefined || shown === 'review' ? (
        <McqsReview part={part} answers={used.answers} onGo={setAt} />
      ) : (
        <McqsQuestion key={question.id} used={{ ...used, answer }} question={question} at={shown} total={questions.length} onGo={go} />
      )}
    </PartFrame>
  )
}
