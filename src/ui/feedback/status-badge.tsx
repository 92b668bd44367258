import { chakra, defineRecipe } from '@chakra-ui/react/styled-system'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Loader from 'lucide-react/icons/loader'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import UserRound from 'lucide-react/icons/user-round'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Icon } from '../icons'

export type Tone =
  'success' | 'accent' | 'warning' | 'danger' | 'dangerFilled' | 'neutral' | 'outline'

const badgeRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '24px',
    paddingInline: '2',
    borderRadius: 'badge',
    borderWidth: '1px',
    borderColor: 'transparent',
    textStyle: 'tinyStrong',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      success: { bg: 'success.subtle', color: 'success.fg' },
      accent: { bg: 'accent.subtle', color: 'accent.fg' },
      warning: { bg: 'warning.subtle', color: 'warning.fg' },
      danger: { bg: 'danger.subtle', color: 'danger.fg' },
      dangerFilled: { bg: 'danger.fg', color: 'danger.contrast' },
      neutral: { bg: 'bg.sunken', color: 'redo.fg' },
      outline: { borderColor: 'border.strong', color: 'fg.muted', bg: 'bg.surface' },
    },
  },
  defaultVariants: { tone: 'outline' },
})

const Base = chakra('span', badgeRecipe)

interface BadgeProps {
  tone?: Tone
  icon?: ReactNode
  children: ReactNode
}

/** A short fact beside a name. Its word says it; the colour only helps. */
export const Badge = ({ tone, icon, children }: BadgeProps) => (
  <Base tone={tone}>
    {icon}
    {children}
  </Base>
)

export type Status =
  'COMPLETED' | 'RESULT_PROCESSING' | 'IN_PROGRESS' | 'REDO' | 'CANCELLED' | 'FAILED' | 'NONE'

const looks = {
  COMPLETED: { tone: 'success', icon: Check },
  RESULT_PROCESSING: { tone: 'accent', icon: Loader },
  IN_PROGRESS: { tone: 'warning', icon: Clock },
  REDO: { tone: 'neutral', icon: RotateCcw },
  CANCELLED: { tone: 'danger', icon: X },
  FAILED: { tone: 'dangerFilled', icon: TriangleAlert },
  NONE: { tone: 'outline', icon: null },
} as const satisfies Record<Status, { tone: Tone; icon: typeof Check | null }>

interface StatusBadgeProps {
  status: Status
  label: string
  /** A person is waited for: the sign is a person, as nothing runs. */
  waits?: boolean
}

export const StatusBadge = ({ status, label, waits = false }: StatusBadgeProps) => {
  const { tone, icon } = looks[status]
  const sign = waits ? UserRound : icon
  return (
    <Badge tone={tone} icon={sign ? <Icon of={sign} size={16} /> : undefined}>
      {label}
    </Badge>
  )
}
