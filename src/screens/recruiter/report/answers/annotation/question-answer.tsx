import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../../openapi/generated/api'
import { ScoreNumber } from '../../../../../ui/charts/score'
import { getMeasures } from '../../evidence.rules'
import { useEvidenceMessage } from '../../../../../features/recruiter/outcomes/use-evidence-message'
import { LateEdits } from '../late-edits'
import { Made } from '../made'
import { Prompt } from '../prompt'

type Schemas = components['schemas']

interface QuestionAnswerProps {
  answer: Schemas['ReportAnswer']
  number: number
  again?: boolean | undefined
  criteria: readonly Schemas['Criterion'][]
  /** Formats an answer that is more than a text. */
  tell?: ((value: string) => string) | undefined
  /** The answer, with the right one. */
  children: ReactNode
}

/** What the answer itself shows by its sign, or the score by its number. */
const shown: ReadonlySet<string> = new Set([
  'question_score',
  'review_option_right',
  'review_option_wrong',
  'review_option_missing',
  'review_text_accepted',
  'correction_right',
])

/** One question: what was asked and answered, and beside it what the answer was given and why. */
export const QuestionAnswer = ({
  answer,
  number,
  again,
  criteria,
  tell,
  children,
}: QuestionAnswerProps) => {
  const { t } = useTranslation('annotation')
  const sentence = useEvidenceMessage()
  const measures = criteria
    .flatMap((criterion) => getMeasures(criterion, answer.question.id))
    .filter(({ code }) => !shown.has(code))
  return (
    <chakra.article
      aria-label={t('question', { number })}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      gap={{ base: '3', lg: '8' }}
      paddingBlock="5"
      borderBlockStart="1px solid {colors.border}"
    >
      <chakra.div display="flex" flexDirection="column" gap="4" minWidth="0">
        <Prompt question={answer.question} number={number} again={again} />
        <chakra.div
          display="flex"
          flexDirection="column"
          gap="4"
          minWidth="0"
          paddingInlineStart={{ base: '0', sm: '28px' }}
        >
          {children}
          <Made answer={answer} />
          <LateEdits answer={answer} tell={tell} />
        </chakra.div>
      </chakra.div>
      <chakra.ul textStyle="small" color="fg.muted" display="flex" flexDirection="column" gap="1">
        {answer.score === null ? null : (
          <chakra.li color="fg" fontWeight="500">
            {t('score')} <ScoreNumber score={answer.score} />
          </chakra.li>
        )}
        {measures.map((measure, at) => (
          <li key={at}>{sentence(measure, number)}</li>
        ))}
      </chakra.ul>
    </chakra.article>
  )
}
