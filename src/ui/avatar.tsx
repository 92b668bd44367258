import { chakra } from '@chakra-ui/react/styled-system'

interface AvatarProps {
  /** Two letters, for when there is no picture. */
  initials: string
  src?: string | null
  size?: 32 | 36 | 44 | 72
}

/** Decoration beside a name, which is always written out. */
export const Avatar = ({ initials, src, size = 36 }: AvatarProps) => (
  <chakra.span
    aria-hidden
    display="inline-flex"
    alignItems="center"
    justifyContent="center"
    flexShrink="0"
    overflow="hidden"
    width={`${size}px`}
    height={`${size}px`}
    borderRadius="full"
    bg="accent.muted"
    color="accent.fg"
    textStyle={size > 44 ? 'h2' : 'tinyStrong'}
    _dark={{ color: 'fg' }}
  >
    {src ? <chakra.img src={src} alt="" width="full" height="full" objectFit="cover" /> : initials}
  </chakra.span>
)
