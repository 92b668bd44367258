import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { SkillStats } from '../../../features/recruiter/jobs/skill-stats.queries'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import type { Column } from '../../../ui/lists/data-table'
import { PairBars } from '../../../ui/charts/pair-bars'
import { Badge } from '../../../ui/feedback/status-badge'
import { sides } from './sides'

type Row = SkillStats['results'][number]

/** The skill, both numbers, both drawn on one scale for the page, and what lacks. */
export function useSkillColumns(rows: readonly Row[]): Column<Row>[] {
  const { t } = useTranslation('skills')
  const { language } = useLanguage()
  const number = (value: number) => <bdi>{formatNumber(value, language)}</bdi>
  const most = Math.max(1, ...rows.flatMap(({ demand, supply }) => [demand, supply]))
  return [
    {
      id: 'name',
      header: t('column.name'),
      cell: (row) => (
        <chakra.div paddingBlock="1.5" whiteSpace="normal" minWidth={{ md: '160px' }}>
          <chakra.div fontWeight="500">
            <bdi>{row.name}</bdi>
          </chakra.div>
          <chakra.div textStyle="tiny" color="fg.muted">
            {row.group}
          </chakra.div>
        </chakra.div>
      ),
    },
    { id: 'demand', header: t('column.demand'), align: 'end', cell: (row) => number(row.demand) },
    { id: 'supply', header: t('column.supply'), align: 'end', cell: (row) => number(row.supply) },
    {
      id: 'drawn',
      header: t('column.drawn'),
      width: '32%',
      cell: (row) => (
        <PairBars
          most={most}
          bars={sides.map(({ id, color, edge }) => ({ id, color, edge, value: row[id] }))}
        />
      ),
    },
    { id: 'gap', header: t('column.gap'), cell: (row) => <Gap gap={row.gap} /> },
  ]
}

const Gap = ({ gap }: { gap: number }) => {
  const { t } = useTranslation('skills')
  const { language } = useLanguage()
  const amount = formatNumber(Math.abs(gap), language)
  if (gap === 0) return <chakra.span color="fg.muted">{t('gap.even')}</chakra.span>
  return gap > 0 ? (
    <Badge tone="warning">{t('gap.short', { amount })}</Badge>
  ) : (
    <chakra.span color="fg.muted">{t('gap.spare', { amount })}</chakra.span>
  )
}
