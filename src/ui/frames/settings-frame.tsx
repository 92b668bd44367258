import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { NavLink, type NavItem } from './nav'
import { sideScrollCss, useSideScroll } from '../layout/use-side-scroll'

interface SettingsFrameProps {
  navLabel: string
  sections: readonly NavItem[]
  /** Only while something is changed: what, and the buttons. */
  saveBar?: ReactNode
  children: ReactNode
}

/**
 * The section list of 176 px and, close to it, one column of at most 700 px; on phones the list
 * runs along the top.
 */
export const SettingsFrame = ({ navLabel, sections, saveBar, children }: SettingsFrameProps) => {
  const list = useSideScroll<HTMLElement>(
    sections.find((section) => section.current)?.id,
    '[aria-current=page]',
  )
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', lg: 'row' }}
      gap={{ base: '5', lg: '6' }}
    >
      {/* A list of one section is the page's title a second time. */}
      <chakra.nav
        ref={list}
        aria-label={navLabel}
        display={sections.length > 1 ? 'block' : 'none'}
        width={{ lg: '176px' }}
        flexShrink="0"
        css={{ '@media (max-width: 1023.98px)': sideScrollCss }}
      >
        <chakra.ul
          display="flex"
          flexDirection={{ base: 'row', lg: 'column' }}
          gap="1"
          whiteSpace="nowrap"
        >
          {sections.map((section) => (
            <li key={section.id}>
              <NavLink item={section} place="list">
                {section.label}
              </NavLink>
            </li>
          ))}
        </chakra.ul>
      </chakra.nav>
      {/* What sets two things side by side needs more than one column for reading. */}
      <chakra.div
        flex="1"
        minWidth="0"
        maxWidth="measure"
        css={{ '&:has([data-wide])': { maxWidth: 'page' } }}
      >
        {children}
        {saveBar === undefined || saveBar === null ? null : <FloatingBar>{saveBar}</FloatingBar>}
      </chakra.div>
    </chakra.div>
  )
}

/** A bar that floats at the bottom: a save, or the question before a bulk action. */
export const FloatingBar = ({ children }: { children: ReactNode }) => (
  <chakra.div
    data-screen-only
    position="sticky"
    // Above the tabs at the bottom of a phone, where there are any.
    insetBlockEnd={{ base: 'calc(var(--tabs, 0px) + 8px)', md: '4' }}
    zIndex="bar"
    display="flex"
    flexWrap="wrap"
    alignItems="center"
    justifyContent="space-between"
    gap="3"
    marginBlockStart="6"
    paddingBlock="3"
    paddingInline="5"
    bg="bg.raised"
    borderWidth="1px"
    borderColor="border"
    borderRadius="float"
    boxShadow="float"
    animation="enter 240ms cubic-bezier(.2,0,0,1)"
  >
    {children}
  </chakra.div>
)
