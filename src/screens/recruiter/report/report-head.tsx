import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { toIncidentNumber } from '../../../../machines/shared/incident-number'
import { AttemptBadge } from '../../../features/assessments/attempt-badge'
import { getParts } from '../../../features/recruiter/outcomes/assessment-address'
import { recruiterMutations } from '../../../features/recruiter/recruiter.mutations'
import {
  resultsList,
  type ResultsSearch,
} from '../../../features/recruiter/outcomes/results-search'
import { MadeFileButton } from '../../../features/user/made-file-button'
import { PersonHead } from '../../../features/user/person-head'
import { toCandidateSeen, toReport, toReports } from '../../../paths'
import { IconButton, LinkButton } from '../../../ui/button'
import { Breadcrumbs } from '../../../ui/lists/filters'
import { Icon } from '../../../ui/icons'
import { Badge } from '../../../ui/feedback/status-badge'
import { awaitsScores } from './review/review.rules'
import type { Report } from './timeline.rules'
import { useNeighbours, type Neighbour } from './use-neighbours'

interface ReportHeadProps {
  report: Report
  /** The list this report was opened from. */
  search: ResultsSearch
}

/**
 * The candidate of the report, and the links back to the filtered list and to the neighbouring
 * reports.
 */
export const ReportHead = ({ report, search }: ReportHeadProps) => {
  const { t } = useTranslation(['recruiter', 'annotation'])
  const { candidate, result } = report
  const { attempt } = result
  const isRunning = attempt.status === 'IN_PROGRESS'
  const { kind, version } = getParts(attempt.assessment_id)
  const { previous, next } = useNeighbours(attempt.assessment_id, search, attempt.id)
  const pdf = useMutation(
    recruiterMutations.reportPdf({ assessmentId: attempt.assessment_id, attemptId: attempt.id }),
  )
  const list = resultsList.write(search)
  return (
    <>
      <Breadcrumbs
        label={t('report.path')}
        links={[
          <Link key="kind" to={toReports(kind, version)} search={list}>
            {t(`kind.${kind}`)}
          </Link>,
          <Link key="version" to={toReports(kind, version)} search={list}>
            {t(`version.${version}`)}
          </Link>,
        ]}
        here={t('report.here')}
      />
      <PersonHead
        person={candidate}
        aside={
          <>
            <AttemptBadge
              status={attempt.status}
              label={t(`status.${attempt.status}`)}
              awaitsReview={awaitsScores(result)}
            />
            {report.archived ? <Badge>{t('report.archived')}</Badge> : null}
          </>
        }
        more={
          <>
            <chakra.span aria-hidden display={{ base: 'none', md: 'inline' }}>
              {' · '}
            </chakra.span>
            <chakra.span
              display={{ base: 'block', md: 'inline' }}
              whiteSpace="nowrap"
              title={t('annotation:incidentMeaning')}
            >
              {t('annotation:incident')}{' '}
              <chakra.bdi dir="ltr" color="fg" fontVariantNumeric="tabular-nums" fontWeight="500">
                {toIncidentNumber(attempt.id)}
              </chakra.bdi>
            </chakra.span>
          </>
        }
        action={
          <>
            <LinkButton size="sm" variant="secondary">
              <Link to={toCandidateSeen()} search={{ id: candidate.user_id }}>
                {t('report.profile')}
              </Link>
            </LinkButton>
            <Step
              to={previous}
              report={report}
              search={search}
              label={t('report.previous')}
              icon={ChevronLeft}
            />
            <Step
              to={next}
              report={report}
              search={search}
              label={t('report.next')}
              icon={ChevronRight}
            />
            <MadeFileButton
              ask={() => pdf.mutateAsync()}
              labels={{
                making: t('pdf.making'),
                stays: t('pdf.stays'),
                failed: t('pdf.failed'),
                again: t('pdf.again'),
              }}
              makingLabel={t('pdf.short')}
              unavailable={
                isRunning
                  ? t('pdf.notYet')
                  : candidate.email === null
                    ? t('closed.contact')
                    : undefined
              }
            >
              {t('pdf.download')}
            </MadeFileButton>
          </>
        }
      />
    </>
  )
}

interface StepProps {
  to: Neighbour | null
  report: Report
  search: ResultsSearch
  label: string
  icon: ComponentType<{ size?: number | string }>
}

const Step = ({ to, report, search, label, icon }: StepProps) => {
  const look = <Icon of={icon} mirror />
  if (to === null)
    return <IconButton size="sm" variant="secondary" disabled label={label} icon={look} />
  const { kind, version } = getParts(report.result.attempt.assessment_id)
  return (
    <LinkButton size="sm" variant="secondary">
      <Link
        to={toReport({ kind, version, attemptId: to.attemptId, userId: to.userId })}
        search={resultsList.write({ ...search, page: to.page })}
        aria-label={label}
        title={label}
      >
        {look}
      </Link>
    </LinkButton>
  )
}
