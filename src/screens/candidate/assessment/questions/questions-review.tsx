import { chakra } from '@chakra-ui/react/styled-system'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../features/assessments/attempt/attempt-api'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { Notice } from '../../../../ui/feedback/notice'
import { firstOpen } from './answered'
import { toGist } from './question-summary'
import { useFocusOnArrival } from '../use-focus-on-arrival'
import { useInstruction } from './use-instruction'
import { toLanguage } from '../writing/written-language'

interface QuestionsReviewProps {
  questions: readonly Question[]
  /** The ids of those that count as answered. */
  answered: ReadonlySet<string>
  getAnswer: (question: Question) => string
  said: (question: Question, value: string) => ReactNode
  lacks: ((question: Question, value: string) => string | null) | undefined
  onGo: (at: number) => void
}

/** All answers on one page, before they are handed in for good. */
export const QuestionsReview = ({
  questions,
  answered,
  getAnswer,
  said,
  lacks,
  onGo,
}: QuestionsReviewProps) => {
  const { t } = useTranslation('assessment')
  const heading = useFocusOnArrival('review')
  const instruction = useInstruction()
  const open = questions.length - answered.size
  return (
    <chakra.div maxWidth="measure" display="flex" flexDirection="column" gap="5">
      <chakra.h2 ref={heading} tabIndex={-1} textStyle="h2">
        {t('questions.reviewTitle')}
      </chakra.h2>
      <Notice
        tone={open === 0 ? 'success' : 'warning'}
        title={open === 0 ? t('questions.reviewAll') : t('questions.reviewOpen', { count: open })}
      />
      <ol>
        {questions.map((question, at) => {
          const { id } = question
          const gist = toGist(question)
          const done = answered.has(id)
          const missing = lacks?.(question, getAnswer(question)) ?? null
          return (
            <chakra.li
              key={id}
              display="flex"
              alignItems="center"
              gap="4"
              minHeight="44px"
              paddingBlock="2"
              borderBlockEnd="1px solid {colors.border}"
              textStyle="small"
            >
              <chakra.span width="28px" flexShrink="0" color="fg.muted" textAlign="end">
                {at + 1}
              </chakra.span>
              <chakra.div flex="1" minWidth="0">
                {/* Its own direction, or what is left out would be left out at the beginning of a line of the other script. */}
                <chakra.p
                  color="fg.muted"
                  lineClamp="2"
                  dir="auto"
                  lang={gist === null ? undefined : toLanguage(gist)}
                  textAlign="-webkit-match-parent"
                >
                  {gist ?? instruction(question)}
                </chakra.p>
                <chakra.div truncate color={done ? 'fg' : 'warning.fg'} fontWeight="500">
                  {done ? said(question, getAnswer(question)) : t('questions.notAnswered')}
                </chakra.div>
                {missing === null ? null : <chakra.p color="warning.fg">{missing}</chakra.p>}
              </chakra.div>
              <Button
                variant="subtle"
                size="sm"
                aria-label={t('questions.change', { number: at + 1 })}
                onClick={() => onGo(at)}
              >
                {done ? t('questions.changeShort') : t('questions.answerShort')}
              </Button>
            </chakra.li>
          )
        })}
      </ol>
      <div>
        <Button
          variant="ghost"
          outdent="start"
          icon={<Icon of={ArrowLeft} mirror />}
          onClick={() => onGo(firstOpen(questions, answered))}
        >
          {t('questions.back')}
        </Button>
      </div>
    </chakra.div>
  )
}
