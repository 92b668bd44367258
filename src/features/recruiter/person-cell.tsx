import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactElement } from 'react'
import { TextLink } from '../../ui/link'

interface PersonCellProps {
  email: string
  /** The link whose words are the name. */
  children: ReactElement
}

/** The first cell of a list of people: the name leads on, the address stands below. */
export const PersonCell = ({ email, children }: PersonCellProps) => (
  <chakra.span display="block" paddingBlock="1.5">
    <TextLink tone="plain">{children}</TextLink>
    <chakra.span display="block" textStyle="tiny" fontWeight="400" color="fg.muted" overflowWrap="anywhere">
      <bdi>{email}</bdi>
    </chakra.span>
  </chakra.span>
)
