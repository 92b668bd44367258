import { chakra } from '@chakra-ui/react/styled-system'

/** Stands in a cell that has nothing to say; screen readers hear an empty cell. */
export const None = () => (
  <chakra.span color="fg.muted" aria-hidden>
    –
  </chakra.span>
)
