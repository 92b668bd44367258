import { chakra } from '@chakra-ui/react/styled-system'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useState, type ReactNode } from 'react'
import { IconButton } from '../button'
import { Drawer } from '../overlays/drawer'
import { Icon } from '../icons'
import { NavLink, SkipLink, type NavGroup, type NavItem } from './nav'

interface RecruiterFrameProps {
  skipLabel: string
  navLabel: string
  menuLabel: string
  closeLabel: string
  wordmark: ReactNode
  groups: readonly NavGroup[]
  /** Below the places: settings and the like. */
  footItems: readonly NavItem[]
  /**
   * Who is logged in: a picture of 36 px, and the words only where the rail or the drawer is wide.
   */
  account: ReactNode
  /**
   * Language switch and notifications: at the end of the top line on phones, at the foot of the
   * rail elsewhere.
   */
  tools?: ReactNode
  banner?: ReactNode
  children: ReactNode
}

/** Rail of 224 px; 64 px of icons under 1280 px; a drawer under 768 px. */
export const RecruiterFrame = (props: RecruiterFrameProps) => {
  const {
    skipLabel,
    navLabel,
    menuLabel,
    closeLabel,
    wordmark,
    groups,
    footItems,
    account,
    tools,
    banner,
    children,
  } = props
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const places = (wide: boolean) => (
    <Places label={navLabel} groups={groups} footItems={footItems} wide={wide} />
  )
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      minHeight="calc(100dvh - var(--above, 0px))"
      bg="bg.surface"
      css={daysCss}
    >
      <SkipLink label={skipLabel} />
      <chakra.header
        display={{ base: 'flex', md: 'none' }}
        alignItems="center"
        gap="2"
        height="56px"
        paddingInline="2"
        position="sticky"
        insetBlockStart="0"
        zIndex="bar"
        bg="bg.surface"
        borderBlockEnd="1px solid {colors.border}"
      >
        <IconButton
          label={menuLabel}
          icon={<Icon of={Menu} size={20} />}
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
        {wordmark}
        <chakra.div marginInlineStart="auto" display="flex" alignItems="center">
          {tools}
        </chakra.div>
      </chakra.header>
      <chakra.header
        display={{ base: 'none', md: 'flex' }}
        flexDirection="column"
        // Nothing is cut here: the account's menu opens over the page.
        position="sticky"
        insetBlockStart="0"
        zIndex="bar"
        width={{ md: '64px', xl: '224px' }}
        height="calc(100dvh - var(--above, 0px))"
        flexShrink="0"
        paddingInline="2"
        paddingBlock="4"
        bg="bg.page"
        borderInlineEnd="1px solid {colors.border}"
        // What opens here lies over the bars of the page, too.
        css={{ '&:has([aria-expanded=true])': { zIndex: 'drawer' } }}
      >
        {/* Only the start of the wordmark would fit the narrow rail, so it shows on the wide one. */}
        <chakra.div
          display={{ md: 'none', xl: 'flex' }}
          paddingInline="2"
          marginBlockEnd={{ md: '3' }}
        >
          {wordmark}
        </chakra.div>
        {places(false)}
        <chakra.div
          display="flex"
          flexDirection={{ md: 'column', xl: 'row' }}
          alignItems="center"
          justifyContent={{ md: 'center', xl: 'space-between' }}
          paddingInline={{ xl: '1' }}
          marginInline={{ md: '-2', xl: '0' }}
          marginBlockStart="1"
        >
          {tools}
        </chakra.div>
        <chakra.div
          display="flex"
          justifyContent={{ md: 'center', xl: 'flex-start' }}
          marginBlockStart="2"
          paddingBlockStart="2"
          borderBlockStart="1px solid {colors.border}"
          flexShrink="0"
        >
          {account}
        </chakra.div>
      </chakra.header>
      <Drawer open={open} onClose={close} label={navLabel}>
        <chakra.div
          display="flex"
          justifyContent="space-between"
          alignItems="center"
          paddingInlineStart="2"
          marginBlockEnd="3"
        >
          {wordmark}
          <IconButton label={closeLabel} icon={<Icon of={X} size={20} />} onClick={close} />
        </chakra.div>
        {places(true)}
        <chakra.div
          marginBlockStart="3"
          paddingBlockStart="3"
          borderBlockStart="1px solid {colors.border}"
        >
          {account}
        </chakra.div>
      </Drawer>
      <chakra.div flex="1" minWidth="0" display="flex" flexDirection="column">
        {banner}
        <chakra.main id="main" tabIndex={-1} flex="1" padding={{ base: '4', md: '7' }}>
          {children}
        </chakra.main>
      </chakra.div>
    </chakra.div>
  )
}

