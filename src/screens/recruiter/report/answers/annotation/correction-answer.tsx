import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { getMeasures } from '../../evidence.rules'
import type { AnswerProps } from './answer-props'
import { QuestionAnswer } from './question-answer'
import { Accepted, Judged, type Verdict } from './verdict'

const verdicts: Partial<Record<string, Verdict>> = {
  correction_right: 'hit',
  correction_close: 'close',
  correction_wrong: 'miss',
}

/** A corrected word, with the words that are accepted. */
export const CorrectionAnswer = ({ answer, number, again, criteria }: AnswerProps) => {
  const { t } = useTranslation('annotation')
  const written = answer.value === null || answer.value.trim() === '' ? null : answer.value
  const judged = criteria
    .flatMap((criterion) => getMeasures(criterion, answer.question.id))
    .map(({ code }) => verdicts[code])
    .find((verdict) => verdict !== undefined)
  return (
    <QuestionAnswer answer={answer} number={number} again={again} criteria={criteria}>
      <chakra.div display="flex" flexDirection="column" gap="1">
        <Judged label={t('correction.written')} text={written} verdict={judged ?? 'open'} />
        {answer.right_text === null ? null : (
          <Accepted label={t('accepted')} texts={answer.right_text.split('\n')} />
        )}
      </chakra.div>
    </QuestionAnswer>
  )
}
