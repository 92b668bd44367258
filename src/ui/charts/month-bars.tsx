import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Disclosure } from '../layout/disclosure'
import { FigureTable } from './figure-table'

interface Series {
  id: string
  /** "Passed", in the legend and in the table. */
  label: string
  color: string
  /** Around the bar, where its colour alone is too light for the ground. */
  edge?: string
}

interface MonthBarsProps {
  /** The question that the chart answers; the table has it as its caption. */
  caption: string
  /** Over the first column of the table: "Month". */
  heading: string
  series: readonly Series[]
  /** Further columns of the table, which are not drawn: their values are null, and written. */
  more?: readonly { id: string; label: string }[]
  /**
   * In their order; `short` is the name under the bars, values as they are written stand beside the
   * numbers that are drawn.
   */
  months: readonly {
    id: string
    label: string
    short: string
    total?: string
    values: readonly { id: string; value: number | null; written: string; short?: string }[]
  }[]
  /** The bars of a month stand beside each other: for what does not add up. */
  grouped?: boolean
  /** What the tallest bar could be, where that is known: 100 of a share. */
  highest?: number
  /** Folds the table under this line. */
  tableLabel?: string
}

/** Bars a month, in reading direction, with the same numbers as a table below. */
export const MonthBars = ({
  caption,
  heading,
  series,
  more = [],
  months,
  grouped = false,
  highest,
  tableLabel,
}: MonthBarsProps) => {
  const heights = months.flatMap(({ values }) =>
    grouped
      ? values.map(({ value }) => value ?? 0)
      : [values.reduce((sum, { value }) => sum + (value ?? 0), 0)],
  )
  const most = highest ?? Math.max(1, ...heights)
  const columns = [...series, ...more]
  const table = (
    <FigureTable
      caption={caption}
      heads={[heading, ...columns.map(({ label }) => label)]}
      rows={months.map(({ id, label, values }) => ({
        id,
        name: label,
        cells: columns.map(({ id: of }) => values.find((one) => one.id === of)?.written ?? ''),
      }))}
    />
  )
  return (
    <div>
      <chakra.ul
        aria-hidden="true"
        display={series.length > 1 ? 'flex' : 'none'}
        flexWrap="wrap"
        columnGap="5"
        rowGap="1"
        marginBlockEnd="4"
        textStyle="small"
        color="fg.muted"
      >
        {series.map(({ id, label, color, edge = color }) => (
          <chakra.li key={id} display="inline-flex" alignItems="center" gap="2">
            <chakra.span
              boxSize="12px"
              borderRadius="badge"
              bg={color}
              borderWidth="1px"
              borderColor={edge}
            />
            {label}
          </chakra.li>
        ))}
      </chakra.ul>
      {grouped ? (
        <WideBars series={series} months={months} most={most} />
      ) : (
        <Stacked series={series} months={months} most={most} />
      )}
      {tableLabel === undefined ? table : <Disclosure title={tableLabel}>{table}</Disclosure>}
    </div>
  )
}

type BarsProps = Pick<MonthBarsProps, 'series' | 'months'> & { most: number }

const toHeight = (value: number, most: number) => ({ blockSize: `${(value / most) * 100}%` })

/** One bar a month; where there are more months than room, they are moved. */
const Stacked = ({ series, months, most }: BarsProps) => (
  <chakra.div aria-hidden="true" overflowX="auto" paddingBlockEnd="2">
    <chakra.div minWidth="max-content">
      <OfMonths>
        {months.map(({ id, total, values }) => (
          <OfMonth key={id}>
            <chakra.div textStyle="tinyStrong" marginBlockEnd="1">
              {total}
            </chakra.div>
            <chakra.div
              display="flex"
              flexDirection="column-reverse"
              gap="2px"
              height="180px"
              marginInline="2"
            >
              {values.map(({ id: of, value }) =>
                value === null || value === 0 ? null : (
                  <chakra.div
                    key={of}
                    bg={series.find((one) => one.id === of)?.color}
                    borderRadius="badge"
                    style={toHeight(value, most)}
                    minHeight="3px"
                  />
                ),
              )}
            </chakra.div>
          </OfMonth>
        ))}
      </OfMonths>
      {/* The line that the bars stand on runs between them and their names. */}
      <chakra.div
        borderBlockStart="1px solid {colors.border.strong}"
        textStyle="tiny"
        color="fg.muted"
        paddingBlock="1.5"
      >
        <OfMonths>
          {months.map(({ id, short }) => (
            <OfMonth key={id}>{short}</OfMonth>
          ))}
        </OfMonths>
      </chakra.div>
    </chakra.div>
  </chakra.div>
)

