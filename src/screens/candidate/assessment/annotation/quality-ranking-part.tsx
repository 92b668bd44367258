import { useTranslation } from 'react-i18next'
import { isWholeRanking, readRanking } from '../../../../../machines/shared/answer-values'
import type { Question } from '../../../../features/assessments/attempt/attempt-api'
import type { PartProps } from '../part/part'
import { QualityRankingEntry } from './quality-ranking-entry'
import { QuestionsPart } from '../questions/questions-part'
import { useResponseName } from './use-response-name'

/** The responses of a model to one request, put in order from the best to the weakest. */
export const QualityRankingPart = (props: PartProps) => {
  const { t } = useTranslation('parts')
  const getName = useResponseName()
  const order = ({ options = [] }: Question, value: string) => {
    const ranking = readRanking(value, options)
    const names = options.map(({ id }, at) => ({ rank: ranking[id] ?? 0, name: getName(at) }))
    return names
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ rank, name }) => t('ranking.saidPlace', { rank, name }))
  }
  return (
    <QuestionsPart
      {...props}
      asked="beside"
      keys={t('ranking.keys')}
      isAnswered={({ options = [] }, value) => isWholeRanking(readRanking(value, options), options)}
      said={(question, value) => order(question, value).join('; ')}
      lacks={({ options = [] }, value) => {
        const given = Object.keys(readRanking(value, options)).length
        return given === 0 || given === options.length
          ? null
          : t('ranking.lacks', { count: options.length - given })
      }}
    >
      {(entry) => <QualityRankingEntry key={entry.question.id} {...entry} />}
    </QuestionsPart>
  )
}
