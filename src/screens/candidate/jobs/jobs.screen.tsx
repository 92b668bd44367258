import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../ui/layout/panel'
import { Tabs } from '../../../ui/layout/tabs'
import { JobFilters } from './job-filters'
import { JobList } from './job-list'
import { lists, readJobsSearch, writeJobsSearch, type JobsSearch } from './jobs-search'

/** The jobs that match a candidate, and those that they did something about. */
const JobsScreen = () => {
  // The names of the cities, too, so that no row takes the page away while they come.
  const { t } = useTranslation(['jobs', 'onboarding'])
  const navigate = useNavigate()
  const search = readJobsSearch(useSearch({ strict: false }))
  const change = (part: Partial<JobsSearch>) =>
    void navigate({
      to: '.',
      search: writeJobsSearch({ ...search, page: 1, ...part }),
      resetScroll: part.page !== undefined,
    })
  return (
    <>
      <PageTitle title={t('list.title')} intro={t(`list.intro.${search.list}`)} />
      <Tabs
        label={t('list.lists')}
        value={search.list}
        onValueChange={(list) => change({ list })}
        items={lists.map((value) => ({ value, label: t(`list.names.${value}`) }))}
      >
        {search.list === 'matching' ? <JobFilters search={search} onChange={change} /> : null}
        <JobList search={search} onChange={change} />
      </Tabs>
    </>
  )
}

export default JobsScreen
