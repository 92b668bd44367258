import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { formatMonth, formatMonthOfAxis } from '../../../i18n/dates'
import { formatNumber, formatPercent } from '../../../i18n/numbers'
import { formatSpan, formatSpanShort } from '../../../i18n/spans'
import { useLanguage } from '../../../i18n/use-language'
import { MonthBars } from '../../../ui/charts/month-bars'
import { Panel } from '../../../ui/layout/panel'

type Month = components['schemas']['InceptionStats']['data']['months'][number]

const counted = [
  { id: 'registered', color: 'chart.1' },
  { id: 'submitted', color: 'chart.2' },
] as const

/** The last twelve months: how many came, how many passed, and how soon they began. */
export const MonthsPanels = ({ months }: { months: readonly Month[] }) => {
  const { t } = useTranslation('figures')
  const { language } = useLanguage()
  const named = months.map((figures, at) => ({
    id: figures.month,
    label: formatMonth(`${figures.month}-01`, language),
    short: formatMonthOfAxis(`${figures.month}-01`, at === 0, language),
    figures,
  }))
  const common = { heading: t('month'), tableLabel: t('table'), grouped: true }
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
      gap="5"
      alignItems="start"
    >
      <chakra.div gridColumn={{ xl: '1 / -1' }}>
        <Panel title={t('inception.months.counted')}>
          <MonthBars
            {...common}
            caption={t('inception.months.counted')}
            series={counted.map(({ id, color }) => ({
              id,
              color,
              label: t(`inception.months.${id}`),
            }))}
            months={named.map(({ figures, ...month }) => ({
              ...month,
              values: counted.map(({ id }) => ({
                id,
                value: figures[id],
                written: formatNumber(figures[id], language),
              })),
            }))}
          />
        </Panel>
      </chakra.div>
      <Panel title={t('inception.months.passShare')}>
        <MonthBars
          {...common}
          highest={100}
          caption={t('inception.months.passShare')}
          series={[{ id: 'share', color: 'chart.1', label: t('inception.months.passed') }]}
          months={named.map(({ figures: { passed, failed }, ...month }) => {
            const value = passed + failed === 0 ? null : (passed / (passed + failed)) * 100
            const written = value === null ? '–' : formatPercent(value, language)
            return { ...month, values: [{ id: 'share', value, written }] }
          })}
        />
      </Panel>
      <Panel title={t('inception.months.toFirst')}>
        <MonthBars
          {...common}
          caption={t('inception.months.toFirst')}
          series={[{ id: 'first', color: 'chart.1', label: t('inception.months.median') }]}
          months={named.map(({ figures: { signup_to_assessment_median: value }, ...month }) => ({
            ...month,
            values: [
              value === null
                ? { id: 'first', value, written: '–' }
                : {
                    id: 'first',
                    value,
                    written: formatSpan(value, language),
                    short: formatSpanShort(value, language),
                  },
            ],
          }))}
        />
      </Panel>
    </chakra.div>
  )
}
