import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { NavLink, type NavItem } from './nav'

interface SettingsFrameProps {
  navLabel: string
  sections: readonly NavItem[]
  /** Only while something is changed: what, and the buttons. */
  saveBar?: ReactNode
  children: ReactNode
}

/** The section list of 200 px and one column of 640 px; on phones the list runs along the top. */
export const SettingsFrame = ({ navLabel, sections, saveBar, children }: SettingsFrameProps) => (
  <chakra.div display="flex" flexDirection={{ base: 'column', lg: 'row' }} gap={{ base: '5', lg: '40px' }}>
    {/* On a phone a list of one section is the page's title a second time. */}
    <chakra.nav
      aria-label={navLabel}
      display={{ base: sections.length > 1 ? 'block' : 'none', lg: 'block' }}
      width={{ lg: '200px' }}
      flexShrink="0"
      overflowX={{ base: 'auto', lg: 'visible' }}
    >
      <chakra.ul display="flex" flexDirection={{ base: 'row', lg: 'column' }} gap="1" whiteSpace="nowrap">
        {sections.map((section) => (
          <li key={section.id}>
            <NavLink item={section} place="list">
              {section.label}
            </NavLink>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
    <chakra.div flex="1" minWidth="0" maxWidth="640px">
      {children}
      {saveBar === undefined || saveBar === null ? null : <FloatingBar>{saveBar}</FloatingBar>}
    </chakra.div>
  </chakra.div>
)

/** A bar that floats at the bottom: a save, or the question before a bulk action. */
export const FloatingBar = ({ children }: { children: ReactNode }) => (
  <chakra.div
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
