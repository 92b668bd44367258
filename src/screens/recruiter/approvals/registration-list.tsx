import { chakra } from '@chakra-ui/react/styled-system'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { ListPages } from '../../../features/recruiter/list-pages'
import { ArrangementDialog } from '../../../features/recruiter/arrangement-dialog'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { Button } from '../../../ui/button'
import { DataTable } from '../../../ui/data-table'
import { Loading, TableSkeleton } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
import type { Registration, RegistrationsSearch } from './registrations-search'
import { useRegistrationColumns } from './use-registration-columns'

type List = components['schemas']['AdminCandidateList']['data']

interface RegistrationListProps {
  list: UseQueryResult<List>
  search: RegistrationsSearch
  onChange: (part: Partial<RegistrationsSearch>) => void
  chosen: ReadonlyMap<string, Registration>
  onChosen: (chosen: ReadonlyMap<string, Registration>) => void
}

/** The registrations of one status, to be chosen row by row or by the page. */
export const RegistrationList = ({ list, search, onChange, chosen, onChosen }: RegistrationListProps) => {
  const { t } = useTranslation('recruiter')
  const sentence = useErrorSentence()
  const [arranged, setArranged] = useState<Registration | null>(null)
  const [open, setOpen] = useState(false)
  const columns = useRegistrationColumns(search.status, (row) => {
    setArranged(row)
    setOpen(true)
  })
  if (list.isError) {
    return (
      <ErrorState title={t('approvals.failed')} retryLabel={t('list.retry')} retrying={list.isFetching} onRetry={() => void list.refetch()}>
        {sentence(list.error)}
      </ErrorState>
    )
  }
  if (list.data === undefined) {
    return (
      <Loading label={t('approvals.loading')}>
        <chakra.div borderWidth="1px" borderColor="border" borderRadius="panel">
          <TableSkeleton rows={8} columns={6} />
        </chakra.div>
      </Loading>
    )
  }
  const { results, total } = list.data
  if (results.length === 0) return <Nothing search={search} total={total} onChange={onChange} />
  const rows = new Map(results.map((row) => [row.user_id, row]))
  return (
    <>
      <DataTable
        caption={t('approvals.caption')}
        columns={columns}
        rows={results}
        rowKey={(row) => row.user_id}
        stale={list.isPlaceholderData}
        selection={{
          chosen: new Set(chosen.keys()),
          onChange: (keys) => onChosen(new Map([...keys].flatMap((key) => [[key, rows.get(key) ?? chosen.get(key)] as const]).flatMap(([key, row]) => (row === undefined ? [] : [[key, row] as const])))),
          allLabel: t('approvals.selectPage'),
          rowLabel: (row) => t('approvals.select', { name: row.full_name }),
        }}
      />
      <ListPages total={total} pages={Math.max(1, Math.ceil(total / search.limit))} search={search} onChange={onChange} />
      {arranged === null ? null : <ArrangementDialog key={arranged.user_id} open={open} userId={arranged.user_id} name={arranged.full_name} onClose={() => setOpen(false)} />}
    </>
  )
}

const Nothing = ({ search, total, onChange }: { search: RegistrationsSearch; total: number; onChange: RegistrationListProps['onChange'] }) => {
  const { t } = useTranslation('recruiter')
  if (total > 0) {
    return (
      <EmptyState
        title={t('reports.pastEnd')}
        action={
          <Button size="sm" variant="secondary" onClick={() => onChange({ page: Math.ceil(total / search.limit) })}>
            {t('reports.lastPage')}
          </Button>
        }
      />
    )
  }
  if (search.query !== '' || search.role !== 'all') {
    return (
      <EmptyState
        title={t('approvals.noneFit')}
        action={
          <Button size="sm" variant="secondary" onClick={() => onChange({ query: '', role: 'all' })}>
            {t('filters.clearAll')}
          </Button>
        }
      >
        {search.query === '' ? t('approvals.noneOfRole') : t('approvals.noneNamed', { query: `\u2068${search.query}\u2069` })}
      </EmptyState>
    )
  }
  if (search.status === 'APPROVED' || search.status === 'DECLINED') return <EmptyState title={t(`approvals.none.${search.status}`)} />
  return <EmptyState title={t('approvals.nonePending')}>{t('approvals.nonePendingBody')}</EmptyState>
}
