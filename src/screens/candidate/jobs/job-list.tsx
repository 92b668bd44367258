import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  candidateQueries,
  jobsOnPage,
  type MatchingJob,
} from '../../../features/candidate/candidate.queries'
import { JobRow } from '../../../features/candidate/jobs/job-row'
import { NothingRead } from '../../../features/candidate/nothing-read'
import { Loaded } from '../../../loading/loaded'
import { formatNumber } from '../../../i18n/numbers'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'
import { Pagination } from '../../../ui/lists/pagination'
import { Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { toQuery, type JobsSearch } from './jobs-search'
import { NoJobs } from './no-jobs'

interface JobListProps {
  search: JobsSearch
  onChange: (part: Partial<JobsSearch>) => void
}

/** A page of jobs, in all states such a list can be in. */
export const JobList = ({ search, onChange }: JobListProps) => {
  const { t } = useTranslation('jobs')
  const { language } = useLanguage()
  const matching = useQuery({
    ...candidateQueries.jobs(language, toQuery(search)),
    placeholderData: keepPreviousData,
    enabled: search.list === 'matching',
  })
  const own = useQuery({
    ...candidateQueries.ownJobs(
      language,
      search.list === 'matching' ? 'applied' : search.list,
      search.page,
    ),
    enabled: search.list !== 'matching',
  })
  const list = search.list === 'matching' ? matching : own
  return (
    <Loaded
      query={list}
      labels={{ loading: t('list.loading'), failed: t('list.failed') }}
      skeleton={<ListSkeleton />}
      instead={({ code }) => (code === 'resume_not_ready' ? <NothingRead /> : null)}
    >
      {({ results, total, listed_above: listedAbove }) =>
        results.length === 0 ? (
          <NoJobs search={search} total={total} listedAbove={listedAbove} onChange={onChange} />
        ) : (
          <>
            <chakra.p textStyle="small" color="fg.muted" marginBlockEnd="3" role="status">
              {t('list.found', { count: total, number: formatNumber(total, language) })}
            </chakra.p>
            <chakra.div
              opacity={list.isPlaceholderData ? '0.6' : '1'}
              aria-busy={list.isPlaceholderData || undefined}
            >
              <Rows jobs={results} />
            </chakra.div>
            {total > jobsOnPage ? (
              <Pagination
                label={t('list.pages')}
                previousLabel={t('list.previous')}
                nextLabel={t('list.next')}
                pageLabel={(page) => t('list.page', { page })}
                page={search.page}
                pages={Math.ceil(total / jobsOnPage)}
                onPage={(page) => onChange({ page })}
              />
            ) : null}
          </>
        )
      }
    </Loaded>
  )
}

/**
 * The rows, with the hearts as they stand now: they may have changed on another device since the
 * list was made.
 */
const Rows = ({ jobs }: { jobs: readonly MatchingJob[] }) => {
  const { t } = useTranslation('jobs')
  const sentence = useErrorMessage()
  const favorites = useQuery(candidateQueries.favorites(jobs.map(({ jid }) => jid)))
  const liked = new Map(favorites.data?.map(({ job_id, is_favorite }) => [job_id, is_favorite]))
  return (
    <>
      {favorites.isError ? (
        <chakra.div marginBlockEnd="3">
          <Notice
            tone="warning"
            live
            title={t('favorite.failed')}
            action={
              <Button
                size="sm"
                variant="secondary"
                loading={favorites.isFetching}
                onClick={() => void favorites.refetch()}
              >
                {t('retry')}
              </Button>
            }
          >
            {sentence(favorites.error)} {t('favorite.asListed')}
          </Notice>
        </chakra.div>
      ) : null}
      <Panel>
        <chakra.ul marginBlock="-4">
          {jobs.map((job) => (
            <JobRow
              key={job.jid}
              job={{ ...job, is_favorite: liked.get(job.jid) ?? job.is_favorite }}
              level={2}
            />
          ))}
        </chakra.ul>
      </Panel>
    </>
  )
}

const ListSkeleton = () => (
  <Panel>
    {Array.from({ length: 6 }, (_, row) => (
      <chakra.div key={row} display="flex" gap="6" alignItems="center" height="84px">
        <Skeleton width="72px" height="32px" />
        <chakra.div flex="1" display="flex" flexDirection="column" gap="2">
          <Skeleton width={`${40 + ((row * 17) % 30)}%`} />
          <Skeleton width={`${55 + ((row * 13) % 30)}%`} height="12px" />
        </chakra.div>
      </chakra.div>
    ))}
  </Panel>
)
