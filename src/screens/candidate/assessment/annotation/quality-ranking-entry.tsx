import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { readRanking, writeRanking } from '../../../../../machines/shared/answer-values'
import { RankList } from '../../../../ui/assessment/rank-list'
import type { EntryProps } from '../part/part'
import { useResponseName } from './use-response-name'
import { toLanguage } from '../writing/written-language'

/** The responses of a model side by side, put in order. */
export const QualityRankingEntry = ({
  question,
  labelledBy,
  value,
  readOnly,
  onValueChange,
}: EntryProps) => {
  const { t } = useTranslation('parts')
  const getName = useResponseName()
  const options = question.options ?? []
  const place = (rank: number) =>
    rank === 1
      ? t('ranking.best', { rank })
      : rank === options.length
        ? t('ranking.worst', { rank })
        : String(rank)
  return (
    <chakra.div role="group" aria-labelledby={labelledBy}>
      <RankList
        items={options.map(({ id, text }, at) => ({
          id,
          name: getName(at),
          content: (
            <chakra.p
              lang={toLanguage(text)}
              dir={toLanguage(text) === 'ar' ? 'rtl' : 'ltr'}
              textAlign="start"
              textStyle="body"
              whiteSpace="pre-line"
              overflowWrap="anywhere"
            >
              {text}
            </chakra.p>
          ),
        }))}
        ranks={readRanking(value, options)}
        readOnly={readOnly}
        labels={{
          order: t('ranking.order'),
          place,
          empty: t('ranking.empty'),
          getRanksLabel: (name) => t('ranking.ranksOf', { name }),
          rank: (rank, name) =>
            name === undefined
              ? t('ranking.rank', { rank })
              : t('ranking.rankHeld', { rank, name }),
          undo: t('ranking.undo'),
          said: (order) =>
            t('ranking.said', {
              order: order
                .map((name, at) =>
                  t('ranking.saidPlace', { rank: at + 1, name: name ?? t('ranking.nobody') }),
                )
                .join('; '),
            }),
        }}
        onRank={(ranks) => onValueChange(writeRanking(ranks))}
      />
    </chakra.div>
  )
}
