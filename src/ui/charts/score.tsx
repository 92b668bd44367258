import { chakra } from '@chakra-ui/react/styled-system'

export type Band = 'danger' | 'warning' | 'success'

/** Under 50 fails, 50 to 70 passes with a warning, over 70 is good. */
export const toBand = (score: number): Band =>
  score < 50 ? 'danger' : score <= 70 ? 'warning' : 'success'

interface ScoreNumberProps {
  score: number
  size?: 'inline' | 'row' | 'large'
  /** Whether it counts is not decided yet: then its colour does not say passed or failed. */
  undecided?: boolean
}

export const ScoreNumber = ({ score, size = 'inline', undecided = false }: ScoreNumberProps) => (
  <chakra.bdi
    color={undecided ? 'fg' : `${toBand(score)}.fg`}
    textStyle={size === 'large' ? 'score' : size === 'row' ? 'h2' : 'smallStrong'}
    fontVariantNumeric="tabular-nums"
  >
    {score}
  </chakra.bdi>
)

interface ScoreBarProps {
  /** 0 to 100. */
  score: number
  /** The name of the bar for screen readers; leave it out if the number is beside the bar. */
  label?: string
  thickness?: 4 | 8
  /** The mark at 50. Rows of dense tables have none. */
  tick?: boolean
}

export const ScoreBar = ({ score, label, thickness = 4, tick = true }: ScoreBarProps) => (
  <chakra.span
    role={label === undefined ? undefined : 'img'}
    aria-label={label === undefined ? undefined : `${label}: ${score}`}
    aria-hidden={label === undefined ? true : undefined}
    position="relative"
    display="block"
    width="full"
    height={`${thickness}px`}
    borderRadius="2px"
    bg="border"
  >
    <Filled percent={score} color={`${toBand(score)}.solid`} />
    {tick ? (
      <chakra.span
        position="absolute"
        insetInlineStart="calc(50% - 1px)"
        insetBlock="-4px"
        width="2px"
        bg="fg"
      />
    ) : null}
  </chakra.span>
)

interface FilledProps {
  percent: number
  color: string
}

/** The drawn part of a line. It lengthens once, from the reading side. */
export const Filled = ({ percent, color }: FilledProps) => (
  <chakra.span
    position="absolute"
    insetInlineStart="0"
    insetBlock="0"
    borderRadius="inherit"
    bg={color}
    transformOrigin="left"
    _rtl={{ transformOrigin: 'right' }}
    animation="lengthen 400ms cubic-bezier(.2,0,0,1)"
    style={{ width: `${Math.min(100, Math.max(0, percent))}%` }}
  />
)
