import { chakra } from '@chakra-ui/react/styled-system'
import { Nuqta } from '../career-path/nuqta'
import { Filled } from './score'

interface LevelLineProps {
  /** 0 to 100, where one is. */
  level: number
  /** 0 to 100, where the job needs one to be. */
  need: number
  /** For screen readers: "Audio transcription, level 34, the job needs 65". */
  label: string
}

/** A level against the level that is needed: a line, a rhombus, and the gap between them dotted. */
export const LevelLine = ({ level, need, label }: LevelLineProps) => (
  <chakra.span
    role="img"
    aria-label={label}
    position="relative"
    display="block"
    width="full"
    height="4px"
    borderRadius="2px"
    bg="border"
  >
    <Filled percent={level} color="accent" />
    {level < need ? (
      <chakra.span
        position="absolute"
        insetBlock="0"
        borderBlockStart="4px dotted {colors.chart.2}"
        style={{ insetInlineStart: `${level}%`, width: `${need - level}%` }}
      />
    ) : null}
    <chakra.span
      position="absolute"
      insetBlockStart="-4px"
      marginInlineStart="-6px"
      display="inline-flex"
      style={{ insetInlineStart: `${need}%` }}
    >
      <Nuqta filled={level >= need} size={11} color={level >= need ? 'accent' : 'fg'} />
    </chakra.span>
  </chakra.span>
)
