import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Download from 'lucide-react/icons/download'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { incidentNumberOf } from '../../../../machines/shared/incident-number'
import { partsOf } from '../../../features/recruiter/assessment-address'
import { writeResultsSearch, type ResultsSearch } from '../../../features/recruiter/results-search'
import { PersonAvatar } from '../../../features/user/person-avatar'
import { toReport, toReports } from '../../../paths'
import { Button, IconButton, LinkButton } from '../../../ui/button'
import { Breadcrumbs } from '../../../ui/filters'
import { Icon } from '../../../ui/icons'
import { PageTitle } from '../../../ui/panel'
import { Badge, StatusBadge } from '../../../ui/status-badge'
import type { Report } from './timeline.rules'
import { useNeighbours, type Neighbour } from './use-neighbours'
import { useReportPdf } from './use-report-pdf'

interface ReportHeadProps {
  report: Report
  /** The list this report was opened from. */
  search: ResultsSearch
}

/** Whose report it is, the way back to the list with its filters, and the way through it. */
export const ReportHead = ({ report, search }: ReportHeadProps) => {
  const { t } = useTranslation(['recruiter', 'annotation'])
  const { candidate, result } = report
  const { attempt } = result
  const running = attempt.status === 'IN_PROGRESS'
  const { kind, version } = partsOf(attempt.assessment_id)
  const { previous, next } = useNeighbours(attempt.assessment_id, search, attempt.id)
  const pdf = useReportPdf(attempt)
  const list = writeResultsSearch(search)
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
      <PageTitle
        start={<PersonAvatar name={candidate.full_name} url={candidate.avatar_url} size={44} />}
        title={<bdi>{candidate.full_name}</bdi>}
        beside={
          <>
            <StatusBadge status={attempt.status} label={t(`status.${attempt.status}`)} />
            {report.archived ? <Badge>{t('report.archived')}</Badge> : null}
          </>
        }
        intro={
          <chakra.span textStyle="small">
            <bdi>{candidate.email}</bdi>
            <chakra.span aria-hidden> · </chakra.span>
            <chakra.span whiteSpace="nowrap" title={t('annotation:incidentMeaning')}>
              {t('annotation:incident')} <chakra.bdi dir="ltr" color="fg" fontVariantNumeric="tabular-nums" fontWeight="500">{incidentNumberOf(attempt.id)}</chakra.bdi>
            </chakra.span>
          </chakra.span>
        }
        action={
          <>
            <Step to={previous} report={report} search={search} label={t('report.previous')} icon={ChevronLeft} />
            <Step to={next} report={report} search={search} label={t('report.next')} icon={ChevronRight} />
            <Button size="sm" variant="secondary" icon={<Icon of={Download} />} loading={pdf.making} loadingLabel={t('pdf.short')} disabled={running} title={running ? t('pdf.notYet') : undefined} onClick={pdf.download}>
              {t('pdf.download')}
            </Button>
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
  if (to === null) return <IconButton size="sm" variant="secondary" disabled label={label} icon={look} />
  const { kind, version } = partsOf(report.result.attempt.assessment_id)
  return (
    <LinkButton size="sm" variant="secondary">
      <Link to={toReport({ kind, version, attemptId: to.attemptId, userId: to.userId })} search={writeResultsSearch({ ...search, page: to.page })} aria-label={label} title={label}>
        {look}
      </Link>
    </LinkButton>
  )
}
