import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { formatNumber, formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { Panel } from '../../../ui/panel'

type Funnel = components['schemas']['InceptionStats']['data']['funnel']

const steps = ['registered', 'confirmed', 'approved', 'assessed', 'passed'] as const

/** How far candidates came, each step with its share of all who registered. */
export const FunnelPanel = ({ funnel }: { funnel: Funnel }) => {
  const { t } = useTranslation('figures')
  const { language } = useLanguage()
  return (
    <Panel title={t('inception.funnel.title')}>
      <chakra.ol display="flex" flexDirection="column" gap="4" listStyleType="none">
        {steps.map((step) => {
          const share = funnel.registered === 0 ? 0 : funnel[step] / funnel.registered
          return (
            <li key={step}>
              <chakra.div
                display="flex"
                justifyContent="space-between"
                alignItems="baseline"
                gap="4"
                marginBlockEnd="1.5"
              >
                <span>{t(`inception.funnel.${step}`)}</span>
                <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
                  <chakra.bdi fontWeight="600">{formatNumber(funnel[step], language)}</chakra.bdi>{' '}
                  <chakra.span textStyle="small" color="fg.muted">
                    {t('inception.funnel.share', { percent: formatPercent(share * 100, language) })}
                  </chakra.span>
                </chakra.span>
              </chakra.div>
              {/* The number beside it says the same. */}
              <chakra.div aria-hidden="true" bg="bg.sunken" borderRadius="badge" height="12px">
                <chakra.div
                  bg="chart.1"
                  borderRadius="badge"
                  height="full"
                  style={{ inlineSize: `${share * 100}%` }}
                />
              </chakra.div>
            </li>
          )
        })}
      </chakra.ol>
    </Panel>
  )
}
