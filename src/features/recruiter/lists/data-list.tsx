import { chakra } from '@chakra-ui/react/styled-system'
import type { UseQueryResult } from '@tanstack/react-query'
import { useDeferredValue, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { Button } from '../../../ui/button'
import { DataTable, type Column } from '../../../ui/lists/data-table'
import { Loading, TableSkeleton } from '../../../ui/feedback/skeleton'
import { EmptyState, ErrorState } from '../../../ui/feedback/states'
import { ChosenLine } from './chosen-line'
import { ListPages } from './list-pages'
import type { Download } from './download-buttons'
import { ListTools } from './list-tools'
import { OfflineNotice } from '../../../loading/offline-notice'
import type { Chosen } from './use-chosen'
import { useColumns } from './use-columns'
import type { List } from './use-list'

export interface ListLabels {
  loading: string
  failed: string
  /** Where there is nothing at all, and what to do about it. */
  none: string
  noneBody?: string
  /** Where the filters leave nothing. */
  noneFit: string
  /** What it was searched for, where that may leave nothing. */
  searched?: string
  /** Which filters do, in sentences. */
  because?: string
  /** Where it cannot be had as a file; left out, the usual sentence. */
  notSaved?: string
}

interface DataListProps<Row> {
  /** By which the chosen columns are remembered. */
  name: string
  /** What the table holds. */
  caption: string
  labels: ListLabels
  list: List
  query: UseQueryResult<{ results: Row[]; total: number }>
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** Answers the address of everything that fits, as a file. */
  download?: Download
  /**
   * Rows can be chosen. `everything` where what is done with them can be done with all that fit.
   */
  choosing?: { chosen: Chosen<Row>; rowLabel: (row: Row) => string; everything?: true }
  density?: 'dense' | 'normal'
  /** Stands in place of the words for nothing at all. */
  nothing?: ReactNode
}

/** A list in all states it can be in: the one frame of every table that has pages. */
export const DataList = <Row,>(props: DataListProps<Row>) => {
  const {
    name,
    caption,
    labels,
    list,
    query,
    columns,
    rowKey,
    download,
    choosing,
    density,
    nothing,
  } = props
  const { t } = useTranslation('recruiter')
  const sentence = useErrorMessage()
  const chosenColumns = useColumns(name, columns)
  const failure = query.isError ? (
    <ErrorState
      title={query.data === undefined ? labels.failed : t('list.stale')}
      retryLabel={t('list.retry')}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      {sentence(query.error)} {list.narrowed ? t('reports.filtersKept') : null}
    </ErrorState>
  ) : null
  // Rows that arrive are drawn a few milliseconds at a time, so that a phone stays responsive. Rows
  // that are in the cache are drawn at once.
  const isDrawn = useDeferredValue(query.data !== undefined)
  if (query.data === undefined || !isDrawn) {
    return (
      failure ??
      (query.isPaused ? (
        <OfflineNotice failed={labels.failed} />
      ) : (
        <Loading label={labels.loading}>
          <chakra.div borderWidth="1px" borderColor="border" borderRadius="panel">
            <TableSkeleton
              rows={list.limit > 10 ? 12 : 10}
              columns={Math.min(8, chosenColumns.shown.length)}
            />
          </chakra.div>
        </Loading>
      ))
    )
  }
  const { results, total } = query.data
  if (total === 0)
    return list.narrowed ? (
      <NoneFit labels={labels} onClear={list.clear} />
    ) : (
      (nothing ?? <EmptyState title={labels.none}>{labels.noneBody}</EmptyState>)
    )
  const pages = Math.max(1, Math.ceil(total / list.limit))
  const page = new Map(results.map((row) => [rowKey(row), row]))
  return (
    <>
      {failure}
      {query.isPaused && query.isPlaceholderData ? (
        <OfflineNotice failed={t('list.stale')} />
      ) : null}
      <ListTools
        name={name}
        list={list}
        total={total}
        columns={columns}
        chosenColumns={chosenColumns}
        download={download}
        notSaved={labels.notSaved}
      />
      {choosing === undefined ? null : (
        <ChosenLine
          chosen={choosing.chosen}
          page={page}
          total={total}
          everything={choosing.everything === true}
        />
      )}
      {results.length === 0 ? (
        <EmptyState
          title={t('reports.pastEnd')}
          action={
            <Button size="sm" variant="secondary" onClick={() => list.goTo({ page: pages })}>
              {t('reports.lastPage')}
            </Button>
          }
        />
      ) : (
        <DataTable
          caption={caption}
          columns={chosenColumns.shown.map((column) => ({
            ...column,
            sortable: list.sorts.some((sort) => sort.replace('-', '') === column.id),
          }))}
          rows={results}
          rowKey={rowKey}
          sort={list.sort}
          onSort={list.sortBy}
          stale={query.isPlaceholderData}
          {...(density === undefined ? {} : { density })}
          {...(choosing === undefined
            ? {}
            : {
                selection: {
                  chosen: choosing.chosen.everything
                    ? new Set(page.keys())
                    : new Set(choosing.chosen.rows.keys()),
                  onChange: (keys: Set<string>) => choosing.chosen.choose(keys, page),
                  allLabel: t('approvals.selectPage'),
                  rowLabel: choosing.rowLabel,
                },
              })}
        />
      )}
      <ListPages pages={pages} search={list} onChange={list.goTo} />
    </>
  )
}

const NoneFit = ({ labels, onClear }: { labels: ListLabels; onClear: () => void }) => {
  const { t } = useTranslation('recruiter')
  const { searched = '', because = '' } = labels
  const found = searched === '' ? '' : t('list.searched', { query: `\u2068${searched}\u2069` })
  return (
    <EmptyState
      title={labels.noneFit}
      action={
        <Button size="sm" variant="secondary" onClick={onClear}>
          {t('filters.clearAll')}
        </Button>
      }
    >
      {`${found} ${because}`.trim() || undefined}
    </EmptyState>
  )
}
