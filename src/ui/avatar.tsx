import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'

interface AvatarProps {
  /** Two letters, for when there is no picture. */
  initials: string
  src?: string | null
  size?: 32 | 36 | 44 | 72
}

/**
 * Decoration beside a name, which is always written out. A picture that does not load leaves the
 * letters.
 */
export const Avatar = ({ initials, src, size = 36 }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null)
  const shown = src !== undefined && src !== null && src !== broken ? src : null
  return (
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
      {shown === null ? (
        initials
      ) : (
        <chakra.img
          src={shown}
          alt=""
          width="full"
          height="full"
          objectFit="cover"
          onError={() => setBroken(shown)}
        />
      )}
    </chakra.span>
  )
}
