import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { ReviewAgreement } from '../../../features/recruiter/outcomes/reviews.queries'
import { formatMonth, formatMonthOfAxis } from '../../../i18n/dates'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { MonthBars } from '../../../ui/charts/month-bars'
import { Panel } from '../../../ui/layout/panel'
import { leastScores } from './agreement.rules'
import { usePoints } from './use-points'

/** How far reviewer and machine are apart, month by month. */
export const MonthsPanel = ({ months }: Pick<ReviewAgreement, 'months'>) => {
  const { t } = useTranslation('agreement')
  const { language } = useLanguage()
  const { write, writeSigned } = usePoints()
  const few = months.filter(({ figures }) => figures.scores < leastScores)
  return (
    <Panel title={t('months.title')}>
      {few.length === months.length ? (
        <chakra.p color="fg.muted">{t('months.none', { least: leastScores })}</chakra.p>
      ) : (
        <>
          {few.length === 0 ? null : (
            <chakra.p textStyle="small" color="fg.muted" marginBlockEnd="4">
              {t('months.few', { least: leastScores })}
            </chakra.p>
          )}
          <MonthBars
            grouped
            caption={t('months.title')}
            heading={t('months.month')}
            tableLabel={t('months.table')}
            series={[{ id: 'distance', color: 'chart.1', label: t('column.distance') }]}
            more={[
              { id: 'difference', label: t('column.difference') },
              { id: 'scores', label: t('column.scores') },
            ]}
            months={months.map(({ month, figures }, at) => {
              const isFew = figures.scores < leastScores
              const written = isFew ? t('tooFew') : write(figures.mean_distance)
              // A year may begin in a month without reviews, which is not among them.
              const isNewYear = months[at - 1]?.month.slice(0, 4) !== month.slice(0, 4)
              return {
                id: month,
                // A phone would write month and year below each other.
                label: formatMonth(`${month}-01`, language).replace(' ', '\u00a0'),
                short: formatMonthOfAxis(`${month}-01`, isNewYear, language),
                values: [
                  { id: 'distance', value: isFew ? null : figures.mean_distance, written },
                  {
                    id: 'difference',
                    value: null,
                    written: isFew ? t('tooFew') : writeSigned(figures.mean_difference),
                  },
                  { id: 'scores', value: null, written: formatNumber(figures.scores, language) },
                ],
              }
            })}
          />
        </>
      )}
    </Panel>
  )
}
