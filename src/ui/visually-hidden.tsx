import { chakra } from '@chakra-ui/react/styled-system'
import { memo, type ReactNode } from 'react'

export const hiddenCss = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** Words for screen readers only. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <chakra.span css={hiddenCss}>{children}</chakra.span>
)

interface LiveRegionProps {
  /** What was said last; a change is spoken. */
  message: string
  urgent?: boolean
}

/** Speaks its message when it changes. Mount it before there is anything to say. */
export const LiveRegion = memo(({ message, urgent = false }: LiveRegionProps) => (
  <chakra.span
    css={hiddenCss}
    role={urgent ? 'alert' : 'status'}
    aria-live={urgent ? 'assertive' : 'polite'}
    aria-atomic
  >
    {message}
  </chakra.span>
))
