import { chakra } from '@chakra-ui/react/styled-system'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { Icon } from '../../../../ui/icons'
import { ScoreNumber } from '../../../../ui/charts/score'
import { LateEdits } from './late-edits'
import { Prompt } from './prompt'
import { Said } from './said'

type Schemas = components['schemas']
type Answer = Schemas['ReportAnswer']

interface ChoiceAnswersProps {
  answers: readonly Answer[]
  criteria: readonly Schemas['Criterion'][]
}

/** Multiple choice: what was chosen, and what was right where that is something else. */
export const ChoiceAnswers = ({ answers, criteria }: ChoiceAnswersProps) => {
  const { t } = useTranslation('recruiter')
  const hits = answers.filter(({ correct }) => correct === true).length
  const score = criteria[0]?.score ?? null
  return (
    <div>
      <chakra.p textStyle="smallStrong" display="flex" gap="3" marginBlockEnd="2">
        {t('answers.rightOf', { hits, total: answers.length })}
        {score === null ? null : <ScoreNumber score={score} />}
      </chakra.p>
      <chakra.ol>
        {answers.map((answer, index) => (
          <chakra.li
            key={answer.question.id}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
            gap={{ base: '2', lg: '6' }}
            paddingBlock="3"
            borderBlockStart="1px solid {colors.border}"
          >
            <Prompt
              short
              question={answer.question}
              number={index + 1}
              again={
                answers[index - 1]?.question.prompt.en === answer.question.prompt.en &&
                answer.question.body !== undefined
              }
            />
            <chakra.div textStyle="small" display="flex" flexDirection="column" gap="1">
              <Chosen answer={answer} />
              {answer.correct === true ? null : (
                <Option label={t('answers.right')} text={getText(answer, answer.right_option)} />
              )}
              <LateEdits answer={answer} />
            </chakra.div>
          </chakra.li>
        ))}
      </chakra.ol>
    </div>
  )
}

const getText = ({ question }: Answer, id: string | null): string | null =>
  question.options?.find((option) => option.id === id)?.text ?? id

const Chosen = ({ answer }: { answer: Answer }) => {
  const { t } = useTranslation('recruiter')
  if (answer.value === null) {
    return (
      <chakra.span display="flex" gap="2" color="fg.muted">
        <Icon of={Minus} size={18} />
        {t('answers.notAnswered')}
      </chakra.span>
    )
  }
  return (
    <chakra.span display="flex" gap="2" fontWeight="500">
      <chakra.span
        color={
          answer.correct === true
            ? 'success.fg'
            : answer.correct === false
              ? 'danger.fg'
              : 'fg.muted'
        }
        flexShrink="0"
        paddingBlockStart="0.5"
      >
        <Icon of={answer.correct === false ? X : Check} size={18} />
      </chakra.span>
      <span>
        <chakra.span srOnly>
          {answer.correct === true
            ? t('answers.chosenRight')
            : answer.correct === false
              ? t('answers.chosenWrong')
              : t('answers.chosen')}{' '}
        </chakra.span>
        <Said text={getText(answer, answer.value) ?? answer.value} />
      </span>
    </chakra.span>
  )
}

const Option = ({ label, text }: { label: string; text: string | null }) =>
  text === null ? null : (
    <chakra.span color="fg.muted" paddingInlineStart="26px">
      {label}{' '}
      <chakra.span color="fg">
        <Said text={text} />
      </chakra.span>
    </chakra.span>
  )
