import { chakra } from '@chakra-ui/react/styled-system'

interface Series {
  id: string
  /** "Passed", in the legend and in the table. */
  label: string
  color: string
}

interface MonthBarsProps {
  /** The question that the chart answers; the table has it as its caption. */
  caption: string
  /** Over the first column of the table: "Month". */
  heading: string
  series: readonly Series[]
  /** In their order; values as they are written stand beside the numbers that are drawn. */
  months: readonly { id: string; label: string; total: string; values: readonly { id: string; value: number; written: string }[] }[]
}

/** Stacked bars a month, in reading direction, with the same numbers as a table below. */
export const MonthBars = ({ caption, heading, series, months }: MonthBarsProps) => {
  const most = Math.max(1, ...months.map(({ values }) => values.reduce((sum, { value }) => sum + value, 0)))
  return (
    <div>
      <chakra.ul aria-hidden="true" display="flex" flexWrap="wrap" columnGap="5" rowGap="1" marginBlockEnd="4" textStyle="small" color="fg.muted">
        {series.map(({ id, label, color }) => (
          <chakra.li key={id} display="inline-flex" alignItems="center" gap="2">
            <chakra.span boxSize="12px" borderRadius="badge" bg={color} />
            {label}
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.div aria-hidden="true" overflowX="auto" paddingBlockEnd="2">
        <chakra.div display="flex" alignItems="flex-end" gap={{ base: '2', md: '4' }} minWidth="max-content" borderBlockEnd="1px solid {colors.border.strong}">
          {months.map(({ id, label, total, values }) => (
            <chakra.div key={id} flex="1" minWidth="56px" maxWidth="96px" textAlign="center">
              <chakra.div textStyle="tinyStrong" marginBlockEnd="1">
                {total}
              </chakra.div>
              <chakra.div display="flex" flexDirection="column-reverse" gap="2px" height="180px" marginInline="2">
                {values.map(({ id: of, value }) => (value === 0 ? null : <chakra.div key={of} bg={series.find((one) => one.id === of)?.color} borderRadius="badge" style={{ blockSize: `${(value / most) * 100}%` }} minHeight="3px" />))}
              </chakra.div>
              <chakra.div textStyle="tiny" color="fg.muted" paddingBlock="1.5">
                {label}
              </chakra.div>
            </chakra.div>
          ))}
        </chakra.div>
      </chakra.div>
      <chakra.table textStyle="small" width="full" marginBlockStart="4" css={{ '& th, & td': { paddingBlock: '6px', textAlign: 'end', borderBlockEnd: '1px solid {colors.border}' }, '& th:first-of-type': { textAlign: 'start' } }}>
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {series.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map(({ id, label, values }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {series.map(({ id: of }) => (
                <td key={of}>
                  <bdi>{values.find((one) => one.id === of)?.written}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </div>
  )
}
