import { chakra } from '@chakra-ui/react/styled-system'
import { createContext, memo, use } from 'react'

interface ClockProps {
  label: string
  /** "14:32", already formatted. */
  time: string
  /** 0 to 100: how much of the time is left, for the line. */
  remaining?: number
  /** Turns warning at 2:00 and danger at 0:30, by colour only. */
  tone?: 'quiet' | 'warning' | 'danger'
  /** The shortcut that announces the time, in the form of `aria-keyshortcuts`. */
  keys?: string
}

const LINE_PIXELS = 96
const hues = { quiet: 'fg', warning: 'warning.fg', danger: 'danger.fg' } as const

/**
 * The time left. Screen readers do not announce each second; the caller announces certain times in
 * a `LiveRegion`. It runs while somebody types, so a second draws only the digits and the line.
 */
export const Clock = ({ label, time, remaining, tone = 'quiet', keys }: ClockProps) => (
  <Time value={time}>
    <Left value={remaining ?? 0}>
      <Face label={label} tone={tone} lined={remaining !== undefined} keys={keys} />
    </Left>
  </Time>
)

const Time = createContext('')
const Digits = () => use(Time)
const Left = createContext(0)
/** In whole pixels, so that most seconds leave it as it is. */
const LeftLine = () => <span style={{ inlineSize: Math.round((use(Left) / 100) * LINE_PIXELS) }} />

interface FaceProps {
  label: string
  tone: keyof typeof hues
  lined: boolean
  keys: string | undefined
}

const Face = memo(({ label, tone, lined, keys }: FaceProps) => (
  <chakra.div
    role="timer"
    aria-live="off"
    aria-keyshortcuts={keys}
    display="inline-flex"
    alignItems="center"
    gap="4"
  >
    <chakra.span textStyle="small" color="fg.muted" whiteSpace="nowrap">
      {label}
    </chakra.span>
    {lined ? (
      <chakra.span
        aria-hidden
        display={{ base: 'none', xl: 'block' }}
        position="relative"
        width={`${LINE_PIXELS}px`}
        height="4px"
        borderRadius="2px"
        bg="border"
        css={{
          '& > *': {
            position: 'absolute',
            insetBlock: '0',
            insetInlineStart: '0',
            borderRadius: '2px',
            bg: hues[tone],
          },
        }}
      >
        <LeftLine />
      </chakra.span>
    ) : null}
    <chakra.span dir="ltr" textStyle="clock" color={hues[tone]} minWidth="66px" textAlign="end">
      <Digits />
    </chakra.span>
  </chakra.div>
))
