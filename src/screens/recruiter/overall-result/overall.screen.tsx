import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { outcomesMutations } from '../../../features/recruiter/outcomes.mutations'
import { outcomesQueries } from '../../../features/recruiter/outcomes.queries'
import { allCandidates, isNarrowedOverall, readOverallSearch, writeOverallSearch, type OverallSearch } from '../../../features/recruiter/overall-search'
import { MadeFileButton } from '../../../features/user/made-file-button'
import { DataTable } from '../../../ui/data-table'
import { PageTitle } from '../../../ui/panel'
import { OutcomeList } from './outcome-list'
import { OverallFilters } from './overall-filters'
import { useOverallColumns } from './use-overall-columns'

/** Candidates with what they came to in both assessments, who took one last coming first. */
const OverallScreen = () => {
  const { t } = useTranslation('overall')
  const navigate = useNavigate()
  const search = readOverallSearch(useSearch({ strict: false }))
  const list = useQuery({ ...outcomesQueries.overall(search), placeholderData: keepPreviousData })
  const columns = useOverallColumns()
  const sheet = useMutation(outcomesMutations.overallSheet())
  // Whatever narrows begins at the first page again.
  const change = (part: Partial<OverallSearch>) => void navigate({ to: '.', search: writeOverallSearch({ ...search, page: 1, ...part }), resetScroll: false })
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
            unavailable={list.data?.total === 0 ? t('sheet.nothing') : undefined}
          >
            {t('sheet.download')}
          </MadeFileButton>
        }
      />
      <OverallFilters search={search} onChange={change} />
      <OutcomeList
        words={{ loading: t('loading'), failed: t('failed'), none: t('none'), noneBody: t('noneBody'), noneFit: t('noneFit') }}
        list={list}
        search={search}
        onChange={change}
        narrowed={isNarrowedOverall(search)}
        onClear={() => change(allCandidates)}
      >
        {(rows) => <DataTable caption={t('title')} columns={columns} rows={rows} rowKey={(row) => row.user_id} density="normal" stale={list.isPlaceholderData} />}
      </OutcomeList>
    </>
  )
}

export default OverallScreen
