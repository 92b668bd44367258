import { chakra } from '@chakra-ui/react/styled-system'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import { Icon } from '../icons'

interface DisclosureProps {
  title: ReactNode
  children: ReactNode
}

/** A line that opens what is below it; several make a list of questions. */
export const Disclosure = ({ title, children }: DisclosureProps) => (
  <chakra.details
    borderBlockEnd="1px solid {colors.border}"
    css={{ '&[open] > summary > span:last-child': { transform: 'rotate(180deg)' } }}
  >
    <chakra.summary
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      minHeight="48px"
      paddingBlock="3"
      cursor="pointer"
      textStyle="h3"
      listStyle="none"
      css={{ '&::-webkit-details-marker': { display: 'none' } }}
      _hover={{ color: 'accent' }}
    >
      <chakra.span textWrap="balance">{title}</chakra.span>
      <chakra.span
        color="fg.muted"
        display="inline-flex"
        transitionProperty="transform"
        transitionDuration="hover"
      >
        <Icon of={ChevronDown} />
      </chakra.span>
    </chakra.summary>
    <chakra.div color="fg.muted" paddingBlockEnd="4">
      {children}
    </chakra.div>
  </chakra.details>
)
