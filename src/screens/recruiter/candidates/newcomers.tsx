import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  candidateEmailQueries,
  type Newcomer,
} from '../../../features/recruiter/people/candidate-emails.queries'
import { DataList } from '../../../features/recruiter/lists/data-list'
import { type PeopleShown, peopleShown } from '../../../features/recruiter/people/pool-search'
import { useChosen } from '../../../features/recruiter/lists/use-chosen'
import { useList } from '../../../features/recruiter/lists/use-list'
import { formatDate, formatDateTime } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { listSearch, typed } from '../../../lib/list-search'
import type { Column } from '../../../ui/lists/data-table'
import { FilterLine } from '../../../ui/lists/filter-line'
import { None } from '../../../ui/lists/none'
import { Badge } from '../../../ui/feedback/status-badge'
import { TypedSearch } from '../../../ui/lists/typed-search'
import { EmailBar } from './email-bar'

type Sort = '-registered_at' | 'registered_at' | 'full_name' | '-full_name'

const newcomersList = listSearch<{ people: PeopleShown; query: string }, Sort>({
  filters: { people: peopleShown, query: typed(200) },
  sorts: ['-registered_at', 'registered_at', 'full_name', '-full_name'],
})

/** People who have signed up but not gone on, so that an admin can write to them. */
export const Newcomers = () => {
  const { t } = useTranslation('mailing')
  const { t: tList } = useTranslation('recruiter')
  const { search, change, list } = useList(newcomersList)
  const { page, limit, sort, query } = search
  const people = useQuery({
    ...candidateEmailQueries.newcomers({ page, limit, sort, ...(query === '' ? {} : { query }) }),
    placeholderData: keepPreviousData,
  })
  const chosen = useChosen<Newcomer>(query)
  return (
    <>
      <FilterLine
        clearLabel={tList('filters.clear')}
        onClear={list.narrowed ? list.clear : undefined}
      >
        <TypedSearch
          label={t('newcomers.search')}
          typed={query}
          onSearch={(wanted) => change({ query: wanted })}
        />
      </FilterLine>
      <DataList
        name="newcomers"
        caption={t('newcomers.title')}
        labels={{
          loading: t('newcomers.loading'),
          failed: t('newcomers.failed'),
          none: t('newcomers.none'),
          noneBody: t('newcomers.noneBody'),
          noneFit: t('newcomers.noneFit'),
        }}
        list={list}
        query={people}
        columns={useNewcomerColumns()}
        rowKey={(row) => row.user_id}
        density="normal"
        choosing={{
          chosen,
          rowLabel: (row) => t('choose', { name: `\u2068${row.full_name}\u2069` }),
        }}
      />
      <EmailBar userIds={[...chosen.rows.keys()]} onDone={chosen.clear} kind="resend-email" />
    </>
  )
}

function useNewcomerColumns(): Column<Newcomer>[] {
  const { t } = useTranslation('mailing')
  const { language } = useLanguage()
  return [
    {
      id: 'full_name',
      header: t('newcomers.name'),
      cell: (row) => (
        <chakra.span display="block" paddingBlock="1.5">
          <bdi>{row.full_name}</bdi>
          <chakra.bdi
            display="block"
            textStyle="tiny"
            fontWeight="400"
            color="fg.muted"
            overflowWrap="anywhere"
          >
            {row.email}
          </chakra.bdi>
        </chakra.span>
      ),
    },
    {
      id: 'confirmed',
      header: t('newcomers.address'),
      cell: (row) => (
        <Badge tone={row.is_email_confirmed ? 'success' : 'warning'}>
          {row.is_email_confirmed ? t('newcomers.confirmed') : t('newcomers.unconfirmed')}
        </Badge>
      ),
    },
    {
      id: 'registered_at',
      header: t('newcomers.registered'),
      cell: (row) => formatDate(row.registered_at, language),
    },
    {
      id: 'emailed',
      header: t('newcomers.emailed'),
      cell: (row) =>
        row.emailed_at === null ? <None /> : formatDateTime(row.emailed_at, language),
    },
  ]
}
