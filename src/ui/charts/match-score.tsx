import { chakra } from '@chakra-ui/react/styled-system'
import { Filled } from './score'
import { VisuallyHidden } from '../visually-hidden'

interface MatchScoreProps {
  /** 0 to 100. */
  value: number
  /** The number as it is written: "82%". */
  percent: string
  /** What the number is, for screen readers. */
  label: string
  size?: 'row' | 'large'
}

/** How well something fits: the number, and a line as long as the number. */
export const MatchScore = ({ value, percent, label, size = 'row' }: MatchScoreProps) => (
  <chakra.span
    display="inline-flex"
    flexDirection="column"
    gap="1.5"
    minWidth="72px"
    flexShrink="0"
  >
    <VisuallyHidden>{label} </VisuallyHidden>
    <chakra.bdi
      textStyle={size === 'large' ? 'scoreLarge' : 'h2'}
      fontVariantNumeric="tabular-nums"
      alignSelf="flex-start"
    >
      {percent}
    </chakra.bdi>
    <chakra.span
      aria-hidden
      position="relative"
      display="block"
      height="4px"
      borderRadius="2px"
      bg="border"
    >
      <Filled percent={value} color="accent" />
    </chakra.span>
  </chakra.span>
)
