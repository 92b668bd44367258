import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface AssessmentFrameProps {
  wordmark: ReactNode
  /** "English assessment". */
  name: ReactNode
  /** The parts, in the middle of the bar. */
  parts?: ReactNode
  /** The time left, or a way back before the start. */
  barEnd?: ReactNode
  /**
   * The question, at the start edge; it scrolls by itself. Without one the work takes the whole
   * width.
   */
  task?: ReactNode
  /** The name of the task's region, for people who scroll it by keyboard. */
  taskLabel?: string
  /** The camera, under the task. */
  camera?: ReactNode
  /** The saving state. Its room stays the same for every text. */
  footStart: ReactNode
  /** Exit and submit. */
  footEnd: ReactNode
  /** Offline tints the footer, and nothing moves. */
  footTone?: 'quiet' | 'warning'
  children: ReactNode
}

/**
 * No navigation, and rows of fixed height, so that nothing shifts while someone writes. It is made
 * for a laptop; in a window that was made narrower, the task stands above the work and both scroll
 * together.
 */
export const AssessmentFrame = (props: AssessmentFrameProps) => {
  const {
    wordmark,
    name,
    parts,
    barEnd,
    task,
    taskLabel,
    camera,
    footStart,
    footEnd,
    footTone = 'quiet',
    children,
  } = props
  return (
    <chakra.div
      display="grid"
      gridTemplateRows={{ base: 'auto minmax(0, 1fr) auto', lg: '72px minmax(0, 1fr) 76px' }}
      height="calc(100dvh - var(--above, 0px))"
      bg="bg.surface"
    >
      <chakra.header
        display="grid"
        gridTemplateColumns={{ base: '1fr auto', lg: '1fr auto 1fr' }}
        alignItems="center"
        columnGap={{ base: '4', lg: '6' }}
        rowGap="3"
        paddingInline={{ base: '4', lg: '8' }}
        paddingBlock={{ base: '3', lg: '0' }}
        borderBlockEnd="1px solid {colors.border}"
      >
        <chakra.div display="flex" alignItems="center" gap="5" minWidth="0">
          {wordmark}
          <chakra.span
            display={{ base: 'none', xl: 'inline' }}
            textStyle="small"
            color="fg.muted"
            truncate
          >
            {name}
          </chakra.span>
        </chakra.div>
        <chakra.div gridColumn={{ base: '1 / -1', lg: 'auto' }} order={{ base: '1', lg: '0' }}>
          {parts}
        </chakra.div>
        <chakra.div display="flex" justifyContent="flex-end" minWidth="0">
          {barEnd}
        </chakra.div>
      </chakra.header>
      <chakra.div
        display="flex"
        flexDirection={{ base: 'column', lg: 'row' }}
        minHeight="0"
        overflowY={{ base: 'auto', lg: 'visible' }}
      >
        {task === undefined ? null : (
          <chakra.aside
            display="flex"
            flexDirection="column"
            justifyContent="space-between"
            gap="6"
            width={{ base: 'full', lg: '380px' }}
            flexShrink="0"
            paddingBlockEnd={{ base: '4', lg: '6' }}
            borderInlineEnd={{ lg: '1px solid {colors.border}' }}
            borderBlockEnd={{ base: '1px solid {colors.border}', lg: 'none' }}
          >
            <chakra.div
              role="region"
              aria-label={taskLabel}
              tabIndex={0}
              flex="1"
              minHeight="0"
              overflowY={{ base: 'visible', lg: 'auto' }}
              padding={{ base: '4', lg: '8' }}
              paddingBlockEnd={{ base: '0', lg: '0' }}
              _focusVisible={{ outlineOffset: '-4px' }}
            >
              {task}
            </chakra.div>
            {camera === undefined ? null : (
              <chakra.div paddingInline={{ base: '4', lg: '8' }}>{camera}</chakra.div>
            )}
          </chakra.aside>
        )}
        <chakra.main
          id="main"
          // The region scrolls by itself and may contain nothing focusable, so it takes the focus
          // for the keyboard.
          tabIndex={0}
          flex={{ base: '1 0 auto', lg: '1' }}
          minWidth="0"
          overflowY={{ base: 'visible', lg: 'auto' }}
          padding={{ base: '4', lg: '8' }}
          paddingInline={{ lg: '40px', '2xl': '120px' }}
          _focusVisible={{ outlineOffset: '-4px' }}
        >
          {children}
        </chakra.main>
      </chakra.div>
      <chakra.footer
        display="flex"
        flexWrap={{ base: 'wrap', lg: 'nowrap' }}
        alignItems="center"
        justifyContent="space-between"
        columnGap="6"
        rowGap="2"
        paddingInline={{ base: '4', lg: '8' }}
        paddingBlock={{ base: '3', lg: '0' }}
        borderBlockStart="1px solid {colors.border}"
        bg={footTone === 'warning' ? 'warning.subtle' : 'bg.surface'}
        transitionProperty="background-color"
        transitionDuration="panel"
      >
        <chakra.div
          display="flex"
          alignItems="center"
          gap="3"
          minWidth="0"
          width={{ base: 'full', md: 'auto' }}
          minHeight={{ base: '44px', lg: '0' }}
          textStyle="small"
          color="fg.muted"
        >
          {footStart}
        </chakra.div>
        <chakra.div
          display="flex"
          flexWrap={{ base: 'wrap', lg: 'nowrap' }}
          alignItems="center"
          justifyContent="space-between"
          gap={{ base: '2', md: '4' }}
          width={{ base: 'full', md: 'auto' }}
          flexShrink="0"
          // If one row is too narrow, the button that ends the part has a full row of its own.
          css={{ '& > :last-child': { flex: { base: '1 0 100%', md: 'none' } } }}
        >
          {footEnd}
        </chakra.div>
      </chakra.footer>
    </chakra.div>
  )
}

interface DeviceLostProps {
  /** The time left to restore it: "0:23". */
  time: string
  title: ReactNode
  children: ReactNode
  action?: ReactNode
}

/** The whole screen in ink, while a device that the attempt needs is gone. */
export const DeviceLost = ({ time, title, children, action }: DeviceLostProps) => (
  <chakra.div
    role="alert"
    position="fixed"
    inset="0"
    zIndex="overlay"
    display="grid"
    placeItems="center"
    bg="ink"
    color="ink.fg"
    padding="6"
  >
    <chakra.div width="full" maxWidth="form">
      <chakra.div aria-hidden textStyle="score" dir="ltr" _rtl={{ textAlign: 'end' }}>
        {time}
      </chakra.div>
      <chakra.h2 textStyle="h2" marginBlockStart="3">
        {title}
      </chakra.h2>
      <chakra.div color="ink.muted" marginBlockStart="1" marginBlockEnd="5">
        {children}
      </chakra.div>
      {action}
    </chakra.div>
  </chakra.div>
)
