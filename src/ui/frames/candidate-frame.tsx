import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { NavLink, SkipLink, type NavItem } from './nav'

interface CandidateFrameProps {
  skipLabel: string
  navLabel: string
  wordmark: ReactNode
  items: readonly NavItem[]
  /** Language switch, notifications and the account, at the top end. */
  end: ReactNode
  /** A banner under the bar. */
  banner?: ReactNode
  children: ReactNode
}

/**
 * Bar of 64 px above, pages at most 1136 px wide; on phones the places move to tabs at the bottom.
 */
export const CandidateFrame = ({
  skipLabel,
  navLabel,
  wordmark,
  items,
  end,
  banner,
  children,
}: CandidateFrameProps) => (
  <chakra.div
    display="flex"
    flexDirection="column"
    minHeight="calc(100dvh - var(--above, 0px))"
    bg="bg.page"
    css={{ '--tabs': '64px' }}
  >
    <SkipLink label={skipLabel} />
    <chakra.header
      position="sticky"
      insetBlockStart="0"
      zIndex="bar"
      bg="bg.surface"
      borderBlockEnd="1px solid {colors.border}"
    >
      <chakra.div
        display="flex"
        alignItems="center"
        gap={{ base: '4', lg: '8' }}
        height="64px"
        maxWidth="1184px"
        marginInline="auto"
        paddingInline={{ base: '4', md: '6' }}
      >
        {wordmark}
        <chakra.nav
          aria-label={navLabel}
          display={{ base: 'none', md: 'flex' }}
          gap={{ md: '3', lg: '6' }}
          minWidth="0"
          whiteSpace="nowrap"
        >
          {items.map((item) => (
            <NavLink key={item.id} item={item} place="top">
              {item.label}
            </NavLink>
          ))}
        </chakra.nav>
        <chakra.div
          display="flex"
          alignItems="center"
          gap={{ base: '2', md: '3' }}
          marginInlineStart="auto"
        >
          {end}
        </chakra.div>
      </chakra.div>
    </chakra.header>
    {banner}
    <chakra.main
      id="main"
      tabIndex={-1}
      flex="1"
      width="full"
      maxWidth="1184px"
      marginInline="auto"
      paddingInline={{ base: '4', md: '6' }}
      paddingBlockStart={{ base: '5', md: '8' }}
      paddingBlockEnd={{ base: '96px', md: '56px' }}
    >
      {children}
    </chakra.main>
    <chakra.nav
      aria-label={navLabel}
      display={{ base: 'flex', md: 'none' }}
      position="fixed"
      insetInline="0"
      insetBlockEnd="0"
      zIndex="bar"
      paddingBlockEnd="env(safe-area-inset-bottom)"
      bg="bg.surface"
      borderBlockStart="1px solid {colors.border}"
    >
      {items.map((item) => (
        <NavLink key={item.id} item={item} place="tabs">
          {item.icon}
          {item.shortLabel ?? item.label}
        </NavLink>
      ))}
    </chakra.nav>
  </chakra.div>
)
