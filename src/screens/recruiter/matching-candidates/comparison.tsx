import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Matched, matchedQueries } from '../../../features/recruiter/matched.queries'
import type { PostedJob } from '../../../features/recruiter/posted-jobs.queries'
import { ScheduleInterview } from '../../../features/recruiter/schedule-interview'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { CandidateActs, type Act } from './candidate-acts'
import { ComparisonTable } from './comparison-table'
import { NoteDialog } from './note-dialog'
import { PokeDialog } from './poke-dialog'

interface ComparisonProps {
  job: PostedJob
  candidates: readonly Matched[]
  onClose: () => void
}

/** Two to four candidates beside each other, in the place of the list, with what can be done. */
export const Comparison = ({ job, candidates, onClose }: ComparisonProps) => {
  const { t } = useTranslation('matching')
  const shown = useCompared(job, candidates)
  const [chosen, setChosen] = useState<{ act: Act; userId: string } | null>(null)
  const [isAsking, setAsking] = useState(false)
  const about = shown.find(({ user_id: id }) => id === chosen?.userId)
  const dialog = (act: Act) => ({
    open: isAsking && chosen?.act === act,
    onClose: () => setAsking(false),
  })
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
      <ComparisonTable
        candidates={shown}
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

/** Several are asked for again: what was done with one of them shows at once. */
function useCompared(job: PostedJob, candidates: readonly Matched[]): readonly Matched[] {
  const { language } = useLanguage()
  const { data } = useQuery({
    ...matchedQueries.list(language, job.jid, {
      user_ids: candidates.map(({ user_id: id }) => id),
      page: 1,
      limit: 10,
      sort: '-score',
    }),
  })
  return candidates.map((one) => data?.results.find(({ user_id: id }) => id === one.user_id) ?? one)
}
