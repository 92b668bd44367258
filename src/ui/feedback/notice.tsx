import { chakra } from '@chakra-ui/react/styled-system'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { LucideProps } from 'lucide-react/types'
import type { ComponentType, ReactNode } from 'react'
import { Icon } from '../icons'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

interface NoticeLook {
  icon: ComponentType<LucideProps>
  bg: string
  color: string
  line: string
}

export const noticeLooks: Readonly<Record<NoticeTone, NoticeLook>> = {
  info: { icon: Info, bg: 'accent.subtle', color: 'accent.fg', line: 'accent' },
  success: { icon: CircleCheck, bg: 'success.subtle', color: 'success.fg', line: 'success.solid' },
  warning: {
    icon: TriangleAlert,
    bg: 'warning.subtle',
    color: 'warning.fg',
    line: 'warning.solid',
  },
  danger: { icon: CircleAlert, bg: 'danger.subtle', color: 'danger.fg', line: 'danger.solid' },
}

interface NoticeProps {
  tone: NoticeTone
  title: ReactNode
  children?: ReactNode
  /** One link or button under the words. */
  action?: ReactNode
  /** Set it where the notice appears in answer to something: an error is then spoken at once. */
  live?: boolean
  /** A banner runs along the whole width under a bar. */
  banner?: boolean
}

/** Something to know in the place it concerns. */
export const Notice = ({
  tone,
  title,
  children,
  action,
  live = false,
  banner = false,
}: NoticeProps) => {
  const look = noticeLooks[tone]
  return (
    <chakra.div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      display="flex"
      gap="3"
      paddingBlock="3"
      paddingInline={banner ? { base: '4', md: '6' } : '4'}
      bg={look.bg}
      borderRadius={banner ? '0' : 'control'}
      textStyle="small"
    >
      <chakra.span
        color={look.color}
        display="inline-flex"
        alignItems="center"
        height="var(--line-small)"
        flexShrink="0"
      >
        <Icon of={look.icon} />
      </chakra.span>
      <chakra.div minWidth="0" flex="1" display={banner ? { md: 'flex' } : undefined} columnGap="3">
        <chakra.div textStyle="smallStrong">{title}</chakra.div>
        {children === undefined ? null : <chakra.div color="fg.muted">{children}</chakra.div>}
        {action === undefined ? null : (
          <chakra.div
            marginBlockStart={banner ? { base: '1', md: '0' } : '2'}
            marginInlineStart={banner ? 'auto' : undefined}
          >
            {action}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.div>
  )
}
