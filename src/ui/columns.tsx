import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface ColumnsProps {
  /** The rows, where parts of one column stand beside a long other one. */
  rows?: string
  children: ReactNode
}

/**
 * What a page is about in the wide column, what goes with it in the narrow one; one under another
 * where there is no room.
 */
export const Columns = ({ rows, children }: ColumnsProps) => (
  <chakra.div
    display="grid"
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 328px' }}
    gridTemplateRows={rows === undefined ? undefined : { xl: rows }}
    gap="5"
    alignItems="start"
  >
    {children}
  </chakra.div>
)
