import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPoints, type EvidenceRow } from '../../../../../machines/shared/evidence-table'
import { formatNumber, formatPercent } from '../../../../i18n/numbers'
import { useLanguage } from '../../../../i18n/use-language'
import type { MeasureGroup } from '../evidence.rules'
import { useEvidenceMessage } from '../../../../features/recruiter/outcomes/use-evidence-message'

interface MeasuresTableProps {
  group: MeasureGroup
  /** The number of the answer, where a part asks for several. */
  number: number | undefined
  /** True if the answer has several criteria, so that each needs a visible name. */
  named: boolean
}

/**
 * The parts of a criterion's score: each measure of this text, the usual value, and the points. A
 * name opens the sentence that explains it.
 */
export const MeasuresTable = ({ group, number, named }: MeasuresTableProps) => {
  const { t } = useTranslation('report')
  const sentence = useEvidenceMessage()
  const { criterion, rows } = group
  const name = t(`criteria.${criterion}`)
  return (
    <chakra.table
      width="full"
      textStyle="small"
      css={{
        '& th, & td': {
          paddingBlock: '4px',
          borderBlockEnd: '1px solid {colors.border}',
          verticalAlign: 'top',
        },
      }}
    >
      {named ? (
        <chakra.caption textStyle="smallStrong" textAlign="start" paddingBlock="1">
          {name}
        </chakra.caption>
      ) : (
        <chakra.caption srOnly>{t('measured.caption', { criterion: name })}</chakra.caption>
      )}
      <thead>
        <chakra.tr textStyle="tinyStrong" color="fg.muted">
          <chakra.th scope="col" textAlign="start">
            {t('measured.measure')}
          </chakra.th>
          <Head>{t('measured.here')}</Head>
          <Head>{t('measured.usual')}</Head>
          <Head>{t('measured.points')}</Head>
        </chakra.tr>
      </thead>
      <tbody>
        {rows.map(({ row, evidence }) => (
          <tr key={row.code}>
            <chakra.th scope="row" textAlign="start" fontWeight="400">
              <details>
                <chakra.summary cursor="pointer" minHeight="24px" _hover={{ color: 'accent' }}>
                  {t(`measured.name.${row.code}`)}
                </chakra.summary>
                <chakra.p color="fg.muted" marginBlockStart="0.5">
                  {sentence(evidence, number)}
                </chakra.p>
              </details>
            </chakra.th>
            <Figure value={row.here} unit={row.unit} />
            <Figure value={row.usual} unit={row.unit} muted />
            <NumberCell strong color={row.points < 0 ? 'danger.fg' : 'fg'}>
              <bdi dir="ltr">{formatPoints(row)}</bdi>
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}

interface NumberCellProps {
  color: 'fg' | 'fg.muted' | 'danger.fg'
  strong?: boolean
  children: ReactNode
}

const NumberCell = ({ color, strong = false, children }: NumberCellProps) => (
  <chakra.td
    textAlign="end"
    paddingInlineStart="2"
    fontVariantNumeric="tabular-nums"
    fontWeight={strong ? '600' : '400'}
    color={color}
  >
    {children}
  </chakra.td>
)

const Head = ({ children }: { children: string }) => (
  <chakra.th scope="col" textAlign="end" paddingInlineStart="2" width="1%">
    {children}
  </chakra.th>
)

interface FigureProps {
  value: number | null
  unit: EvidenceRow['unit']
  muted?: boolean
}

const Figure = ({ value, unit, muted = false }: FigureProps) => {
  const { language } = useLanguage()
  return (
    <NumberCell color={muted ? 'fg.muted' : 'fg'}>
      {value === null ? null : (
        <bdi>
          {unit === 'share' ? formatPercent(value, language) : formatNumber(value, language, 1)}
        </bdi>
      )}
    </NumberCell>
  )
}
