import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { DashboardStats } from '../../../features/recruiter/jobs/figures.queries'
import { formatMonth, formatMonthOfAxis } from '../../../i18n/dates'
import { formatNumber } from '../../../i18n/numbers'
import { formatSpan } from '../../../i18n/spans'
import { useLanguage } from '../../../i18n/use-language'
import { MonthBars } from '../../../ui/charts/month-bars'
import { Panel } from '../../../ui/layout/panel'

type Months = DashboardStats['months']

const outcomes = [
  { id: 'passed', color: 'chart.1' },
  { id: 'failed', color: 'chart.2' },
  { id: 'cancelled', color: 'chart.4' },
] as const
const kinds = [
  { id: 'english', figure: 'english_median', color: 'chart.1' },
  { id: 'annotation', figure: 'annotation_median', color: 'chart.2' },
] as const

/** How the attempts ended, month by month. */
export const OutcomeMonths = ({ months }: { months: Months }) => {
  const { t } = useTranslation('figures')
  const { language } = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (
    <Panel title={t('months')}>
      {months.length === 0 ? (
        <NoMonths />
      ) : (
        <MonthBars
          caption={t('months')}
          heading={t('month')}
          tableLabel={t('table')}
          series={outcomes.map(({ id, color }) => ({ id, color, label: t(`count.${id}`) }))}
          months={months.map((month, at) => ({
            id: month.month,
            label: formatMonth(`${month.month}-01`, language),
            short: formatMonthOfAxis(`${month.month}-01`, at === 0, language),
            total: number(month.passed + month.failed + month.cancelled),
            values: outcomes.map(({ id }) => ({
              id,
              value: month[id],
              written: number(month[id]),
            })),
          }))}
        />
      )}
    </Panel>
  )
}

/** How long half of the whole attempts took at most, month by month. */
export const TimeMonths = ({ months }: { months: Months }) => {
  const { t } = useTranslation('figures')
  const { language } = useLanguage()
  return (
    <Panel title={t('timeMonths')}>
      {months.length === 0 ? (
        <NoMonths />
      ) : (
        <MonthBars
          grouped
          caption={t('timeMonths')}
          heading={t('month')}
          tableLabel={t('table')}
          series={kinds.map(({ id, color }) => ({ id, color, label: t(`inception.${id}`) }))}
          months={months.map((month, at) => ({
            id: month.month,
            label: formatMonth(`${month.month}-01`, language),
            short: formatMonthOfAxis(`${month.month}-01`, at === 0, language),
            values: kinds.map(({ id, figure }) => {
              const value = month[figure]
              return { id, value, written: value === null ? '–' : formatSpan(value, language) }
            }),
          }))}
        />
      )}
    </Panel>
  )
}

const NoMonths = () => {
  const { t } = useTranslation('figures')
  return <chakra.p color="fg.muted">{t('noMonths')}</chakra.p>
}
