import { chakra } from '@chakra-ui/react/styled-system'

/** A text that a company wrote, in its own direction; an empty line begins another paragraph. */
export const JobText = ({ text }: { text: string }) => (
  <chakra.div dir="auto" display="flex" flexDirection="column" gap="3" overflowWrap="anywhere">
    {text.split(/\n{2,}/).map((paragraph) => (
      <chakra.p key={paragraph} whiteSpace="pre-line">
        {paragraph}
      </chakra.p>
    ))}
  </chakra.div>
)
