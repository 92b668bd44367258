import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { InterviewStatus } from '../../../features/interview/interview-status'
import type { Interview } from '../../../features/recruiter/interviews/interviews.queries'
import { formatInZone, nameOfZone } from '../../../i18n/time-zones'
import { useLanguage } from '../../../i18n/use-language'
import { toRecruiterInterview } from '../../../paths'
import type { Column } from '../../../ui/lists/data-table'
import { TextLink } from '../../../ui/link'
import { None } from '../../../ui/lists/none'

/**
 * The columns: candidate, job with its id in the interview system, status, time for each side, and
 * interviewer.
 */
export function useInterviewColumns({
  onJob,
}: {
  onJob: (jobId: string) => void
}): Column<Interview>[] {
  const { t } = useTranslation('interviews')
  const { language } = useLanguage()
  return [
    {
      id: 'full_name',
      header: t('column.candidate'),
      cell: (row) => (
        <TextLink tone="plain">
          <Link to={toRecruiterInterview(row.id)}>
            <chakra.bdi whiteSpace="normal">{row.candidate_name}</chakra.bdi>
          </Link>
        </TextLink>
      ),
    },
    {
      id: 'job',
      header: t('column.job'),
      cell: (row) => (
        <Lines second={<bdi dir="ltr">{row.interview_job_id}</bdi>}>
          <chakra.span display="block" minWidth={{ md: '130px' }} whiteSpace="normal">
            <TextLink tone="plain">
              <button
                type="button"
                data-on-paper
                title={t('onlyJob')}
                onClick={() => onJob(row.job_id)}
                style={{ textAlign: 'inherit' }}
              >
                <bdi>{row.job_title}</bdi>
              </button>
            </TextLink>
          </chakra.span>
        </Lines>
      ),
    },
    {
      id: 'status',
      header: t('column.status'),
      cell: (row) => <InterviewStatus status={row.status} />,
    },
    {
      id: 'scheduled_at',
      header: t('column.when'),
      cell: (row) => (
        <Lines
          second={t('lasting', {
            length: t('minutes', { count: row.duration_minutes }),
            zone: nameOfZone(row.time_zone, row.scheduled_at, language),
          })}
        >
          {formatInZone(row.scheduled_at, row.time_zone, language)}
        </Lines>
      ),
    },
    {
      id: 'theirs',
      header: t('column.theirs'),
      cell: (row) =>
        row.candidate_time_zone === null ? (
          <None />
        ) : (
          <Lines second={nameOfZone(row.candidate_time_zone, row.scheduled_at, language)}>
            {formatInZone(row.scheduled_at, row.candidate_time_zone, language)}
          </Lines>
        ),
    },
    {
      id: 'recruiter',
      header: t('column.recruiter'),
      cell: (row) => <chakra.bdi whiteSpace="normal">{row.recruiter_name}</chakra.bdi>,
    },
  ]
}

const Lines = ({ children, second }: { children: ReactNode; second: ReactNode }) => (
  <chakra.span display="block" paddingBlock="1.5">
    <chakra.span display="block">{children}</chakra.span>
    <chakra.span display="block" textStyle="tiny" color="fg.muted">
      {second}
    </chakra.span>
  </chakra.span>
)
