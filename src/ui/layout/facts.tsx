import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export interface Fact {
  label: string
  /** A fact that is null is left out. */
  value: ReactNode
  /** Sentences and links have the whole width. */
  wide?: boolean
}

/**
 * Labelled facts, each label over its value; two beside each other where both have room. Where one
 * group follows another, a line parts them.
 */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <chakra.dl css={factsCss}>
    {facts.map(({ label, value, wide }) =>
      value === null ? null : (
        <div key={label} data-wide={wide}>
          <chakra.dt textStyle="tiny" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd textStyle="smallMedium" overflowWrap="anywhere">
            {value}
          </chakra.dd>
        </div>
      ),
    )}
  </chakra.dl>
)

const factsCss = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(120px, 40%), 1fr))',
  columnGap: '4',
  rowGap: '3',
  '& > [data-wide=true]': { gridColumn: '1 / -1' },
  '& + &': {
    marginBlockStart: '4',
    paddingBlockStart: '4',
    borderBlockStart: '1px solid {colors.border}',
  },
} as const
