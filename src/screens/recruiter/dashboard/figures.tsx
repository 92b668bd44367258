import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactElement, ReactNode } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton'

export interface Figure {
  id: string
  label: string
  /** Already formatted; null while it is not known. */
  value: string | null
  /** A router anchor around what it is given. */
  link: (content: ReactNode) => ReactElement
}

/** One strip of numbers under the words for what they count; each leads to it. */
export const Figures = ({ label, figures }: { label: string; figures: readonly Figure[] }) => (
  <chakra.section
    aria-label={label}
    bg="bg.surface"
    borderWidth="1px"
    borderColor="border"
    borderRadius="panel"
    overflow="hidden"
  >
    <chakra.h2
      textStyle="smallStrong"
      paddingBlock="3"
      paddingInline={{ base: '4', md: '6' }}
      borderBlockEnd="1px solid {colors.border}"
    >
      {label}
    </chakra.h2>
    <chakra.ul
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
      gap="1px"
      bg="border"
    >
      {figures.map(({ id, label: words, value, link }) => (
        <chakra.li key={id} bg="bg.surface">
          <chakra.a
            asChild
            display="flex"
            flexDirection="column"
            justifyContent="space-between"
            height="full"
            paddingBlock="4"
            paddingInline={{ base: '4', md: '6' }}
            color="inherit"
            textDecoration="none"
            _hover={{ bg: 'bg.page' }}
            _focusVisible={{ outlineOffset: '-2px' }}
          >
            {link(
              <>
                <chakra.span textStyle="small" color="fg.muted">
                  {words}
                </chakra.span>
                <chakra.span
                  display="flex"
                  alignItems="center"
                  textStyle="h1"
                  minHeight="1lh"
                  fontVariantNumeric="tabular-nums"
                >
                  {value === null ? <Skeleton width="56px" height="24px" /> : <bdi>{value}</bdi>}
                </chakra.span>
              </>,
            )}
          </chakra.a>
        </chakra.li>
      ))}
    </chakra.ul>
  </chakra.section>
)
