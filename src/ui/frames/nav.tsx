import { chakra, defineRecipe } from '@chakra-ui/react/styled-system'
import type { ReactElement, ReactNode } from 'react'

export interface NavItem {
  id: string
  label: string
  /** For the phone's tab bar, where there is little room. */
  shortLabel?: string
  icon: ReactNode
  current: boolean
  /** A number that waits for someone, already formatted; it may come after the frame. */
  count?: ReactNode
  /**
   * Wraps the drawn content in the router's anchor: `(content) => <Link to="…">{content}</Link>`.
   */
  link: (content: ReactNode) => ReactElement
}

export interface NavGroup {
  id: string
  /** A small heading over the group. */
  label?: string
  items: readonly NavItem[]
}

const itemRecipe = defineRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    color: 'fg.muted',
    textDecoration: 'none',
    transitionProperty: 'background-color, color',
    transitionDuration: 'hover',
    _hover: { color: 'fg' },
  },
  variants: {
    place: {
      top: {
        height: '64px',
        textStyle: 'smallMedium',
        '&[aria-current=page]': { color: 'fg', fontWeight: '600' },
        '&[aria-current=page]::after': {
          content: '""',
          position: 'absolute',
          insetInline: '0',
          insetBlockEnd: '-1px',
          height: '3px',
          borderRadius: '2px',
          bg: 'accent',
        },
      },
      tabs: {
        // What is over is shared out, so that long and short words keep the same distance.
        flex: '1 1 auto',
        minWidth: '44px',
        whiteSpace: 'nowrap',
        flexDirection: 'column',
        justifyContent: 'center',
        gap: '1',
        height: '64px',
        textStyle: 'chart',
        '&[aria-current=page]': { color: 'accent' },
      },
      rail: {
        gap: '2.5',
        minHeight: '36px',
        paddingInline: '2.5',
        borderRadius: 'control',
        borderWidth: '1px',
        borderColor: 'transparent',
        textStyle: 'smallMedium',
        // An admin's places are eighteen: on a laptop's screen all of them are in sight.
        '@media (max-height: 959.98px)': { minHeight: '32px' },
        '@media (max-height: 839.98px)': { minHeight: '28px' },
        '@media (pointer: coarse)': { minHeight: '44px' },
        '&[aria-current=page]': { color: 'fg', bg: 'bg.surface', borderColor: 'border' },
        '&[aria-current=page] svg': { color: 'accent' },
      },
      list: {
        minHeight: '36px',
        paddingInline: '3',
        borderRadius: 'control',
        textStyle: 'smallMedium',
        '@media (pointer: coarse)': { minHeight: '44px' },
        _hover: { bg: 'bg.sunken' },
        '&[aria-current=page]': { color: 'accent.fg', bg: 'accent.subtle' },
      },
    },
  },
})

const Base = chakra('a', itemRecipe)

interface NavLinkProps {
  item: NavItem
  place: 'top' | 'tabs' | 'rail' | 'list'
  children: ReactNode
}

export const NavLink = ({ item, place, children }: NavLinkProps) => (
  <Base asChild place={place} aria-current={item.current ? 'page' : undefined}>
    {item.link(children)}
  </Base>
)

/** The first stop of the keyboard on every page. */
export const SkipLink = ({ label, target = 'main' }: { label: string; target?: string }) => (
  <chakra.a
    href={`#${target}`}
    position="fixed"
    insetBlockStart="2"
    insetInlineStart="2"
    zIndex="overlay"
    paddingInline="4"
    paddingBlock="2"
    bg="accent"
    color="accent.contrast"
    borderRadius="control"
    textStyle="smallStrong"
    transform="translateY(-200%)"
    _focus={{ transform: 'none' }}
  >
    {label}
  </chakra.a>
)
