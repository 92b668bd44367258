import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MeetingPlace } from '../../../features/interview/meeting-place'
import type { Interview } from '../../../features/recruiter/interviews.queries'
import { formatInZone, nameOfZone } from '../../../i18n/time-zones'
import { useLanguage } from '../../../i18n/use-language'
import { toPostedJob } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Panel } from '../../../ui/panel'

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
  const facts: [name: string, value: ReactNode][] = [
    [t('fact.when'), <Clock key="when" at={at} zone={interview.time_zone} />],
    [
      t('fact.theirs'),
      theirs === null ? t('fact.unknown') : <Clock key="theirs" at={at} zone={theirs} />,
    ],
    [t('fact.length'), t('minutes', { count: interview.duration_minutes })],
    [t('fact.place'), place === null ? null : <MeetingPlace key="place" place={place} />],
    [t('fact.recruiter'), <bdi key="recruiter">{interview.recruiter_name}</bdi>],
    [
      t('fact.job'),
      <TextLink key="job">
        <Link to={toPostedJob(interview.job_id)}>
          <bdi>{interview.job_title}</bdi>
        </Link>
      </TextLink>,
    ],
    [t('fact.company'), <bdi key="company">{interview.company_name}</bdi>],
    [
      t('fact.id'),
      <bdi key="id" dir="ltr">
        {interview.interview_job_id}
      </bdi>,
    ],
    [
      t('fact.note'),
      note === null ? null : (
        <chakra.span key="note" dir="auto" whiteSpace="pre-line">
          {note}
        </chakra.span>
      ),
    ],
    [
      t('fact.reason'),
      reason === null ? null : (
        <chakra.span key="reason" dir="auto" whiteSpace="pre-line">
          {reason}
        </chakra.span>
      ),
    ],
  ]
  return (
    <Panel title={t('fact.title')}>
      <chakra.dl display="flex" flexDirection="column" gap="3">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <chakra.dt textStyle="small" color="fg.muted">
                {name}
              </chakra.dt>
              <chakra.dd textStyle="smallMedium" overflowWrap="anywhere">
                {value}
              </chakra.dd>
            </div>
          ),
        )}
      </chakra.dl>
    </Panel>
  )
}

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
