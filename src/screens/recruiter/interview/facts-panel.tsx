import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { MeetingPlace } from '../../../features/interview/meeting-place'
import type { Interview } from '../../../features/recruiter/interviews/interviews.queries'
import { formatInZone, nameOfZone } from '../../../i18n/time-zones'
import { useLanguage } from '../../../i18n/use-language'
import { toPostedJob } from '../../../paths'
import { type Fact, Facts } from '../../../ui/layout/facts'
import { TextLink } from '../../../ui/link'
import { Panel } from '../../../ui/layout/panel'

/** When it is for each side, where, for which job, and what the invitation said. */
export const FactsPanel = ({ interview }: { interview: Interview }) => {
  const { t } = useTranslation('interviews')
  const {
    candidate_time_zone: theirs,
    scheduled_at: at,
    place,
    note,
    cancel_reason: reason,
  } = interview
  const facts: Fact[] = [
    { label: t('fact.when'), value: <Clock at={at} zone={interview.time_zone} /> },
    {
      label: t('fact.theirs'),
      value: theirs === null ? t('fact.unknown') : <Clock at={at} zone={theirs} />,
    },
    { label: t('fact.length'), value: t('minutes', { count: interview.duration_minutes }) },
    { label: t('fact.recruiter'), value: <bdi>{interview.recruiter_name}</bdi> },
    {
      label: t('fact.place'),
      value: place === null ? null : <MeetingPlace place={place} />,
      wide: true,
    },
    {
      label: t('fact.job'),
      value: (
        <TextLink>
          <Link to={toPostedJob(interview.job_id)}>
            <bdi>{interview.job_title}</bdi>
          </Link>
        </TextLink>
      ),
    },
    { label: t('fact.company'), value: <bdi>{interview.company_name}</bdi> },
    { label: t('fact.id'), value: <bdi dir="ltr">{interview.interview_job_id}</bdi>, wide: true },
    { label: t('fact.note'), value: note === null ? null : <Said>{note}</Said>, wide: true },
    { label: t('fact.reason'), value: reason === null ? null : <Said>{reason}</Said>, wide: true },
  ]
  return (
    <Panel title={t('fact.title')}>
      <Facts facts={facts} />
    </Panel>
  )
}

/** Somebody's own words, in their lines. */
const Said = ({ children }: { children: string }) => (
  <chakra.span dir="auto" whiteSpace="pre-line">
    {children}
  </chakra.span>
)

const Clock = ({ at, zone }: { at: string; zone: string }) => {
  const { language } = useLanguage()
  return (
    <>
      {formatInZone(at, zone, language)}
      <chakra.span display="block" fontWeight="400" color="fg.muted">
        {nameOfZone(zone, at, language)}
      </chakra.span>
    </>
  )
}
