import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams, useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { usePerson } from '../../../features/auth/session'
import { assessmentIdOf, versionIn } from '../../../features/recruiter/assessment-address'
import { recruiterQueries } from '../../../features/recruiter/recruiter.queries'
import { readResultsSearch, type ResultsSearch } from '../../../features/recruiter/results-search'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { toReports } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import { AnswersPanel } from './answers/answers-panel'
import { AppealPanel } from './appeal/appeal-panel'
import { ArrangementPanel } from './arrangement/arrangement-panel'
import { DecisionsPanel } from './decisions/decisions-panel'
import { HistoryPanel } from './history-panel'
import { IntegrityPanel } from './integrity-panel'
import { createPlayback } from './player/playback'
import { PlaybackContext } from './player/use-playback'
import { RecordingsPanel } from './recordings-panel'
import { ReportHead } from './report-head'
import { RetentionPanel } from './retention/retention-panel'
import { ScoresPanel } from './scores-panel'
import { TimePanel } from './time/time-panel'
import { playableSpans, timelineOf, type Report } from './timeline.rules'

const ReportScreen = () => {
  const { t } = useTranslation('recruiter')
  const sentence = useErrorSentence()
  const { version: named, id = '', user_id: userId = '' }: Record<string, string | undefined> = useParams({ strict: false })
  const kind = useLocation({ select: ({ pathname }) => (pathname.includes('/annotation/') ? 'annotation' : 'english') })
  const search = readResultsSearch(useSearch({ strict: false }))
  const version = versionIn(named)
  const report = useQuery({ ...recruiterQueries.report(assessmentIdOf(kind, version ?? 'v3'), id), enabled: version !== null })
  const missing = version === null || (report.error instanceof ApiError && report.error.code === 'not_found') || (report.data !== undefined && report.data.candidate.user_id !== userId)
  if (missing || (report.error instanceof ApiError && report.error.status === 404)) {
    return (
      <EmptyState
        level={1}
        title={t('report.missing')}
        action={
          <LinkButton size="sm" variant="secondary">
            <Link to={toReports(kind, version ?? 'v3')}>{t('report.toList')}</Link>
          </LinkButton>
        }
      >
        {t('report.missingBody')}
      </EmptyState>
    )
  }
  if (report.data !== undefined) return <ReportPage key={id} report={report.data} search={search} looking={report.isFetching} onLookAgain={() => void report.refetch()} />
  if (report.isError) {
    return (
      <ErrorState level={1} title={t('report.failed')} retryLabel={t('list.retry')} retrying={report.isFetching} onRetry={() => void report.refetch()}>
        {sentence(report.error)}
      </ErrorState>
    )
  }
  return (
    <Loading label={t('report.loading')}>
      <chakra.div display="flex" flexDirection="column" gap="6">
        <Skeleton width="280px" height="32px" />
        <Columns>
          <Skeleton height="480px" />
          <Skeleton height="360px" />
        </Columns>
      </chakra.div>
    </Loading>
  )
}

interface ReportPageProps {
  report: Report
  search: ResultsSearch
  looking: boolean
  onLookAgain: () => void
}

const ReportPage = ({ report, search, looking, onLookAgain }: ReportPageProps) => {
  const { candidate, result, history } = report
  const isAdmin = usePerson()?.role === 'recruiter admin'
  const timeline = useMemo(() => timelineOf(report), [report])
  // A later look at the same recordings must not take the reviewer back to the beginning.
  const [length, spans] = [timeline.length, JSON.stringify(playableSpans(timeline))]
  const playback = useMemo(() => createPlayback(length, JSON.parse(spans)), [length, spans])
  return (
    <PlaybackContext value={playback}>
      <ReportHead report={report} search={search} />
      <Columns>
        <RecordingsPanel report={report} timeline={timeline} looking={looking} onLookAgain={onLookAgain} />
        <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0" gridRow={{ xl: '1 / 3' }} gridColumn={{ xl: '2' }}>
          <AppealPanel report={report} mayAnswer={isAdmin} />
          <ScoresPanel result={result} />
          <IntegrityPanel timeline={timeline} areDeleted={report.media_deleted_at !== null} />
          <ArrangementPanel report={report} mayArrange={isAdmin} />
          <TimePanel report={report} mayGive={isAdmin} />
          <DecisionsPanel report={report} />
          <RetentionPanel report={report} mayHold={isAdmin} />
          <HistoryPanel current={result} userId={candidate.user_id} history={history} />
        </chakra.div>
        <AnswersPanel report={report} />
      </Columns>
    </PlaybackContext>
  )
}

/** Recording and evidence in the wide column, scores and integrity in the narrow one. */
const Columns = ({ children }: { children: ReactNode }) => (
  <chakra.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 328px' }} gridTemplateRows={{ xl: 'auto 1fr' }} gap="5" alignItems="start">
    {children}
  </chakra.div>
)

export default ReportScreen
