import { chakra } from '@chakra-ui/react/styled-system'

/** An open ring without words; the caller names the work beside it. */
export const Spinner = ({ size = 18 }: { size?: number }) => (
  <chakra.svg
    aria-hidden
    viewBox="0 0 24 24"
    boxSize={`${size}px`}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    animation="spin 900ms linear infinite"
  >
    <path d="M12 3a9 9 0 1 0 9 9" />
  </chakra.svg>
)