/** The bars and the names below them stand in the same columns. */
const OfMonths = ({ children }: { children: ReactNode }) => (
  <chakra.div display="flex" alignItems="flex-end" gap="2">
    {children}
  </chakra.div>
)

const OfMonth = ({ children }: { children: ReactNode }) => (
  <chakra.div flex="1" minWidth="52px" maxWidth="96px" textAlign="center">
    {children}
  </chakra.div>
)

/** By the width of the chart itself, which may be half a page. */
const shownInline = { display: 'inline' } as const

/** The height of the tallest bar in pixels; it leaves room above for the number. */
const barHeight = 180

/** The number of months that are named: on wide screens, and on phones. */
const [namesWide, namesNarrow] = [12, 3]

/**
 * A bar for each, in the width there is: where there is no room for the name of every month, for
 * some, the last among them.
 */
const WideBars = ({ series, months, most }: BarsProps) => {
  const isNamed = (at: number, names: number) =>
    (months.length - 1 - at) % Math.ceil(months.length / names) === 0
  // A bar beside others has no room for its number.
  const isAlone = series.length === 1
  // The month whose name has the year may be among those that a phone leaves out.
  const firstNarrow = months.findIndex((_, at) => isNamed(at, namesNarrow))
  return (
    <chakra.div aria-hidden="true" display="flex" css={{ containerType: 'inline-size' }}>
      {months.map(({ id, label, short, values }, at) => (
        <chakra.div key={id} flex="1" minWidth="0">
          <chakra.div
            display="flex"
            alignItems="flex-end"
            justifyContent="center"
            gap="2px"
            height={isAlone ? '200px' : '180px'}
            paddingInline={{ base: '0.5', md: '2' }}
            borderBlockEnd="1px solid {colors.border.strong}"
          >
            {series.map(({ id: of, color, edge = color }) => {
              const found = values.find((one) => one.id === of)
              return (
                <chakra.div
                  key={of}
                  flex={isAlone ? '0 1 36px' : '0 1 18px'}
                  minWidth="0"
                  height="100%"
                  display="flex"
                  flexDirection="column"
                  justifyContent="flex-end"
                  alignItems="center"
                >
                  {isAlone && found != null && found.value !== null ? (
                    <chakra.bdi
                      textStyle="tinyStrong"
                      whiteSpace="nowrap"
                      marginBlockEnd="0.5"
                      css={{ display: 'none', '@container (min-width: 420px)': shownInline }}
                    >
                      {found.short ?? found.written}
                    </chakra.bdi>
                  ) : null}
                  <chakra.div
                    width="100%"
                    flexShrink="0"
                    bg={color}
                    borderWidth="1px"
                    borderColor={edge}
                    borderRadius="2px"
                    {...toBar(found?.value ?? 0, most)}
                  />
                </chakra.div>
              )
            })}
          </chakra.div>
          <chakra.div
            display="flex"
            justifyContent="center"
            minHeight="30px"
            textStyle="tiny"
            color="fg.muted"
            paddingBlock="1.5"
            whiteSpace="nowrap"
          >
            {isNamed(at, namesNarrow) ? (
              <chakra.span css={{ '@container (min-width: 700px)': { display: 'none' } }}>
                {at === firstNarrow ? label : short}
              </chakra.span>
            ) : null}
            {isNamed(at, namesWide) ? (
              <chakra.span css={{ display: 'none', '@container (min-width: 700px)': shownInline }}>
                {short}
              </chakra.span>
            ) : null}
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.div>
  )
}

const toBar = (value: number, most: number) =>
  value === 0
    ? { visibility: 'hidden' as const }
    : { style: { blockSize: `${(value / most) * barHeight}px` }, minHeight: '3px' }