/**
 * Days and times run as the browser's own language has them, and begin where every other field of
 * the page does.
 */
const daysCss = {
  '& :is(input[type=date], input[type=time])': { textAlign: '-webkit-match-parent' },
} as const

interface PlacesProps {
  label: string
  groups: readonly NavGroup[]
  footItems: readonly NavItem[]
  /** The drawer shows words at any width. */
  wide: boolean
}

const Places = ({ label, groups, footItems, wide }: PlacesProps) => {
  const onlyWide = wide ? 'block' : { base: 'none', xl: 'block' }
  const line = (item: NavItem) => (
    <li key={item.id}>
      <NavLink item={item} place="rail">
        <chakra.span title={item.label} display="flex" flexShrink="0">
          {item.icon}
        </chakra.span>
        <chakra.span css={wide ? undefined : narrowCss} flex="1" minWidth="0">
          {item.label}
        </chakra.span>
        {item.count === undefined ? null : (
          <chakra.bdi
            color="accent"
            textStyle="smallStrong"
            css={wide ? undefined : narrowCountCss}
          >
            {item.count}
          </chakra.bdi>
        )}
      </NavLink>
    </li>
  )
  return (
    <chakra.nav aria-label={label} display="flex" flexDirection="column" flex="1" minHeight="0">
      {/* In a low window the places scroll, and what stands below them stays in sight. */}
      <chakra.div
        position="relative"
        flex={wide ? 'none' : '1'}
        minHeight="0"
        overflowY={wide ? 'visible' : 'auto'}
        // Room for the focus ring, which would be cut at the edges.
        margin="-1.5"
        padding="1.5"
        css={{ scrollbarWidth: 'thin' }}
      >
        {groups.map((group) => (
          <chakra.div
            key={group.id}
            marginBlockEnd="3"
            css={{ '@media (max-height: 959.98px)': { marginBlockEnd: '1' } }}
          >
            {group.label === undefined ? null : (
              <chakra.div
                display={onlyWide}
                textStyle="tinyStrong"
                color="fg.muted"
                paddingInline="3"
                paddingBlock="1"
                css={{ '@media (max-height: 959.98px)': { paddingBlock: '0' } }}
              >
                {group.label}
              </chakra.div>
            )}
            <chakra.ul
              display="flex"
              flexDirection="column"
              gap="0.5"
              css={{ '@media (max-height: 839.98px)': { gap: '0' } }}
            >
              {group.items.map(line)}
            </chakra.ul>
          </chakra.div>
        ))}
      </chakra.div>
      <chakra.ul
        marginBlockStart="auto"
        paddingBlockStart="2"
        borderBlockStart="1px solid {colors.border}"
      >
        {footItems.map(line)}
      </chakra.ul>
    </chakra.nav>
  )
}

/** On the narrow rail the word stays for screen readers, and as the icon's tooltip. */
const narrowCss = {
  '@media (max-width: 1279.98px)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} as const

/** There the number lies at the corner of the icon, parted from it by a rim of the rail's ground. */
const narrowCountCss = {
  '@media (max-width: 1279.98px)': {
    position: 'absolute',
    insetBlockStart: '1px',
    insetInlineEnd: '1px',
    minWidth: '16px',
    height: '16px',
    paddingInline: '4px',
    borderRadius: 'full',
    bg: 'accent',
    color: 'accent.contrast',
    textStyle: 'chart',
    lineHeight: '16px',
    fontWeight: '600',
    textAlign: 'center',
    boxShadow: '0 0 0 2px {colors.bg.page}',
    '&:empty': { display: 'none' },
  },
} as const
