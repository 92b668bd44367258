import { chakra } from '@chakra-ui/react/styled-system'

interface PairBarsProps {
  /** The value at the full length, the same for all rows. */
  most: number
  bars: readonly { id: string; value: number; color: string; edge: string }[]
}

/**
 * Two amounts on one scale, one bar below the other, from the start of the line. The numbers are in
 * separate cells.
 */
export const PairBars = ({ most, bars }: PairBarsProps) => (
  <chakra.div
    aria-hidden="true"
    display="flex"
    flexDirection="column"
    gap="3px"
    paddingBlock="2"
    minWidth="96px"
    width="full"
  >
    {bars.map(({ id, value, color, edge }) => (
      <chakra.div key={id} height="8px" bg="bg.sunken" borderRadius="2px">
        {value === 0 ? null : (
          <chakra.div
            height="full"
            minWidth="2px"
            bg={color}
            borderWidth="1px"
            borderColor={edge}
            borderRadius="2px"
            style={{ inlineSize: `${(value / most) * 100}%` }}
          />
        )}
      </chakra.div>
    ))}
  </chakra.div>
)
