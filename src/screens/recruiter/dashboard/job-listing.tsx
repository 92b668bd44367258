import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ListX from 'lucide-react/icons/list-x'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getAnswer, api } from '../../../api/client'
import { DataList } from '../../../features/recruiter/lists/data-list'
import { DeleteJob } from '../../../features/recruiter/jobs/delete-job'
import { JobStatus } from '../../../features/recruiter/jobs/job-status'
import { getAddress } from '../../../features/recruiter/lists/list-file'
import { postedJobMutations } from '../../../features/recruiter/jobs/posted-jobs.mutations'
import {
  type PostedJob,
  postedJobQueries,
} from '../../../features/recruiter/jobs/posted-jobs.queries'
import type { List } from '../../../features/recruiter/lists/use-list'
import { formatDate } from '../../../i18n/dates'
import { formatNumber } from '../../../i18n/numbers'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { notify } from '../../../notify'
import { toEditJob, toMatchingCandidates, toPostedJob, toPostJob } from '../../../paths'
import { IconButton, LinkButton } from '../../../ui/button'
import type { Column } from '../../../ui/lists/data-table'
import { Icon } from '../../../ui/icons'
import { TextLink } from '../../../ui/link'
import { EmptyState } from '../../../ui/feedback/states'
import { SegmentedControl } from '../../../ui/layout/tabs'
import { type DashboardSearch, toJobsQuery } from './dashboard-search'

interface JobListingProps {
  search: DashboardSearch
  onChange: (part: Partial<DashboardSearch>) => void
  list: List
}

/** The company's jobs, five a page: the top ones of the dashboard, or all. */
export const JobListing = ({ search, onChange, list }: JobListingProps) => {
  const { t } = useTranslation('posting')
  const { jobs: which } = search
  const query = useQuery({
    ...postedJobQueries.list(toJobsQuery(search)),
    placeholderData: keepPreviousData,
  })
  const [asked, setAsked] = useState<PostedJob | null>(null)
  const [open, setOpen] = useState(false)
  const columns = useJobColumns(which, (job) => {
    setAsked(job)
    setOpen(true)
  })
  return (
    <section aria-labelledby="job-listing">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        marginBlockEnd="3"
      >
        <chakra.h2 id="job-listing" textStyle="h2">
          {t('listing.title')}
        </chakra.h2>
        <SegmentedControl
          label={t('listing.which')}
          value={which}
          onValueChange={(jobs) => onChange({ jobs })}
          items={(['top', 'all'] as const).map((value) => ({
            value,
            label: t(`listing.${value}`),
          }))}
        />
      </chakra.div>
      <DataList
        name="jobs"
        caption={t('listing.title')}
        labels={{
          loading: t('listing.loading'),
          failed: t('listing.failed'),
          none: t('listing.none'),
          noneFit: t('listing.noneFit'),
        }}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ jid }) => jid}
        download={(format) =>
          getAddress(
            getAnswer(
              api.POST('/recruiter/jobs/', {
                body: { ...toJobsQuery(search), download_report: format },
              }),
            ),
          )
        }
        nothing={
          <EmptyState
            title={t('listing.none')}
            action={
              <LinkButton size="sm" variant="secondary">
                <Link to={toPostJob()}>{t('post.title')}</Link>
              </LinkButton>
            }
          />
        }
      />
      {asked === null ? null : (
        <DeleteJob
          key={asked.jid}
          open={open}
          job={asked}
          onClose={() => setOpen(false)}
          onDone={() => setOpen(false)}
        />
      )}
    </section>
  )
}

function useJobColumns(
  which: DashboardSearch['jobs'],
  onDelete: (job: PostedJob) => void,
): Column<PostedJob>[] {
  const { t } = useTranslation('posting')
  const { language } = useLanguage()
  const sentence = useErrorMessage()
  const takeOff = useMutation(postedJobMutations.removeTop())
  const getTitle = (job: PostedJob) => (job.title === '' ? t('untitled') : job.title)
  const remove = (job: PostedJob) =>
    takeOff.mutate(job.jid, {
      onSuccess: ({ message }) => notify.success({ title: message ?? t('done') }),
      onError: (error) => notify.error({ title: t('delete.failed'), body: sentence(error) }),
    })
  return [
    {
      id: 'title',
      header: t('form.title'),
      cell: (job) => (
        // A long title goes on below itself, so that what can be done with the job stays in sight.
        <chakra.span
          display="block"
          minWidth={{ md: '180px' }}
          paddingBlock="1.5"
          whiteSpace="normal"
        >
          <TextLink tone="plain">
            <Link to={toPostedJob(job.jid)}>
              <bdi>{getTitle(job)}</bdi>
            </Link>
          </TextLink>
        </chakra.span>
      ),
    },
    {
      id: 'status',
      header: t('listing.status'),
      cell: ({ status }) => <JobStatus status={status} />,
    },
    {
      id: 'created_at',
      header: t('listing.created'),
      cell: ({ created_at: at }) => formatDate(at, language),
    },
    {
      id: 'matching',
      header: t('fact.matching'),
      align: 'end',
      cell: (job) =>
        job.candidates_loading ? (
          <chakra.span color="fg.muted">{t('fact.ranking')}</chakra.span>
        ) : (
          <TextLink>
            <Link to={toMatchingCandidates(job.jid)}>
              <bdi>{formatNumber(job.matching_candidates, language)}</bdi>
            </Link>
          </TextLink>
        ),
    },
    {
      id: 'applications',
      header: t('fact.applications'),
      align: 'end',
      cell: ({ applications }) => <bdi>{formatNumber(applications, language)}</bdi>,
    },
    {
      id: 'actions',
      header: t('listing.actions'),
      headerHidden: true,
      align: 'end',
      cell: (job) => (
        <chakra.span display="inline-flex" gap="1">
          <LinkButton size="xs" variant="subtle">
            <Link to={toEditJob(job.jid)} aria-label={t('listing.edit', { title: getTitle(job) })}>
              <Icon of={Pencil} size={16} />
            </Link>
          </LinkButton>
          {which === 'top' ? (
            <IconButton
              size="xs"
              label={t('listing.takeOff', { title: getTitle(job) })}
              icon={<Icon of={ListX} size={16} mirror />}
              onClick={() => remove(job)}
            />
          ) : null}
          <IconButton
            size="xs"
            label={t('listing.delete', { title: getTitle(job) })}
            icon={<Icon of={Trash} size={16} />}
            onClick={() => onDelete(job)}
          />
        </chakra.span>
      ),
    },
  ]
}
