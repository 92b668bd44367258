import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getAnswer, api } from '../../../api/client'
import { auditActs } from '../../../../openapi/generated/operations'
import { CandidateFilter } from '../../../features/recruiter/people/candidate-filter'
import { DataList } from '../../../features/recruiter/lists/data-list'
import { DatesFilter } from '../../../features/recruiter/lists/range-filters'
import { getAddress } from '../../../features/recruiter/lists/list-file'
import { useList } from '../../../features/recruiter/lists/use-list'
import { PageTitle } from '../../../ui/layout/panel'
import { FilterLine } from '../../../ui/lists/filter-line'
import { FilterSelect } from '../../../ui/fields/select-field'
import { logList, toLogQuery, type LogSearch } from './log-address'
import { useLogColumns } from './use-log-columns'

/** The access log, for admins: who did, decided and opened what. */
const LogScreen = () => {
  const { t } = useTranslation('log')
  const { t: tList } = useTranslation('recruiter')
  const { search, change, list } = useList(logList)
  const columns = useLogColumns({
    onBy: (id) => change({ by: [id] }),
    onAbout: (id) => change({ about: [id] }),
  })
  const entries = useQuery({ ...logQuery(search), placeholderData: keepPreviousData })
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      <FilterLine
        clearLabel={tList('filters.clear')}
        onClear={list.narrowed ? list.clear : undefined}
      >
        <FilterSelect
          label={t('filters.act')}
          active={search.act !== 'all'}
          value={search.act}
          onChange={(event) =>
            change({ act: auditActs.find((act) => act === event.target.value) ?? 'all' })
          }
          options={[
            { value: 'all', label: tList('filters.all') },
            ...auditActs.map((act) => ({ value: act, label: tList(`act.${act}`) })),
          ]}
        />
        <DatesFilter from={search.from} to={search.to} onApply={change} />
        {search.by.map((id) => (
          <chakra.span
            key={id}
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            textStyle="small"
            color="fg.muted"
          >
            {t('filters.by')} <CandidateFilter id={id} onRemove={() => change({ by: [] })} />
          </chakra.span>
        ))}
        {search.about.map((id) => (
          <chakra.span
            key={id}
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            textStyle="small"
            color="fg.muted"
          >
            {t('filters.about')} <CandidateFilter id={id} onRemove={() => change({ about: [] })} />
          </chakra.span>
        ))}
      </FilterLine>
      <DataList
        name="log"
        caption={t('title')}
        labels={{
          loading: t('loading'),
          failed: t('failed'),
          none: t('none'),
          noneBody: t('noneBody'),
          noneFit: t('noneFit'),
        }}
        list={list}
        query={entries}
        columns={columns}
        rowKey={(row) => row.id}
        density="normal"
        download={(format) =>
          getAddress(
            getAnswer(
              api.POST('/recruiter/admin/log/', {
                body: { ...toLogQuery(search), download_report: format },
              }),
            ),
          )
        }
      />
    </>
  )
}

const logQuery = (search: LogSearch) =>
  queryOptions({
    queryKey: ['recruiter', 'log', toLogQuery(search)],
    queryFn: ({ signal }) =>
      getAnswer(api.POST('/recruiter/admin/log/', { body: toLogQuery(search), signal })).then(
        ({ data }) => data,
      ),
    // What was done a moment ago is looked for here.
    staleTime: 0,
  })

export default LogScreen
