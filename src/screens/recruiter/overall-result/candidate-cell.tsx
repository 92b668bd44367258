import { Link } from '@tanstack/react-router'
import { getParts } from '../../../features/recruiter/outcomes/assessment-address'
import type { AssessmentId } from '../../../features/recruiter/recruiter.queries'
import { PersonCell } from '../../../features/recruiter/people/person-cell'
import { toReport } from '../../../paths'

interface CandidateCellProps {
  row: {
    attempt_id: string
    user_id: string
    assessment_id: AssessmentId
    full_name: string
    email: string | null
  }
}

/** The candidate of an attempt; the name opens the report. */
export const CandidateCell = ({ row }: CandidateCellProps) => (
  <PersonCell below={row.email}>
    <Link
      to={toReport({
        ...getParts(row.assessment_id),
        attemptId: row.attempt_id,
        userId: row.user_id,
      })}
    >
      <bdi>{row.full_name}</bdi>
    </Link>
  </PersonCell>
)
