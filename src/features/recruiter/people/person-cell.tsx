import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactElement } from 'react'
import { TextLink } from '../../../ui/link'

interface PersonCellProps {
  /** What distinguishes two people of the same name: an address, or a job title. */
  below: string | null
  /** The link whose words are the name. */
  children: ReactElement
}

/** The first cell of a list of people: the name leads on. */
export const PersonCell = ({ below, children }: PersonCellProps) => (
  // Where the columns are many, a long name takes a second line before any of them slides away.
  <chakra.span display="block" minWidth="144px" paddingBlock="1.5" whiteSpace="normal">
    <TextLink tone="plain">{children}</TextLink>
    {below === null ? null : (
      <chakra.span
        textStyle="tiny"
        fontWeight="400"
        color="fg.muted"
        title={below}
        css={oneLineCss}
      >
        <bdi>{below}</bdi>
      </chakra.span>
    )}
  </chakra.span>
)

/** An address has no spaces to break at: it gives way before a column slides out of sight. */
const oneLineCss = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitLineClamp: '1',
  WebkitBoxOrient: 'vertical',
} as const
