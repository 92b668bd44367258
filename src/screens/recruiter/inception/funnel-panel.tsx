import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { formatNumber, formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { BarLines } from '../../../ui/charts/bar-lines'
import { Panel } from '../../../ui/layout/panel'

type Funnel = components['schemas']['InceptionStats']['data']['funnel']

const steps = ['registered', 'confirmed', 'approved', 'assessed', 'passed'] as const

/** How far candidates came, each step with its share of all who registered. */
export const FunnelPanel = ({ funnel }: { funnel: Funnel }) => {
  const { t } = useTranslation('figures')
  const { language } = useLanguage()
  return (
    <Panel title={t('inception.funnel.title')}>
      <BarLines
        lines={steps.map((step) => {
          const share = funnel.registered === 0 ? 0 : funnel[step] / funnel.registered
          return {
            id: step,
            label: t(`inception.funnel.${step}`),
            value: formatNumber(funnel[step], language),
            more: t('inception.funnel.share', { percent: formatPercent(share * 100, language) }),
            share,
          }
        })}
      />
    </Panel>
  )
}
