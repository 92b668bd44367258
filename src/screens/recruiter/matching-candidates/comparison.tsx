import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../loading/loaded'
import { type Matched, matchedQueries } from '../../../features/recruiter/jobs/matched.queries'
import type { PostedJob } from '../../../features/recruiter/jobs/posted-jobs.queries'
import { ScheduleInterview } from '../../../features/recruiter/interviews/schedule-interview'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { EmptyState } from '../../../ui/feedback/states'
import { CandidateActs, type Act } from './candidate-acts'
import { ComparisonTable } from './comparison-table'
import { NoteDialog } from './note-dialog'
import { PokeDialog } from '../../../features/recruiter/jobs/poke-dialog'

interface ComparisonProps {
  job: PostedJob
  /** As the address names them. */
  userIds: readonly string[]
  onClose: () => void
}

/** Two to four candidates beside each other, in the place of the list, with what can be done. */
export const Comparison = ({ job, userIds, onClose }: ComparisonProps) => {
  const { t } = useTranslation('matching')
  const { language } = useLanguage()
  const query = useQuery(
    matchedQueries.list(language, job.jid, {
      user_ids: [...userIds],
      page: 1,
      limit: 10,
      sort: '-score',
    }),
  )
  return (
    <>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        marginBlockEnd="4"
      >
        <chakra.h2 textStyle="h2">{t('comparison')}</chakra.h2>
        <Button size="sm" variant="secondary" onClick={onClose}>
          {t('table.back')}
        </Button>
      </chakra.div>
      <Loaded
        query={query}
        labels={{ loading: t('loading'), failed: t('failed') }}
        skeleton={<Skeleton height="480px" />}
      >
        {({ results, loading }) => {
          const found = userIds.flatMap((id) => results.filter((one) => one.user_id === id))
          if (loading) return <EmptyState title={t('ranking')}>{t('rankingBody')}</EmptyState>
          if (found.length < 2)
            return <EmptyState title={t('table.gone')}>{t('table.goneBody')}</EmptyState>
          return <Compared job={job} candidates={found} />
        }}
      </Loaded>
    </>
  )
}

const Compared = ({ job, candidates }: { job: PostedJob; candidates: readonly Matched[] }) => {
  const [chosen, setChosen] = useState<{ act: Act; userId: string } | null>(null)
  const [isAsking, setAsking] = useState(false)
  const about = candidates.find(({ user_id: id }) => id === chosen?.userId)
  const dialog = (act: Act) => ({
    open: isAsking && chosen?.act === act,
    onClose: () => setAsking(false),
  })
  return (
    <>
      <ComparisonTable
        candidates={candidates}
        acts={(candidate) => (
          <CandidateActs
            job={job}
            candidate={candidate}
            onAct={(act) => {
              setChosen({ act, userId: candidate.user_id })
              setAsking(true)
            }}
          />
        )}
      />
      {about === undefined ? null : (
        <Fragment key={about.user_id}>
          <PokeDialog {...dialog('poke')} jobId={job.jid} people={[about]} />
          {chosen?.act === 'interview' ? (
            <ScheduleInterview
              {...dialog('interview')}
              jobId={job.jid}
              candidateId={about.user_id}
            />
          ) : null}
          <NoteDialog {...dialog('note')} candidate={about} />
        </Fragment>
      )}
    </>
  )
}
