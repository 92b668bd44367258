import { chakra } from '@chakra-ui/react/styled-system'

/**
 * Somebody's own words inside a sentence: in their own direction, between the marks of the page's
 * language.
 */
export const Quote = ({ children }: { children: string }) => (
  <chakra.q dir="auto" quotes={{ base: '"“" "”"', _rtl: '"«" "»"' }}>
    {children}
  </chakra.q>
)
