import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** The column of a page of getting in: its parts at one distance. */
export const AuthPage = ({ children }: { children: ReactNode }) => (
  <chakra.div display="flex" flexDirection="column" gap="6">
    {children}
  </chakra.div>
)
