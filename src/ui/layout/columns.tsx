import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface ColumnsProps {
  /** The grid rows, if several parts of one column are beside a long part of the other. */
  rows?: string
  children: ReactNode
}

/**
 * The main content in a wide column and the rest in a narrow one; below each other on small
 * screens.
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
