import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'

type Counts = components['schemas']['AttemptCounts']

const series = [
  { id: 'completed', statuses: ['COMPLETED'], color: 'chart.1', edge: 'chart.1' },
  {
    id: 'underway',
    statuses: ['IN_PROGRESS', 'RESULT_PROCESSING'],
    color: 'chart.2',
    edge: 'chart.2edge',
  },
  { id: 'redo', statuses: ['REDO'], color: 'chart.3', edge: 'chart.3edge' },
  { id: 'stopped', statuses: ['CANCELLED', 'FAILED'], color: 'chart.4', edge: 'chart.4' },
] as const satisfies readonly {
  id: string
  statuses: readonly (keyof Counts)[]
  color: string
  edge: string
}[]

/**
 * The number of attempts of one version by status, drawn as shares of one line and written beside
 * it.
 */
export const CountsStrip = ({ counts }: { counts: Counts }) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const parts = series.map((part) => ({
    ...part,
    count: part.statuses.reduce((sum, status) => sum + counts[status], 0),
  }))
  return (
    <chakra.div marginBlock="4" minHeight="44px">
      <chakra.div
        aria-hidden
        display="flex"
        gap="2px"
        height="8px"
        marginBlockEnd="2"
        borderRadius="2px"
        overflow="hidden"
        bg={total === 0 ? 'bg.sunken' : undefined}
      >
        {parts
          .filter(({ count }) => count > 0)
          .map(({ id, count, color, edge }) => (
            <chakra.span
              key={id}
              bg={color}
              css={{ boxShadow: `inset 0 0 0 1px {colors.${edge}}` }}
              style={{ flexGrow: count, flexBasis: 0, minWidth: '4px' }}
            />
          ))}
      </chakra.div>
      <chakra.ul
        display="flex"
        flexWrap="wrap"
        columnGap="5"
        rowGap="1"
        textStyle="small"
        color="fg.muted"
      >
        <li>
          <Figure>{formatNumber(total, language)}</Figure> {t('counts.total', { count: total })}
        </li>
        {parts.map(({ id, count, color, edge }) => (
          <chakra.li key={id} display="inline-flex" alignItems="center" gap="2">
            <chakra.span
              aria-hidden
              boxSize="11px"
              borderRadius="2px"
              bg={color}
              css={{ boxShadow: `inset 0 0 0 1px {colors.${edge}}` }}
            />
            <span>
              <Figure>{formatNumber(count, language)}</Figure> {t(`counts.${id}`)}
            </span>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}

const Figure = ({ children }: { children: string }) => (
  <chakra.bdi color="fg" fontWeight="600" fontVariantNumeric="tabular-nums">
    {children}
  </chakra.bdi>
)
