import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import { outcomesMutations } from '../../../features/recruiter/outcomes.mutations'
import { outcomesQueries } from '../../../features/recruiter/outcomes.queries'
import { allCandidates, isNarrowedOverall, readOverallSearch, writeOverallSearch, type OverallSearch } from '../../../features/recruiter/overall-search'
import { useMadeFile } from '../../../features/user/use-made-file'
import { Button } from '../../../ui/button'
import { DataTable } from '../../../ui/data-table'
import { Icon } from '../../../ui/icons'
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
  const sheet = useSheet(search)
  // Whatever narrows begins at the first page again.
  const change = (part: Partial<OverallSearch>) => void navigate({ to: '.', search: writeOverallSearch({ ...search, page: 1, ...part }), resetScroll: false })
  const none = list.data?.total === 0
  return (
    <>
      <PageTitle
        title={t('title')}
        intro={t('intro')}
        action={
          <Button size="sm" variant="secondary" icon={<Icon of={Download} />} loading={sheet.making} loadingLabel={t('sheet.working')} disabled={none} title={none ? t('sheet.nothing') : undefined} onClick={sheet.download}>
            {t('sheet.download')}
          </Button>
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

/** Everybody who fits the filters, not only the page that is shown. */
function useSheet(search: OverallSearch) {
  const { t } = useTranslation('overall')
  const ask = useMutation(outcomesMutations.overallSheet())
  return useMadeFile(() => ask.mutateAsync(search), { making: t('sheet.making'), stays: t('sheet.stays'), failed: t('sheet.failed'), again: t('sheet.again') })
}

export default OverallScreen
