import { chakra } from '@chakra-ui/react/styled-system'
import type { LucideProps } from 'lucide-react/types'
import type { ComponentType, ReactNode } from 'react'

interface IconProps {
  /** From `lucide-react/icons/<name>`, one file an icon. */
  of: ComponentType<LucideProps>
  size?: 16 | 18 | 20 | 22
  /** Arrows and whatever points along the reading direction turn round in Arabic. */
  mirror?: boolean
}

/** A Lucide icon in the house stroke. It is decoration: the words beside it carry the meaning. */
export const Icon = ({ of: Glyph, size = 18, mirror = false }: IconProps) => {
  const glyph = <Glyph aria-hidden size={size} strokeWidth={1.75} />
  return mirror ? <Mirror>{glyph}</Mirror> : glyph
}

export const Mirror = ({ children }: { children: ReactNode }) => (
  <chakra.span display="inline-flex" flexShrink="0" _rtl={{ transform: 'scaleX(-1)' }}>
    {children}
  </chakra.span>
)
