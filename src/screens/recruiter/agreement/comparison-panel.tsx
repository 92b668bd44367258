import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { ReviewAgreement } from '../../../features/recruiter/outcomes/reviews.queries'
import { formatNumber, formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { Panel } from '../../../ui/layout/panel'
import { leastScores, toLevel } from './agreement.rules'
import { usePoints } from './use-points'

interface ComparisonPanelProps {
  /** Whose scores are compared with those of the first reviewer. */
  other: 'machine' | 'second'
  comparison: ReviewAgreement['machine']
}

/** What two scores of each answer came to: a sentence, and the figures with what they count. */
export const ComparisonPanel = ({ other, comparison }: ComparisonPanelProps) => {
  const { t } = useTranslation('agreement')
  const { language } = useLanguage()
  const { scores, mean_difference: difference, mean_distance: distance } = comparison
  const number = formatNumber(scores, language)
  return (
    <Panel title={other === 'machine' ? t('machine.title') : t('second.title')}>
      {difference === null || distance === null ? (
        <chakra.p color="fg.muted">
          {other === 'machine' ? t('machine.none') : t('second.none')}
        </chakra.p>
      ) : scores < leastScores ? (
        <chakra.p color="fg.muted">
          {t('few', { count: scores, number, least: leastScores })}
        </chakra.p>
      ) : (
        <>
          <chakra.p maxWidth="measure" textWrap="pretty" marginBlockEnd="5">
            <Finding other={other} difference={difference} distance={distance} />
          </chakra.p>
          <Figures comparison={comparison} />
        </>
      )}
    </Panel>
  )
}

interface FindingProps {
  other: ComparisonPanelProps['other']
  difference: number
  distance: number
}

const Finding = ({ other, difference, distance }: FindingProps) => {
  const { t } = useTranslation('agreement')
  const { inWords } = usePoints()
  if (other === 'second') return t('second.apart', { distance: inWords(distance) })
  const way = difference < 0 ? 'less' : difference > 0 ? 'more' : 'equal'
  return t(`machine.${way}`, { difference: inWords(difference), distance: inWords(distance) })
}

const Figures = ({
  comparison: { attempts, scores, differing, kappa },
}: Pick<ComparisonPanelProps, 'comparison'>) => {
  const { t } = useTranslation('agreement')
  const { language } = useLanguage()
  const number = formatNumber(scores, language)
  const figures = [
    {
      id: 'level',
      value: kappa === null ? '–' : t(`level.${toLevel(kappa)}`),
      meaning:
        kappa === null ? t('kappaNone') : t('kappa', { kappa: formatNumber(kappa, language, 2) }),
    },
    {
      id: 'far',
      value: formatPercent((differing / scores) * 100, language),
      meaning: t('ofScores', { count: scores, far: formatNumber(differing, language), number }),
    },
    {
      id: 'scores',
      value: number,
      meaning: t('inAttempts', { count: attempts, number: formatNumber(attempts, language) }),
    },
  ] as const
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
      gap="4"
    >
      {figures.map(({ id, value, meaning }) => (
        <chakra.div key={id} display="grid" gridRow="span 2" gridTemplateRows="subgrid" rowGap="0">
          <chakra.dt textStyle="small" color="fg.muted" alignSelf="end">
            {t(`figure.${id}`)}
          </chakra.dt>
          <chakra.dd fontVariantNumeric="tabular-nums">
            <chakra.bdi textStyle="h1">{value}</chakra.bdi>
            <chakra.span display="block" textStyle="tiny" color="fg.muted" marginBlockStart="1">
              {meaning}
            </chakra.span>
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
