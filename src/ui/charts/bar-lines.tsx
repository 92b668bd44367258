import { chakra } from '@chakra-ui/react/styled-system'

interface BarLine {
  id: string
  label: string
  value: string
  /** Beside the number, quieter: its share of all. */
  more?: string
  /** How long the bar is, 0 to 1. */
  share: number
}

/** Names with their numbers, and under each a bar as long as its share. */
export const BarLines = ({ lines }: { lines: readonly BarLine[] }) => (
  <chakra.ol display="flex" flexDirection="column" gap="4" listStyleType="none">
    {lines.map(({ id, label, value, more, share }) => (
      <li key={id}>
        <chakra.div
          display="flex"
          justifyContent="space-between"
          alignItems="baseline"
          gap="4"
          marginBlockEnd="1.5"
        >
          <span>{label}</span>
          <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            <chakra.bdi fontWeight="600">{value}</chakra.bdi>{' '}
            {more === undefined ? null : (
              <chakra.span textStyle="small" color="fg.muted">
                {more}
              </chakra.span>
            )}
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
    ))}
  </chakra.ol>
)
