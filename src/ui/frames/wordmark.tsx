import { chakra } from '@chakra-ui/react/styled-system'
import { markPath } from './wordmark-path'

interface WordmarkProps {
  /** The Latin name beside the mark, in English only. */
  latinName?: string
  /** The accessible name of a mark that has no text beside it. */
  label: string
}

export const Wordmark = ({ latinName, label }: WordmarkProps) => (
  <chakra.span
    display="inline-flex"
    alignItems="center"
    gap="3"
    flexShrink="0"
    role="img"
    aria-label={label}
  >
    <chakra.svg
      aria-hidden
      viewBox="0 0 78.4 23.5"
      height="24px"
      width="80px"
      fill="currentColor"
      color="accent"
    >
      <path d={markPath} />
    </chakra.svg>
    {latinName === undefined ? null : (
      <chakra.span
        aria-hidden
        // A phone's bar has no room for it beside the ways in.
        display={{ base: 'none', sm: 'inline' }}
        textStyle="h3"
        color="fg.muted"
        paddingInlineStart="3"
        borderInlineStart="1px solid {colors.border.strong}"
        lineHeight="20px"
      >
        {latinName}
      </chakra.span>
    )}
  </chakra.span>
)
