import { chakra } from '@chakra-ui/react/styled-system'
import Check from 'lucide-react/icons/check'
import { memo } from 'react'
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

/** Words against the asked range. Its line ends a third above the range, so that too long shows as well. */
export const WordMeter = memo(({ label, words, min, max, verdict }: WordMeterProps) => {
  const end = Math.round((max * 4) / 3)
  const at = (count: number) => `${Math.min(100, (count / end) * 100)}%`
  const inside = words >= min && words <= max
  return (
    <chakra.div display="flex" alignItems="flex-start" gap="5" textStyle="small">
      <chakra.span textStyle="smallStrong" minWidth="76px" fontVariantNumeric="tabular-nums">
        {label}
      </chakra.span>
      <chakra.span aria-hidden display="block" width="240px" flexShrink="1" paddingBlockStart="2">
        <chakra.span display="block" position="relative" height="4px" borderRadius="2px" bg="border">
          <chakra.span position="absolute" insetBlock="0" bg="accent.muted" style={{ insetInlineStart: at(min), width: `calc(${at(max)} - ${at(min)})` }} />
          <chakra.span position="absolute" insetBlock="0" insetInlineStart="0" borderRadius="inherit" bg={words > max ? 'warning.solid' : 'accent'} style={{ width: at(words) }} />
        </chakra.span>
        <chakra.span display="block" position="relative" height="20px" marginBlockStart="1" textStyle="tiny" color="fg.muted">
          {[min, max].map((mark) => (
            <chakra.span key={mark} position="absolute" width="48px" marginInlineStart="-24px" textAlign="center" style={{ insetInlineStart: at(mark) }}>
              {mark}
            </chakra.span>
          ))}
        </chakra.span>
      </chakra.span>
      <chakra.span display="inline-flex" alignItems="center" gap="1" color={inside ? 'success.fg' : words > max ? 'warning.fg' : 'fg.muted'} fontWeight="500">
        {inside ? <Icon of={Check} /> : null}
        {verdict}
      </chakra.span>
    </chakra.div>
  )
})

interface LevelMeterProps {
  /** 0 to 1. */
  level: number
  /** "Microphone level". */
  label: string
}

const heights = [5, 9, 13, 11, 7, 5] as const
/** A level between two of these looks like one of them. */
export const levelBars = heights.length

/** How loud the microphone hears: the bars that are lit, out of six. */
export const LevelMeter = ({ level, label }: LevelMeterProps) => {
  const lit = Math.round(Math.min(1, Math.max(0, level)) * levelBars)
  return (
    <chakra.span role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={6} aria-valuenow={lit} display="inline-flex" alignItems="flex-end" gap="2px" height="13px">
      {heights.map((height, at) => (
        <chakra.span key={at} width="3px" height={`${height}px`} borderRadius="1px" bg={at < lit ? 'accent' : 'border.strong'} />
      ))}
    </chakra.span>
  )
}
