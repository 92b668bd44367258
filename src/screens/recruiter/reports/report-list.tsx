import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recruiterQueries, type AssessmentId } from '../../../features/recruiter/recruiter.queries'
import { ListPages } from '../../../features/recruiter/list-pages'
import { isNarrowed, withoutFilters, type ResultsSearch, type ResultsSort } from '../../../features/recruiter/results-search'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { Button } from '../../../ui/button'
import { DataTable, type Sort } from '../../../ui/data-table'
import { Loading, TableSkeleton } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import { useReportColumns } from './use-report-columns'

interface ReportListProps {
  assessmentId: AssessmentId
  search: ResultsSearch
  onChange: (part: Partial<ResultsSearch>) => void
}

/** The reports that fit the filters, a page of them, in all states such a list can be in. */
export const ReportList = ({ assessmentId, search, onChange }: ReportListProps) => {
  const { t } = useTranslation('recruiter')
  const sentence = useErrorSentence()
  const list = useQuery({ ...recruiterQueries.results(assessmentId, search), placeholderData: keepPreviousData })
  const columns = useReportColumns(assessmentId, search)
  if (list.data === undefined) {
    return list.isError ? (
      <ErrorState title={t('reports.failed')} retryLabel={t('list.retry')} retrying={list.isFetching} onRetry={() => void list.refetch()}>
        {sentence(list.error)} {t('reports.filtersKept')}
      </ErrorState>
    ) : (
      <Loading label={t('reports.loading')}>
        <chakra.div borderWidth="1px" borderColor="border" borderRadius="panel">
          <TableSkeleton rows={search.limit > 10 ? 12 : 10} columns={7} />
        </chakra.div>
      </Loading>
    )
  }
  const { results, total } = list.data
  if (total === 0) return isNarrowed(search) ? <NoneFit search={search} onChange={onChange} /> : <EmptyState title={t('reports.none')}>{t('reports.noneBody')}</EmptyState>
  const pages = Math.max(1, Math.ceil(total / search.limit))
  return (
    <>
      {list.isError ? <StaleNotice onRetry={() => void list.refetch()} words={sentence(list.error)} retrying={list.isFetching} /> : null}
      {results.length === 0 ? (
        <EmptyState
          title={t('reports.pastEnd')}
          action={
            <Button size="sm" variant="secondary" onClick={() => onChange({ page: pages })}>
              {t('reports.lastPage')}
            </Button>
          }
        />
      ) : (
        <DataTable
          caption={t('reports.caption')}
          columns={columns}
          rows={results}
          rowKey={(row) => row.attempt_id}
          sort={sortOf(search.sort)}
          onSort={(id) => onChange({ sort: nextSort(search.sort, id) })}
          stale={list.isPlaceholderData}
        />
      )}
      <ListPages total={total} pages={pages} search={search} onChange={onChange} />
    </>
  )
}

const sortOf = (sort: ResultsSort): Sort => ({ id: sort.replace('-', ''), direction: sort.startsWith('-') ? 'desc' : 'asc' })

/** The same column turns round; another begins with what people look for: newest, highest, A to Z. */
function nextSort(sort: ResultsSort, id: string): ResultsSort {
  const column = id === 'overall' || id === 'full_name' ? id : 'started_at'
  if (sort === column) return `-${column}`
  if (sort === `-${column}`) return column
  return column === 'full_name' ? column : `-${column}`
}

/** Names what narrows the list, so that it is known what to undo. */
const NoneFit = ({ search, onChange }: Pick<ReportListProps, 'search' | 'onChange'>) => {
  const { t } = useTranslation('recruiter')
  const reasons = [
    search.status === 'all' ? null : t('reports.because.status', { status: t(`status.${search.status}`) }),
    search.result === 'both' ? null : t('reports.because.result', { result: t(`filters.results.${search.result}`) }),
    search.min === 0 && search.max === 100 ? null : t('reports.because.score', { min: search.min, max: search.max }),
    search.from === '' && search.to === '' ? null : t('reports.because.dates'),
    search.name === '' && search.users.length === 0 ? null : t('reports.because.name'),
  ].filter((reason) => reason !== null)
  return (
    <EmptyState
      title={t('reports.noneFit')}
      action={
        <Button size="sm" variant="secondary" onClick={() => onChange(withoutFilters(search))}>
          {t('filters.clearAll')}
        </Button>
      }
    >
      {reasons.join(' ')}
    </EmptyState>
  )
}

const StaleNotice = ({ words, onRetry, retrying }: { words: string; onRetry: () => void; retrying: boolean }) => {
  const { t } = useTranslation('recruiter')
  return (
    <ErrorState title={t('reports.stale')} retryLabel={t('list.retry')} retrying={retrying} onRetry={onRetry}>
      {words}
    </ErrorState>
  )
}
