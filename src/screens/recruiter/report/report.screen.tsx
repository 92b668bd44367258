import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countedCoverage } from '../../../../machines/shared/coverage'
import { usePerson } from '../../../session/session-context'
import { toAssessmentId, versionIn } from '../../../features/recruiter/outcomes/assessment-address'
import { Missing, OnePage } from '../../../features/recruiter/lists/one-page'
import { recruiterQueries } from '../../../features/recruiter/recruiter.queries'
import {
  resultsList,
  type ResultsSearch,
} from '../../../features/recruiter/outcomes/results-search'
import { toReports } from '../../../paths'
import { Columns } from '../../../ui/layout/columns'
import { AcceptancePanel } from './acceptance/acceptance-panel'
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
import { playableSpans, toTimeline, type Report } from './timeline.rules'

const ReportScreen = () => {
  const { t } = useTranslation('recruiter')
  const {
    version: named,
    id = '',
    user_id: userId = '',
  }: Record<string, string | undefined> = useParams({ strict: false })
  const kind = useLocation({
    select: ({ pathname }) => (pathname.includes('/annotation/') ? 'annotation' : 'english'),
  })
  const search = resultsList.read(useSearch({ strict: false }))
  const version = versionIn(named)
  const report = useQuery({
    ...recruiterQueries.report(toAssessmentId(kind, version ?? 'v3'), id),
    enabled: version !== null,
  })
  const missing = (
    <Missing
      title={t('report.missing')}
      body={t('report.missingBody')}
      list={<Link to={toReports(kind, version ?? 'v3')}>{t('report.toList')}</Link>}
    />
  )
  if (version === null) return missing
  return (
    <OnePage
      query={report}
      labels={{ loading: t('report.loading'), failed: t('report.failed') }}
      missing={missing}
    >
      {(data) =>
        data.candidate.user_id === userId ? (
          <ReportPage
            key={id}
            report={data}
            search={search}
            looking={report.isFetching}
            onLookAgain={() => void report.refetch()}
          />
        ) : (
          missing
        )
      }
    </OnePage>
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
  const timeline = useMemo(() => toTimeline(report), [report])
  // The report is looked at again until both recordings can be played, which must not take the
  // reviewer back to the beginning.
  const [playback] = useState(() => createPlayback(timeline.length, playableSpans(timeline)))
  useEffect(() => playback.cover(timeline.length, playableSpans(timeline)), [playback, timeline])
  return (
    <PlaybackContext value={playback}>
      <ReportHead report={report} search={search} />
      {/* Recording and answers in the wide column, scores and integrity beside both. */}
      <Columns rows="auto 1fr">
        <RecordingsPanel
          report={report}
          timeline={timeline}
          looking={looking}
          onLookAgain={onLookAgain}
        />
        <chakra.div
          display="flex"
          flexDirection="column"
          gap="5"
          minWidth="0"
          gridRow={{ xl: '1 / 3' }}
          gridColumn={{ xl: '2' }}
        >
          <AppealPanel report={report} mayAnswer={isAdmin} />
          <ScoresPanel result={result} />
          <AcceptancePanel report={report} />
          <IntegrityPanel
            timeline={timeline}
            coverage={countedCoverage(report.coverage, report.arrangement)}
            isLackingEvidence={result.lacks.length > 0 || report.evidence_accepted !== null}
            areDeleted={report.media_deleted_at !== null}
          />
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

export default ReportScreen
