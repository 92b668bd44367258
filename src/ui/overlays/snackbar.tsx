import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import X from 'lucide-react/icons/x'
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { IconButton } from '../button'
import { Icon } from '../icons'
import { noticeLooks, type NoticeTone } from '../feedback/notice'

/** Whether the snackbars stand in the page instead of at the top of the window. */
const InPage = createContext(false)

interface SnackbarProps {
  tone: NoticeTone
  title: ReactNode
  body?: ReactNode
  /** A retry or an undo: one text button. */
  action?: ReactNode
  closeLabel: string
  onClose: () => void
  /** How long it stays; the time stands still under the pointer and while focus is inside. */
  milliseconds?: number
}

export const Snackbar = ({
  tone,
  title,
  body,
  action,
  closeLabel,
  onClose,
  milliseconds = 6000,
}: SnackbarProps) => {
  const [paused, setPaused] = useState(false)
  useCountdown(milliseconds, paused, onClose)
  const isInPage = useContext(InPage)
  const look = noticeLooks[tone]
  return (
    <chakra.li
      position="relative"
      display="flex"
      gap="3"
      overflow="hidden"
      padding="3"
      paddingInlineStart="4"
      bg="bg.raised"
      borderWidth="1px"
      borderColor="border"
      borderRadius="control"
      boxShadow={isInPage ? 'none' : 'float'}
      flexShrink={isInPage ? '0' : undefined}
      textStyle="small"
      pointerEvents="auto"
      animation="enter 160ms cubic-bezier(.2,0,0,1)"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <chakra.span
        color={look.color}
        display="inline-flex"
        alignItems="center"
        height="var(--line-small)"
        flexShrink="0"
      >
        <Icon of={look.icon} size={20} />
      </chakra.span>
      <chakra.div
        role={tone === 'danger' ? 'alert' : 'status'}
        flex="1"
        minWidth="0"
        css={isInPage && action !== undefined ? withActionBeside : undefined}
      >
        <chakra.div gridArea="title" textStyle="smallStrong" overflowWrap="anywhere">
          {title}
        </chakra.div>
        {body === undefined ? null : (
          <chakra.div gridArea="body" color="fg.muted">
            {body}
          </chakra.div>
        )}
        {action === undefined ? null : (
          <chakra.div gridArea="action" marginBlockStart={isInPage ? '0' : '1'}>
            {action}
          </chakra.div>
        )}
      </chakra.div>
      <chakra.span margin="-2.5" marginInlineStart="0" lineHeight="0">
        <IconButton label={closeLabel} icon={<Icon of={X} />} onClick={onClose} />
      </chakra.span>
      <chakra.span
        aria-hidden
        position="absolute"
        insetInline="0"
        insetBlockEnd="0"
        height="3px"
        bg={look.line}
        transformOrigin="left"
        _rtl={{ transformOrigin: 'right' }}
        animation={`shrink ${milliseconds}ms linear forwards`}
        _motionReduce={{ display: 'none' }}
        style={{ animationPlayState: paused ? 'paused' : 'running' }}
      />
    </chakra.li>
  )
}

/**
 * In a page height is scarce: the title and the action share a line, and the text has the whole
 * width below them.
 */
const withActionBeside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"title action" "body body"',
  columnGap: '3',
  alignItems: 'center',
} as const

/** Calls `onEnd` after the time has run, not counting the time it was paused. */
const useCountdown = (milliseconds: number, paused: boolean, onEnd: () => void) => {
  const left = useRef(milliseconds)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  }, [onEnd])
  useEffect(() => {
    if (paused) return undefined
    const started = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [paused])
}

interface SnackbarRegionProps {
  label: string
  /** Where on the page they stand; at the top of the window otherwise. */
  place?: HTMLElement | null
  children: ReactNode
}

/**
 * The region of all snackbars: at the top, on the side where lines end, so that no heading is
 * covered in either language; or inside a page where they would cover its controls. It is outside
 * the page. Dialogs recognise its attribute and do not hide it from screen readers.
 */
export const SnackbarRegion = ({ label, place = null, children }: SnackbarRegionProps) => {
  const container = useMemo(() => (place === null ? undefined : { current: place }), [place])
  return (
    <Portal container={container}>
      <chakra.section
        data-live-announcer
        aria-label={label}
        css={place === null ? floating : undefined}
      >
        <chakra.ul
          display="flex"
          flexDirection={place === null ? 'column' : 'column-reverse'}
          gap="2"
          overflowY="auto"
          css={place === null ? atTop : inPage}
        >
          <InPage value={place !== null}>{children}</InPage>
        </chakra.ul>
      </chakra.section>
    </Portal>
  )
}

const floating = {
  position: 'fixed',
  insetBlockStart: '4',
  insetInlineEnd: '4',
  zIndex: 'snackbar',
  pointerEvents: 'none',
} as const

const atTop = {
  width: 'min(360px, calc(100vw - 32px))',
  maxHeight: 'calc(100dvh - 32px)',
} as const

/**
 * The newest is read first; with the others below, the page keeps its room. It is as high as two
 * of two lines each, in either language, and the upper edge of a third.
 */
const inPage = {
  justifyContent: 'flex-end',
  maxHeight: 'calc(4 * var(--line-small) + 72px)',
} as const
