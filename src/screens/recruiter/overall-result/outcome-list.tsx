import { chakra } from '@chakra-ui/react/styled-system'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { Button } from '../../../ui/button'
import { Loading, TableSkeleton } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import { ListPages, type Place } from '../../../features/recruiter/list-pages'

interface ListWords {
  loading: string
  failed: string
  none: string
  noneBody: string
  noneFit: string
}

interface OutcomeListProps<Row> {
  words: ListWords
  list: UseQueryResult<{ results: Row[]; total: number }>
  search: Place
  onChange: (place: Partial<Place>) => void
  /** Whether something is left out by what the list is narrowed to, and how that is taken off. */
  narrowed: boolean
  onClear: () => void
  children: (rows: Row[]) => ReactNode
}

/** A page of a list in all states it can be in. */
export const OutcomeList = <Row,>({ words, list, search, onChange, narrowed, onClear, children }: OutcomeListProps<Row>) => {
  const { t } = useTranslation('recruiter')
  const sentence = useErrorSentence()
  if (list.isError) {
    return (
      <ErrorState title={words.failed} retryLabel={t('list.retry')} retrying={list.isFetching} onRetry={() => void list.refetch()}>
        {sentence(list.error)} {t('reports.filtersKept')}
      </ErrorState>
    )
  }
  if (list.data === undefined) {
    return (
      <Loading label={words.loading}>
        <chakra.div borderWidth="1px" borderColor="border" borderRadius="panel">
          <TableSkeleton rows={8} columns={5} />
        </chakra.div>
      </Loading>
    )
  }
  const { results, total } = list.data
  if (total === 0) return <Nothing words={words} narrowed={narrowed} onClear={onClear} />
  const pages = Math.max(1, Math.ceil(total / search.limit))
  return (
    <>
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
        children(results)
      )}
      <ListPages total={total} pages={pages} search={search} onChange={onChange} />
    </>
  )
}

const Nothing = ({ words, narrowed, onClear }: Pick<OutcomeListProps<never>, 'words' | 'narrowed' | 'onClear'>) => {
  const { t } = useTranslation('recruiter')
  if (!narrowed) return <EmptyState title={words.none}>{words.noneBody}</EmptyState>
  return (
    <EmptyState
      title={words.noneFit}
      action={
        <Button size="sm" variant="secondary" onClick={onClear}>
          {t('filters.clearAll')}
        </Button>
      }
    />
  )
}
