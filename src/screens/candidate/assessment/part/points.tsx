import { chakra } from '@chakra-ui/react/styled-system'
import { Nuqta } from '../../../../ui/career-path/nuqta'

interface PointsProps {
  points: readonly string[]
  /** Larger, with lines between them, for a page whose subject they are. */
  large?: boolean
}

/** Short rules, each behind a rhombus. */
export const Points = ({ points, large = false }: PointsProps) => {
  const textStyle = large ? 'body' : 'small'
  return (
    <chakra.ul css={large ? ruledCss : apartCss}>
      {points.map((point) => (
        <chakra.li key={point} display="flex" gap={large ? '4' : '3'} textStyle={textStyle}>
          <chakra.span
            display="inline-flex"
            alignItems="center"
            flexShrink="0"
            height={`var(--line-${textStyle})`}
          >
            <Nuqta filled size={large ? 9 : 7} color={large ? 'accent' : 'border.control'} />
          </chakra.span>
          {point}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

const apartCss = {
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  color: 'fg.muted',
} as const

const ruledCss = {
  '& > li': { paddingBlock: { base: '3', lg: '5' }, borderBlockStart: '1px solid {colors.border}' },
  '& > li:last-child': { borderBlockEnd: '1px solid {colors.border}' },
} as const
