import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataList } from '../../../features/recruiter/lists/data-list'
import {
  outcomesDownloads,
  outcomesQueries,
} from '../../../features/recruiter/outcomes/outcomes.queries'
import { overallList } from '../../../features/recruiter/outcomes/overall-search'
import { useList } from '../../../features/recruiter/lists/use-list'
import { PageTitle } from '../../../ui/layout/panel'
import { OverallFilters } from './overall-filters'
import { useOverallColumns } from './use-overall-columns'

/**
 * Candidates with what they came to in both assessments; who took one last comes first, where no
 * other order is asked for.
 */
const OverallScreen = () => {
  const { t } = useTranslation('overall')
  const { search, change, list } = useList(overallList)
  const results = useQuery({
    ...outcomesQueries.overall(search),
    placeholderData: keepPreviousData,
  })
  const columns = useOverallColumns()
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      <OverallFilters search={search} onChange={change} list={list} />
      <DataList
        name="overall"
        caption={t('title')}
        labels={{
          loading: t('loading'),
          failed: t('failed'),
          none: t('none'),
          noneBody: t('noneBody'),
          noneFit: t('noneFit'),
          notSaved: t('notSaved'),
        }}
        list={list}
        query={results}
        columns={columns}
        rowKey={(row) => row.user_id}
        density="normal"
        download={outcomesDownloads.overall(search)}
      />
    </>
  )
}

export default OverallScreen
