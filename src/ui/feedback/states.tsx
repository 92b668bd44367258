import { chakra } from '@chakra-ui/react/styled-system'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ReactNode } from 'react'
import { Button } from '../button'
import { Icon } from '../icons'
import { PathPicture } from '../career-path/path-picture'

interface StateProps {
  title: ReactNode
  children?: ReactNode
  level?: 1 | 2 | 3
}

interface EmptyStateProps extends StateProps {
  /** One button: the next step, or the filter to undo. */
  action?: ReactNode
}

/** Says what is missing, and what to do about it. */
export const EmptyState = ({ action, ...state }: EmptyStateProps) => (
  <State {...state} kind="begun" action={action} />
)

interface ErrorStateProps extends StateProps {
  retryLabel: string
  onRetry: () => void
  retrying?: boolean
}

/** Says in place of the content what failed, and what is kept. Screen readers announce it. */
export const ErrorState = ({
  retryLabel,
  onRetry,
  retrying = false,
  ...state
}: ErrorStateProps) => (
  <div role="alert">
    <State
      {...state}
      kind="broken"
      action={
        <Button size="sm" icon={<Icon of={RotateCcw} />} onClick={onRetry} loading={retrying}>
          {retryLabel}
        </Button>
      }
    />
  </div>
)

interface FrameProps extends StateProps {
  kind: 'begun' | 'broken'
  action: ReactNode
}

const State = ({ kind, title, children, action, level = 2 }: FrameProps) => (
  <chakra.div
    display="flex"
    flexDirection="column"
    alignItems="flex-start"
    paddingBlock={{ base: '6', md: '10' }}
  >
    <PathPicture kind={kind} />
    <chakra.h2
      as={level === 1 ? 'h1' : level === 3 ? 'h3' : 'h2'}
      textStyle="h2"
      marginBlockStart="4"
    >
      {title}
    </chakra.h2>
    {children === undefined ? null : (
      <chakra.div textStyle="small" color="fg.muted" marginBlockStart="1" maxWidth="measure">
        {children}
      </chakra.div>
    )}
    {action ? <chakra.div marginBlockStart="4">{action}</chakra.div> : null}
  </chakra.div>
)
