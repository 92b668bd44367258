import { chakra } from '@chakra-ui/react/styled-system'
import Check from 'lucide-react/icons/check'
import { createContext, memo, use, type CSSProperties } from 'react'
import { Icon } from './icons'

interface WordMeterProps {
  /** "107 words", already in the right plural. */
  label: string
  words: number
  min: number
  max: number
  /** "In the range", "43 words to go" or "12 words over". */
  verdict: string
}

/**
 * Words against the asked range. Its line ends a third above the range, so that too long shows as well. It is beside somebody
 * who types, so a word draws only what is said of it anew, and how long the line is.
 */
export const WordMeter = memo(({ label, words, min, max, verdict }: WordMeterProps) => {
  const fill: CSSProperties & { '--fill': string } = { display: 'contents', '--fill': shareOf(words, max) }
  return (
    <span style={fill}>
      <Label value={label}>
        <Verdict value={verdict}>
          <Words min={min} max={max} tone={words > max ? 'over' : words < min ? 'under' : 'inside'} />
        </Verdict>
      </Label>
    </span>
  )
})

const Label = createContext('')
const LabelText = () => use(Label)
const Verdict = createContext('')
const VerdictText = () => use(Verdict)

const verdictHues = { under: 'fg.muted', inside: 'success.fg', over: 'warning.fg' } as const

const Words = memo(({ min, max, tone }: Pick<WordMeterProps, 'min' | 'max'> & { tone: keyof typeof verdictHues }) => (
  <chakra.div display="flex" alignItems="flex-start" gap="5" textStyle="small">
    <chakra.span textStyle="smallStrong" minWidth="76px" fontVariantNumeric="tabular-nums">
      <LabelText />
    </chakra.span>
    <chakra.span aria-hidden display="block" width="240px" flexShrink="1" paddingBlockStart="2">
      <chakra.span display="block" position="relative" height="4px" borderRadius="2px" bg="border">
        <chakra.span position="absolute" insetBlock="0" bg="accent.muted" style={{ insetInlineStart: shareOf(min, max), width: `calc(${shareOf(max, max)} - ${shareOf(min, max)})` }} />
        <chakra.span position="absolute" insetBlock="0" insetInlineStart="0" borderRadius="inherit" bg={tone === 'over' ? 'warning.solid' : 'accent'} width="var(--fill)" />
      </chakra.span>
      <chakra.span display="block" position="relative" height="20px" marginBlockStart="1" textStyle="tiny" color="fg.muted">
        {[min, max].map((mark) => (
          <chakra.span key={mark} position="absolute" width="48px" marginInlineStart="-24px" textAlign="center" style={{ insetInlineStart: shareOf(mark, max) }}>
            {mark}
          </chakra.span>
        ))}
      </chakra.span>
    </chakra.span>
    <chakra.span display="inline-flex" alignItems="center" gap="1" color={verdictHues[tone]} fontWeight="500">
      {tone === 'inside' ? <Icon of={Check} /> : null}
      <VerdictText />
    </chakra.span>
  </chakra.div>
))

const shareOf = (count: number, max: number): string => `${Math.min(100, (count / Math.round((max * 4) / 3)) * 100)}%`

interface LevelMeterProps {
  /** 0 to 1. */
  level: number
  /** "Microphone level". */
  label: string
}

const heights = [5, 9, 13, 11, 7, 5] as const
/** A level between two of these looks like one of them. */
export const levelBars = heights.length

/** How loud the microphone hears: the bars that are lit, out of six. Beside somebody who types only their number is drawn anew. */
export const LevelMeter = ({ level, label }: LevelMeterProps) => {
  const lit = Math.round(Math.min(1, Math.max(0, level)) * levelBars)
  const style: CSSProperties & { '--lit': number } = { '--lit': lit }
  return (
    <span role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={6} aria-valuenow={lit} style={style}>
      <Bars />
    </span>
  )
}

const Bars = memo(() => (
  <chakra.span display="inline-flex" alignItems="flex-end" gap="2px" height="13px">
    {heights.map((height, at) => (
      <chakra.span key={at} width="3px" height={`${height}px`} borderRadius="1px" bg="border.strong">
        <chakra.span display="block" height="full" borderRadius="inherit" bg="accent" style={{ opacity: `clamp(0, var(--lit) - ${at}, 1)` }} />
      </chakra.span>
    ))}
  </chakra.span>
))
