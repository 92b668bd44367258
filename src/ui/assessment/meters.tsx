import { chakra } from '@chakra-ui/react/styled-system'
import Check from 'lucide-react/icons/check'
import { createContext, memo, use } from 'react'
import { Icon } from '../icons'

interface WordMeterProps {
  /** "107 words", already in the right plural. */
  label: string
  labels: number
  min: number
  max: number
  /** "In the range", "43 words to go" or "12 words over". */
  verdict: string
}

/**
 * The number of words against the asked range. The line ends a third above the range, so that a
 * text that is too long is visible, too. It changes while somebody types, so a word draws only the
 * verdict and the line.
 */
export const WordMeter = memo(({ label, labels, min, max, verdict }: WordMeterProps) => (
  <Label value={label}>
    <Verdict value={verdict}>
      <Fill value={toShare(labels, max)}>
        <Words
          min={min}
          max={max}
          tone={labels > max ? 'over' : labels < min ? 'under' : 'inside'}
        />
      </Fill>
    </Verdict>
  </Label>
))

const Label = createContext('')
const LabelText = () => use(Label)
const Verdict = createContext('')
const VerdictText = () => use(Verdict)
const Fill = createContext('0%')
const Filled = () => <span style={{ inlineSize: use(Fill) }} />

const verdictHues = { under: 'fg.muted', inside: 'success.fg', over: 'warning.fg' } as const

const Words = memo(
  ({
    min,
    max,
    tone,
  }: Pick<WordMeterProps, 'min' | 'max'> & { tone: keyof typeof verdictHues }) => (
    <chakra.div
      display="flex"
      flexWrap={{ base: 'wrap', md: 'nowrap' }}
      alignItems="flex-start"
      columnGap="5"
      textStyle="small"
    >
      <chakra.span textStyle="smallStrong" minWidth="76px" fontVariantNumeric="tabular-nums">
        <LabelText />
      </chakra.span>
      <chakra.span
        aria-hidden
        display="block"
        flex={{ base: '1', md: '0 1 240px' }}
        paddingBlockStart="2"
      >
        <chakra.span
          display="block"
          position="relative"
          height="4px"
          borderRadius="2px"
          bg="border"
        >
          <chakra.span
            position="absolute"
            insetBlock="0"
            bg="accent.muted"
            style={{
              insetInlineStart: toShare(min, max),
              width: `calc(${toShare(max, max)} - ${toShare(min, max)})`,
            }}
          />
          <chakra.span
            display="contents"
            css={{
              '& > *': {
                position: 'absolute',
                insetBlock: '0',
                insetInlineStart: '0',
                borderRadius: '2px',
                bg: tone === 'over' ? 'warning.solid' : 'accent',
              },
            }}
          >
            <Filled />
          </chakra.span>
        </chakra.span>
        <chakra.span
          display="block"
          position="relative"
          height="20px"
          marginBlockStart="1"
          textStyle="tiny"
          color="fg.muted"
        >
          {[min, max].map((mark) => (
            <chakra.span
              key={mark}
              position="absolute"
              width="48px"
              marginInlineStart="-24px"
              textAlign="center"
              style={{ insetInlineStart: toShare(mark, max) }}
            >
              {mark}
            </chakra.span>
          ))}
        </chakra.span>
      </chakra.span>
      {/* On a phone always in a line of its own: nothing shifts while it changes. */}
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="1"
        width={{ base: 'full', md: 'auto' }}
        color={verdictHues[tone]}
        fontWeight="500"
      >
        {tone === 'inside' ? <Icon of={Check} /> : null}
        <VerdictText />
      </chakra.span>
    </chakra.div>
  ),
)

const toShare = (count: number, max: number): string =>
  `${Math.min(100, (count / Math.round((max * 4) / 3)) * 100)}%`

interface LevelMeterProps {
  /** 0 to 1. */
  level: number
  /** "Microphone level". */
  label: string
}

const heights = [5, 9, 13, 11, 7, 5] as const
/** A level between two of these looks like one of them. */
export const levelBars = heights.length

/**
 * The level of the microphone as lit bars, out of six. It changes while somebody types, so only the
 * changed bars are drawn.
 */
export const LevelMeter = ({ level, label }: LevelMeterProps) => {
  const lit = Math.round(Math.min(1, Math.max(0, level)) * levelBars)
  return (
    <span role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={6} aria-valuenow={lit}>
      <Lit value={lit}>
        <Bars />
      </Lit>
    </span>
  )
}

const Lit = createContext(0)

const Bars = memo(() => (
  <chakra.span
    display="inline-flex"
    alignItems="flex-end"
    gap="2px"
    height="13px"
    css={{
      '& > *': { width: '3px', borderRadius: '1px', bg: 'border.strong' },
      '& > [data-lit]': { bg: 'accent' },
    }}
  >
    {heights.map((height, at) => (
      <Bar key={at} at={at} height={height} />
    ))}
  </chakra.span>
))

const Bar = ({ at, height }: { at: number; height: number }) => (
  <span data-lit={use(Lit) > at ? '' : undefined} style={{ blockSize: height }} />
)
