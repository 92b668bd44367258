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

/** Facts with their names above them. */
export const FactList = ({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) => (
  <chakra.dl display="flex" flexDirection="column" gap="4">
    {facts.map(({ name, value }) => (
      <div key={name}>
        <chakra.dt textStyle="small" color="fg.muted">
          {name}
        </chakra.dt>
        <chakra.dd textStyle="smallMedium">{value}</chakra.dd>
      </div>
    ))}
  </chakra.dl>
)
