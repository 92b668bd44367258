import { chakra } from '@chakra-ui/react/styled-system'
import { Nuqta } from '../../../../ui/career-path/nuqta'

interface TaskListProps {
  label: string
  tasks: readonly { id: string; name: string; state: string; done: boolean; label: string }[]
  current: number
  /** While an answer is being recorded nobody goes elsewhere. */
  locked?: boolean
  onGo: (at: number) => void
}

/** A few tasks in a column, each with its progress. Screen readers announce its `label`. */
export const TaskList = ({ label, tasks, current, locked = false, onGo }: TaskListProps) => (
  <chakra.nav aria-label={label}>
    <chakra.ol display="flex" flexDirection="column" gap="2">
      {tasks.map(({ id, name, state, done, label: spoken }, at) => (
        <li key={id}>
          <chakra.button
            type="button"
            aria-label={spoken}
            aria-current={at === current ? 'true' : undefined}
            aria-disabled={(locked && at !== current) || undefined}
            onClick={() => (locked ? undefined : onGo(at))}
            display="flex"
            alignItems="center"
            gap="3"
            width="full"
            minHeight="48px"
            paddingInline="4"
            borderRadius="control"
            borderWidth="1px"
            borderColor={at === current ? 'accent' : 'border.strong'}
            bg={at === current ? 'accent.subtle' : 'bg.surface'}
            textStyle="smallStrong"
            cursor="pointer"
            _disabled={{ color: 'fg.subtle', cursor: 'not-allowed' }}
          >
            <Nuqta filled={done} size={11} />
            <span aria-hidden>{name}</span>
            <chakra.span
              aria-hidden
              marginInlineStart="auto"
              color={done ? 'success.fg' : 'fg.muted'}
              fontWeight="400"
            >
              {state}
            </chakra.span>
          </chakra.button>
        </li>
      ))}
    </chakra.ol>
  </chakra.nav>
)
