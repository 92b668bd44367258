import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Button } from '../button'

interface FilterLineProps {
  children: ReactNode
  clearLabel?: string
  /** Takes off all that narrows the list; undefined while nothing does. */
  onClear?: (() => void) | undefined
}

/** The line of filters over a list, closed by the way to take them all off. */
export const FilterLine = ({ children, clearLabel, onClear }: FilterLineProps) => (
  <chakra.div
    role="search"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    gap="2"
    marginBlockEnd="4"
    // On a phone they fill their lines, so that both edges are straight.
    css={{ '@media (max-width: 767.98px)': { '& > *': { flexGrow: '1' } } }}
  >
    {children}
    {onClear === undefined ? null : (
      <Button size="sm" variant="subtle" onClick={onClear}>
        {clearLabel}
      </Button>
    )}
  </chakra.div>
)
