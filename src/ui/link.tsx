import { chakra, defineRecipe } from '@chakra-ui/react/styled-system'
import type { ReactElement } from 'react'

const linkRecipe = defineRecipe({
  base: {
    borderRadius: 'badge',
    color: 'accent',
    cursor: 'pointer',
    textDecoration: 'none',
    transitionProperty: 'color',
    transitionDuration: 'hover',
    _hover: { color: 'accent.hover', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  variants: {
    tone: {
      accent: {},
      strong: { fontWeight: '600' },
      muted: { color: 'fg.muted', _hover: { color: 'fg' } },
      plain: { color: 'fg', fontWeight: '500', _hover: { color: 'accent' } },
    },
    /** Links inside a sentence are underlined, since colour alone does not tell them apart. */
    inText: { true: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
  },
  defaultVariants: { tone: 'accent' },
})

const Base = chakra('a', linkRecipe)

interface TextLinkProps {
  tone?: 'accent' | 'strong' | 'muted' | 'plain'
  inText?: boolean
  /** One anchor or button, such as the router's `Link`. */
  children: ReactElement
}

export const TextLink = (props: TextLinkProps) => <Base {...props} asChild />
