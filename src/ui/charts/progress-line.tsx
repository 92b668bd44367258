import { chakra } from '@chakra-ui/react/styled-system'
import { Filled } from './score'

interface ProgressLineProps {
  /** 0 to 100. */
  value: number
  /** The name of the work: "Uploading cv.pdf". */
  label: string
  /** Progress always carries a number; the caller formats it. Hidden where it stands elsewhere. */
  number?: string
  thickness?: 4 | 6
}

export const ProgressLine = ({ value, label, number, thickness = 6 }: ProgressLineProps) => (
  <chakra.div display="flex" alignItems="center" gap="3">
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      aria-valuetext={number}
      position="relative"
      flex="1"
      height={`${thickness}px`}
      borderRadius="3px"
      bg="border"
    >
      <Filled percent={value} color="accent" />
    </chakra.div>
    {number === undefined ? null : (
      <chakra.span textStyle="bodyStrong" fontVariantNumeric="tabular-nums" aria-hidden>
        <bdi>{number}</bdi>
      </chakra.span>
    )}
  </chakra.div>
)
