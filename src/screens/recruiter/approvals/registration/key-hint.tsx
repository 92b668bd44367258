import { chakra } from '@chakra-ui/react/styled-system'

/** The key that does the same as the words beside it; a screen reader hears it from the button. */
export const KeyHint = ({ letter }: { letter: string }) => (
  <chakra.kbd
    aria-hidden
    dir="ltr"
    display="inline-flex"
    justifyContent="center"
    minWidth="20px"
    paddingInline="1"
    borderWidth="1px"
    borderColor="currentcolor"
    borderRadius="badge"
    fontFamily="text"
    fontSize="12px"
    lineHeight="18px"
    fontWeight="500"
    css={{ '@media (hover: none)': { display: 'none' } }}
  >
    {letter}
  </chakra.kbd>
)
