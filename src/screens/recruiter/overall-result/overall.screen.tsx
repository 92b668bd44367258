import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataList } from '../../../features/recruiter/data-list'
import { outcomesMutations } from '../../../features/recruiter/outcomes.mutations'
import { outcomesQueries } from '../../../features/recruiter/outcomes.queries'
import { overallList } from '../../../features/recruiter/overall-search'
import { useList } from '../../../features/recruiter/use-list'
import { MadeFileButton } from '../../../features/user/made-file-button'
import { PageTitle } from '../../../ui/panel'
import { OverallFilters } from './overall-filters'
import { useOverallColumns } from './use-overall-columns'

/** Candidates with what they came to in both assessments, who took one last coming first. */
const OverallScreen = () => {
  const { t } = useTranslation('overall')
  const { search, change, list } = useList(overallList)
  const results = useQuery({ ...outcomesQueries.overall(search), placeholderData: keepPreviousData })
  const columns = useOverallColumns()
  const sheet = useMutation(outcomesMutations.overallSheet())
  return (
    <>
      <PageTitle
        title={t('title')}
        intro={t('intro')}
        action={
          // Everybody who fits the filters, not only the page that is shown.
          <MadeFileButton
            ask={() => sheet.mutateAsync(search)}
            words={{ making: t('sheet.making'), stays: t('sheet.stays'), failed: t('sheet.failed'), again: t('sheet.again') }}
            makingLabel={t('sheet.working')}
            unavailable={results.data?.total === 0 ? t('sheet.nothing') : undefined}
          >
            {t('sheet.download')}
          </MadeFileButton>
        }
      />
      <OverallFilters search={search} onChange={change} list={list} />
      <DataList
        name="overall"
        caption={t('title')}
        words={{ loading: t('loading'), failed: t('failed'), none: t('none'), noneBody: t('noneBody'), noneFit: t('noneFit') }}
        list={list}
        query={results}
        columns={columns}
        rowKey={(row) => row.user_id}
        density="normal"
      />
    </>
  )
}

export default OverallScreen
