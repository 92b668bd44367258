import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DataList } from '../../../features/recruiter/lists/data-list'
import {
  type Matched,
  matchedDownload,
  matchedQueries,
} from '../../../features/recruiter/jobs/matched.queries'
import { toPercent } from '../../../features/candidate/shares.rules'
import { Missing, OnePage } from '../../../features/recruiter/lists/one-page'
import {
  type PostedJob,
  postedJobQueries,
} from '../../../features/recruiter/jobs/posted-jobs.queries'
import { useChosen } from '../../../features/recruiter/lists/use-chosen'
import { useList } from '../../../features/recruiter/lists/use-list'
import { formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { toPostedJob, toRecruiterDashboard } from '../../../paths'
import { Button } from '../../../ui/button'
import { FilterLine } from '../../../ui/lists/filter-line'
import { Breadcrumbs } from '../../../ui/lists/filters'
import { PageTitle } from '../../../ui/layout/panel'
import { FilterSelect } from '../../../ui/fields/select-field'
import { FloatingBar } from '../../../ui/frames/settings-frame'
import { EmptyState } from '../../../ui/feedback/states'
import { TypedSearch } from '../../../ui/lists/typed-search'
import { Comparison } from './comparison'
import {
  leastScores,
  matchedList,
  toMatchedQuery,
  mostCompared,
  whoOptions,
} from './matched-search'
import { PokeDialog } from '../../../features/recruiter/jobs/poke-dialog'
import { useMatchedColumns } from './use-matched-columns'
import { WhyDialog } from './why-dialog'

/** The candidates that match a job: why they match, compared side by side, and invited to apply. */
const MatchingCandidatesScreen = () => {
  const { t } = useTranslation('matching')
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const missing = (
    <Missing
      title={t('missing')}
      body={t('missingBody')}
      list={<Link to={toRecruiterDashboard()}>{t('toJobs')}</Link>}
    />
  )
  return (
    <OnePage
      query={useQuery(postedJobQueries.one(id))}
      labels={{ loading: t('loading'), failed: t('jobFailed') }}
      missing={missing}
    >
      {(job) => (job === null ? missing : <Candidates key={job.jid} job={job} />)}
    </OnePage>
  )
}

const Candidates = ({ job }: { job: PostedJob }) => {
  const { t } = useTranslation('matching')
  const { t: tList } = useTranslation('recruiter')
  const { language } = useLanguage()
  const { search, change, list } = useList(matchedList)
  const query = useQuery({
    ...matchedQueries.list(language, job.jid, toMatchedQuery(search)),
    placeholderData: keepPreviousData,
  })
  // The threshold is known only after the list has loaded.
  const threshold = toPercent(query.data?.listedAbove ?? 0)
  const chosen = useChosen<Matched>(job.jid)
  const [explained, setExplained] = useState<Matched | null>(null)
  const [asked, setAsked] = useState<readonly Matched[]>([])
  const [open, setOpen] = useState<'why' | 'poke' | null>(null)
  const explain = (one: Matched) => {
    setExplained(one)
    setOpen('why')
  }
  const ask = (some: readonly Matched[]) => {
    setAsked(some)
    setOpen('poke')
  }
  const columns = useMatchedColumns({
    onExplain: explain,
    onPoke: (one) => ask([one]),
  })
  const people = [...chosen.rows.values()]
  const head = (
    <>
      <Breadcrumbs
        label={t('path')}
        links={[
          <Link key="job" to={toPostedJob(job.jid)}>
            <bdi>{job.title}</bdi>
          </Link>,
        ]}
        here={t('title')}
      />
      <PageTitle title={t('title')} intro={t('intro')} />
    </>
  )
  // The list keeps its page during the comparison.
  const compare = (some: readonly string[]) => change({ compare: some, page: search.page })
  if (search.compare.length > 1)
    return (
      <>
        {head}
        <Comparison job={job} userIds={search.compare} onClose={() => compare([])} />
      </>
    )
  const ranking = <EmptyState title={t('ranking')}>{t('rankingBody')}</EmptyState>
  return (
    <>
      {head}
      <FilterLine
        clearLabel={tList('filters.clear')}
        onClear={list.narrowed ? list.clear : undefined}
      >
        <TypedSearch
          label={t('filter.name')}
          typed={search.name}
          onSearch={(name) => change({ name })}
        />
        <FilterSelect
          label={t('filter.score')}
          active={search.score !== 'listed'}
          value={search.score}
          onChange={(event) =>
            change({ score: leastScores.find((score) => score === event.target.value) ?? 'listed' })
          }
          options={leastScores
            .filter((value) => value === 'listed' || Number(value) > threshold)
            .map((value) => ({
              value,
              label: t('filter.above', {
                percent: formatPercent(value === 'listed' ? threshold : Number(value), language),
              }),
            }))}
        />
        <FilterSelect
          label={t('filter.who')}
          active={search.who !== 'all'}
          value={search.who}
          onChange={(event) =>
            change({ who: whoOptions.find((who) => who === event.target.value) ?? 'all' })
          }
          options={whoOptions.map((value) => ({ value, label: t(`filter.${value}`) }))}
        />
      </FilterLine>
      {query.data?.loading === true ? (
        ranking
      ) : (
        <DataList
          name="matching-candidates"
          caption={t('title')}
          labels={{
            loading: t('loading'),
            failed: t('failed'),
            none: t('none'),
            noneBody: t('noneBody', { percent: formatPercent(threshold, language) }),
            noneFit: t('noneFit'),
          }}
          list={list}
          query={query}
          columns={columns}
          rowKey={(row) => row.user_id}
          density="normal"
          download={matchedDownload(job.jid, toMatchedQuery(search))}
          choosing={{ chosen, rowLabel: (row) => t('choose', { name: row.full_name }) }}
        />
      )}
      {people.length === 0 ? null : (
        <FloatingBar>
          <chakra.p textStyle="small" color="fg.muted" flex="1" minWidth="min(240px, 100%)">
            {people.length < 2 || people.length > mostCompared ? t('compareHow') : ''}
          </chakra.p>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            gap="2"
            width={{ base: 'full', sm: 'auto' }}
            css={{ '@media (max-width: 479.98px)': { '& > *': { flexGrow: '1' } } }}
          >
            <Button
              variant="secondary"
              disabled={people.length < 2 || people.length > mostCompared}
              onClick={() => compare(people.map(({ user_id: id }) => id))}
            >
              {t('compare', { count: people.length })}
            </Button>
            <Button variant="primary" onClick={() => ask(people)}>
              {t('poke.do')}
            </Button>
          </chakra.div>
        </FloatingBar>
      )}
      <WhyDialog open={open === 'why'} candidate={explained} onClose={() => setOpen(null)} />
      <PokeDialog
        open={open === 'poke'}
        jobId={job.jid}
        people={asked}
        onClose={() => setOpen(null)}
        onDone={() => chosen.clear()}
      />
    </>
  )
}

export default MatchingCandidatesScreen
