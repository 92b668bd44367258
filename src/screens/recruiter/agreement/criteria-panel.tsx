import { useTranslation } from 'react-i18next'
import type { ReviewAgreement } from '../../../features/recruiter/outcomes/reviews.queries'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { FigureTable } from '../../../ui/charts/figure-table'
import { Panel } from '../../../ui/layout/panel'
import { leastScores } from './agreement.rules'
import { usePoints } from './use-points'

/** How reviewer and machine differ in each criterion. */
export const CriteriaPanel = ({ criteria }: Pick<ReviewAgreement, 'criteria'>) => {
  const { t } = useTranslation(['agreement', 'recruiter', 'report'])
  const { language } = useLanguage()
  const { write, writeSigned } = usePoints()
  return (
    <Panel title={t('criteria.title')}>
      <FigureTable
        caption={t('criteria.title')}
        heads={[
          t('criteria.what'),
          t('column.distance'),
          t('column.difference'),
          t('column.scores'),
        ]}
        rows={criteria.map(({ part, criterion, figures }) => {
          const name = t(`recruiter:part.${part}`)
          const isFew = figures.scores < leastScores
          return {
            id: `${part} ${criterion ?? ''}`,
            name:
              criterion === null
                ? name
                : t('criteria.of', { part: name, criterion: t(`report:criteria.${criterion}`) }),
            cells: [
              isFew ? t('tooFew') : write(figures.mean_distance),
              isFew ? t('tooFew') : writeSigned(figures.mean_difference),
              formatNumber(figures.scores, language),
            ],
          }
        })}
      />
    </Panel>
  )
}
