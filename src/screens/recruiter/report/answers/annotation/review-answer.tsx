import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { readReview } from '../../../../../../machines/shared/answer-values'
import { getMeasures } from '../../evidence.rules'
import type { AnswerProps } from './answer-props'
import { QuestionAnswer } from './question-answer'
import { Accepted, Judged, type Verdict } from './verdict'

const verdicts: Partial<Record<string, Verdict>> = {
  review_text_accepted: 'hit',
  review_text_close: 'close',
  review_text_missed: 'miss',
}

/**
 * A reviewed translation: what was chosen as wrong, and what was written in its place, each beside
 * what is right.
 */
export const ReviewAnswer = ({ answer, number, again, criteria }: AnswerProps) => {
  const { t } = useTranslation('annotation')
  const { question, right_option: rightOption, right_text: rightText, correct } = answer
  const review = readReview(answer.value ?? undefined)
  const getOption = (id: string | null) =>
    id === null ? null : (question.options?.find((option) => option.id === id)?.text ?? id)
  const right = getOption(rightOption)
  const accepted = rightText === null ? [] : rightText.split('\n')
  const text = review.text.trim() === '' ? null : review.text
  const judged = criteria
    .flatMap((criterion) => getMeasures(criterion, question.id))
    .map(({ code }) => verdicts[code])
    .find((verdict) => verdict !== undefined)
  const tell = (value: string) => {
    const edit = readReview(value)
    return [getOption(edit.option), edit.text]
      .filter((part) => part !== null && part !== '')
      .join(' — ')
  }
  return (
    <QuestionAnswer answer={answer} number={number} again={again} criteria={criteria} tell={tell}>
      <chakra.div display="flex" flexDirection="column" gap="1">
        <Judged
          label={t('review.chosen')}
          text={getOption(review.option)}
          verdict={correct === null ? 'open' : correct ? 'hit' : 'miss'}
        />
        {correct === true || right === null ? null : (
          <Accepted label={t('right')} texts={[right]} />
        )}
      </chakra.div>
      {text === null && accepted.length === 0 ? null : (
        <chakra.div display="flex" flexDirection="column" gap="1">
          <Judged label={t('review.replacement')} text={text} verdict={judged ?? 'open'} />
          {accepted.length === 0 && rightOption !== null ? (
            <chakra.p textStyle="small" color="fg.muted" paddingInlineStart="26px">
              {t('review.nothing')}
            </chakra.p>
          ) : null}
          <Accepted label={t('accepted')} texts={accepted} />
        </chakra.div>
      )}
    </QuestionAnswer>
  )
}
