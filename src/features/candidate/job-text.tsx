import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** What a company wrote, in its own direction; an empty line begins another paragraph. */
export const JobText = ({ text }: { text: string }) => (
  <chakra.div dir="auto" display="flex" flexDirection="column" gap="3" overflowWrap="anywhere">
    {text.split(/\n{2,}/).map((paragraph) => (
      <chakra.p key={paragraph} whiteSpace="pre-line">
        {paragraph}
      </chakra.p>
    ))}
  </chakra.div>
)

/** Facts in a line each, beside their names. */
export const FactList = ({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns="auto minmax(0, 1fr)"
    columnGap="4"
    rowGap="2"
    textStyle="small"
  >
    {facts.map(({ name, value }) => (
      <chakra.div key={name} display="contents">
        <chakra.dt color="fg.muted">{name}</chakra.dt>
        <chakra.dd textStyle="smallMedium" overflowWrap="anywhere">
          {value}
        </chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
)
