import { Link } from '@tanstack/react-router'
import { toCandidateSeen } from '../../../paths'
import { PersonCell } from './person-cell'

interface CandidateCellProps {
  candidate: { user_id: string; full_name: string }
  below: string | null
}

/** A candidate as the first cell of a list, leading to their profile. */
export const CandidateCell = ({ candidate, below }: CandidateCellProps) => (
  <PersonCell below={below}>
    <Link to={toCandidateSeen()} search={{ id: candidate.user_id }}>
      <bdi>{candidate.full_name}</bdi>
    </Link>
  </PersonCell>
)
