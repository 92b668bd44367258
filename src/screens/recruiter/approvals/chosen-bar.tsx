import { DecisionBar } from './decision-bar'
import type { ApprovalStatus, Registration } from './registrations-search'
import { useDecisions } from './use-decisions'

interface ChosenBarProps {
  status: ApprovalStatus
  people: readonly Registration[]
  onDone: () => void
}

/** The decisions about the ticked registrations. */
export const ChosenBar = ({ status, people, onDone }: ChosenBarProps) => {
  const { decide, working, ...deciding } = useDecisions(onDone)
  const ids = people.map(({ user_id: id }) => id)
  return (
    <DecisionBar
      status={status}
      count={people.length}
      names={people.map(({ full_name: name }) => name)}
      deciding={{
        ...deciding,
        working: working !== null,
        decide: (decision, reason) => decide({ ids, decision, reason, from: status }),
      }}
    />
  )
}
