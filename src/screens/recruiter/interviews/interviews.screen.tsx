import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../../session/session-context'
import { CandidateFilter } from '../../../features/recruiter/people/candidate-filter'
import { CandidateSearch } from '../../../features/recruiter/people/candidate-search'
import { DataList } from '../../../features/recruiter/lists/data-list'
import {
  interviewQueries,
  interviewsDownload,
} from '../../../features/recruiter/interviews/interviews.queries'
import { ScheduleInterview } from '../../../features/recruiter/interviews/schedule-interview'
import { useList } from '../../../features/recruiter/lists/use-list'
import { toRecruiterInterview } from '../../../paths'
import { Button } from '../../../ui/button'
import { ActiveFilter } from '../../../ui/lists/filters'
import { FilterLine } from '../../../ui/lists/filter-line'
import { Icon } from '../../../ui/icons'
import { PageTitle } from '../../../ui/layout/panel'
import { FilterSelect } from '../../../ui/fields/select-field'
import { EmptyState } from '../../../ui/feedback/states'
import { interviewList, toInterviewsQuery, statuses } from './interviews-address'
import { useInterviewColumns } from './use-interview-columns'

/** The interviews of the company. */
const InterviewsScreen = () => {
  const { t } = useTranslation('interviews')
  const { t: tList } = useTranslation('recruiter')
  const navigate = useNavigate()
  const { search, change, list } = useList(interviewList)
  const [scheduling, setScheduling] = useState(false)
  const query = toInterviewsQuery(search, usePerson()?.id)
  const interviews = useQuery({
    ...interviewQueries.list(query),
    placeholderData: keepPreviousData,
  })
  const columns = useInterviewColumns({ onJob: (job) => change({ job: [job] }) })
  const [ofJob] = search.job
  const jobTitle = interviews.data?.results.find(({ job_id: id }) => id === ofJob)?.job_title
  const schedule = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} icon={<Icon of={CalendarPlus} />} onClick={() => setScheduling(true)}>
      {t('schedule.open')}
    </Button>
  )
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} action={schedule('primary')} />
      <FilterLine
        clearLabel={tList('filters.clear')}
        onClear={list.narrowed ? list.clear : undefined}
      >
        <CandidateSearch
          label={t('filters.candidate')}
          onCandidate={(id) => change({ candidate: [id] })}
        />
        {search.candidate.map((id) => (
          <CandidateFilter key={id} id={id} onRemove={() => change({ candidate: [] })} />
        ))}
        <FilterSelect
          label={t('filters.status')}
          active={search.status !== 'all'}
          value={search.status}
          onChange={(event) =>
            change({ status: statuses.find((status) => status === event.target.value) ?? 'all' })
          }
          options={[
            { value: 'all', label: tList('filters.all') },
            ...statuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
          ]}
        />
        <FilterSelect
          label={t('filters.whose')}
          active={search.whose !== 'all'}
          value={search.whose}
          onChange={(event) => change({ whose: event.target.value === 'mine' ? 'mine' : 'all' })}
          options={(['all', 'mine'] as const).map((owner) => ({
            value: owner,
            label: t(`filters.whoses.${owner}`),
          }))}
        />
        {ofJob === undefined ? null : (
          <ActiveFilter removeLabel={t('filters.removeJob')} onRemove={() => change({ job: [] })}>
            <bdi>{jobTitle ?? '…'}</bdi>
          </ActiveFilter>
        )}
      </FilterLine>
      <DataList
        name="interviews"
        caption={t('title')}
        labels={{
          loading: t('loading'),
          failed: t('failed'),
          none: t('none'),
          noneFit: t('noneFit'),
        }}
        list={list}
        query={interviews}
        columns={columns}
        rowKey={(row) => row.id}
        density="normal"
        download={interviewsDownload(query)}
        nothing={
          <EmptyState title={t('none')} action={schedule('secondary')}>
            {t('noneBody')}
          </EmptyState>
        }
      />
      <ScheduleInterview
        open={scheduling}
        onClose={() => setScheduling(false)}
        onMade={({ id }) => void navigate({ to: toRecruiterInterview(id) })}
      />
    </>
  )
}

export default InterviewsScreen
