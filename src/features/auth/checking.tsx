import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Spinner } from '../../ui/feedback/spinner'

/** Something short is under way and the page moves on by itself. */
export const Checking = ({ children }: { children: ReactNode }) => (
  <chakra.p role="status" display="flex" alignItems="center" gap="3" color="fg.muted">
    <Spinner />
    {children}
  </chakra.p>
)
