import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { partsOf } from '../../../features/recruiter/assessment-address'
import type { AssessmentId } from '../../../features/recruiter/recruiter.queries'
import { toReport } from '../../../paths'
import { TextLink } from '../../../ui/link'

interface CandidateCellProps {
  row: { attempt_id: string; user_id: string; assessment_id: AssessmentId; full_name: string; email: string }
}

/** Whose attempt it is; the name opens the report. */
export const CandidateCell = ({ row }: CandidateCellProps) => (
  <chakra.span display="block" paddingBlock="1.5">
    <TextLink tone="plain">
      <Link to={toReport({ ...partsOf(row.assessment_id), attemptId: row.attempt_id, userId: row.user_id })}>
        <bdi>{row.full_name}</bdi>
      </Link>
    </TextLink>
    <chakra.span display="block" textStyle="tiny" fontWeight="400" color="fg.muted" overflowWrap="anywhere">
      <bdi>{row.email}</bdi>
    </chakra.span>
  </chakra.span>
)
