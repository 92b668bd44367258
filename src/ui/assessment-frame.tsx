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
  /** The question, at the start edge; it scrolls by itself. Without one the work takes the whole width. */
  task?: ReactNode
  /** The camera, under the task. */
  camera?: ReactNode
  /** What is saved, and what happens to it; in the same room whatever it says. */
  footStart: ReactNode
  /** Exit and submit. */
  footEnd: ReactNode
  /** Offline tints the footer, and nothing moves. */
  footTone?: 'quiet' | 'warning'
  children: ReactNode
}

/** No navigation, and rows of fixed height, so that nothing shifts while someone writes. */
export const AssessmentFrame = (props: AssessmentFrameProps) => {
  const { wordmark, name, parts, barEnd, task, camera, footStart, footEnd, footTone = 'quiet', children } = props
  return (
    <chakra.div display="grid" gridTemplateRows="72px minmax(0, 1fr) 76px" height="100dvh" bg="bg.surface">
      <chakra.header
        display="grid"
        gridTemplateColumns="1fr auto 1fr"
        alignItems="center"
        gap="6"
        paddingInline={{ base: '4', lg: '8' }}
        borderBlockEnd="1px solid {colors.border}"
      >
        <chakra.div display="flex" alignItems="center" gap="5" minWidth="0">
          {wordmark}
          <chakra.span textStyle="small" color="fg.muted" truncate>
            {name}
          </chakra.span>
        </chakra.div>
        <div>{parts}</div>
        <chakra.div display="flex" justifyContent="flex-end" minWidth="0">
          {barEnd}
        </chakra.div>
      </chakra.header>
      <chakra.div display="flex" minHeight="0">
        {task === undefined ? null : (
          <chakra.aside
            display="flex"
            flexDirection="column"
            justifyContent="space-between"
            gap="6"
            width="380px"
            flexShrink="0"
            paddingBlockEnd="6"
            borderInlineEnd="1px solid {colors.border}"
          >
            <chakra.div flex="1" minHeight="0" overflowY="auto" padding="8" paddingBlockEnd="0">
              {task}
            </chakra.div>
            {camera === undefined ? null : <chakra.div paddingInline="8">{camera}</chakra.div>}
          </chakra.aside>
        )}
        <chakra.main id="main" tabIndex={-1} flex="1" minWidth="0" overflowY="auto" padding={{ base: '4', lg: '8' }} paddingInline={{ lg: '40px' }}>
          {children}
        </chakra.main>
      </chakra.div>
      <chakra.footer
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="6"
        paddingInline={{ base: '4', lg: '8' }}
        borderBlockStart="1px solid {colors.border}"
        bg={footTone === 'warning' ? 'warning.subtle' : 'bg.surface'}
        transitionProperty="background-color"
        transitionDuration="panel"
      >
        <chakra.div display="flex" alignItems="center" gap="3" minWidth="0" textStyle="small" color="fg.muted">
          {footStart}
        </chakra.div>
        <chakra.div display="flex" alignItems="center" gap="4" flexShrink="0">
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
  <chakra.div role="alert" position="fixed" inset="0" zIndex="overlay" display="grid" placeItems="center" bg="ink" color="ink.fg" padding="6">
    <chakra.div width="full" maxWidth="form">
      <chakra.div aria-hidden textStyle="score" dir="ltr" _rtl={{ textAlign: 'end' }}>
        {time}
      </chakra.div>
      <chakra.h2 textStyle="h2" marginBlockStart="3">
        {title}
      </chakra.h2>
      <chakra.div color="ink.muted" textStyle="small" marginBlockStart="1" marginBlockEnd="5">
        {children}
      </chakra.div>
      {action}
    </chakra.div>
  </chakra.div>
)
