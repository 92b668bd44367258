import { chakra } from '@chakra-ui/react/styled-system'

interface ClockProps {
  label: string
  /** "14:32", already formatted. */
  time: string
  /** 0 to 100: how much of the time is left, for the line. */
  remaining?: number
  /** Turns warning at 2:00 and danger at 0:30, by colour only. */
  tone?: 'quiet' | 'warning' | 'danger'
}

const hues = { quiet: 'fg', warning: 'warning.fg', danger: 'danger.fg' } as const

/** The time left. It is not spoken each second; the caller says it at its marks in a `LiveRegion`. */
export const Clock = ({ label, time, remaining, tone = 'quiet' }: ClockProps) => (
  <chakra.div role="timer" aria-live="off" display="inline-flex" alignItems="center" gap="4">
    <chakra.span textStyle="small" color="fg.muted" whiteSpace="nowrap">
      {label}
    </chakra.span>
    {remaining === undefined ? null : (
      <chakra.span aria-hidden display={{ base: 'none', xl: 'block' }} position="relative" width="96px" height="4px" borderRadius="2px" bg="border">
        <chakra.span
          position="absolute"
          insetBlock="0"
          insetInlineStart="0"
          borderRadius="inherit"
          bg={hues[tone]}
          style={{ width: `${remaining}%` }}
        />
      </chakra.span>
    )}
    <chakra.span dir="ltr" textStyle="clock" color={hues[tone]} minWidth="66px" textAlign="end">
      {time}
    </chakra.span>
  </chakra.div>
)
