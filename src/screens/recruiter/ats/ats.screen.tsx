import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AtsSignIn } from '../../../features/recruiter/ats/ats-sign-in'
import {
  atsDownload,
  atsQueries,
  type AtsState,
  type DeliveriesQuery,
} from '../../../features/recruiter/ats/ats.queries'
import { DataList } from '../../../features/recruiter/lists/data-list'
import { useList } from '../../../features/recruiter/lists/use-list'
import { choice, listSearch } from '../../../lib/list-search'
import { FilterLine } from '../../../ui/lists/filter-line'
import { Notice } from '../../../ui/feedback/notice'
import { PageTitle } from '../../../ui/layout/panel'
import { FilterSelect } from '../../../ui/fields/select-field'
import { useDeliveryColumns } from './use-delivery-columns'

const states = ['failed', 'queued', 'sent', 'all'] as const satisfies readonly (AtsState | 'all')[]

const deliveryList = listSearch<
  { state: (typeof states)[number] },
  NonNullable<DeliveriesQuery['sort']>
>({
  filters: { state: choice(states, 'failed') },
  sorts: [
    '-created_at',
    'created_at',
    'job_title',
    '-job_title',
    'company_name',
    '-company_name',
    '-tries',
    'tries',
  ],
})

/**
 * What goes to the applicant tracking system, for admins: first what was given up, to be sent
 * again.
 */
const AtsScreen = () => {
  const { t } = useTranslation('ats')
  const { t: tList } = useTranslation('recruiter')
  const { search, change, list } = useList(deliveryList)
  const columns = useDeliveryColumns()
  const { state, sort, page, limit } = search
  const query = { state, sort, page, limit }
  const deliveries = useQuery({ ...atsQueries.list(query), placeholderData: keepPreviousData })
  const configured = deliveries.data?.configured
  return (
    <>
      <PageTitle
        title={t('title')}
        intro={t('intro')}
        action={configured === true ? <AtsSignIn /> : undefined}
      />
      {configured === false ? (
        <chakra.div marginBlockEnd="5">
          <Notice tone="info" title={t('notConfigured')}>
            {t('howToConfigure')}
          </Notice>
        </chakra.div>
      ) : null}
      <FilterLine
        clearLabel={tList('filters.clear')}
        onClear={list.narrowed ? list.clear : undefined}
      >
        <FilterSelect
          label={t('filter')}
          active={state !== 'failed'}
          value={state}
          onChange={(event) =>
            change({ state: states.find((each) => each === event.target.value) ?? 'failed' })
          }
          options={states.map((each) => ({
            value: each,
            label: each === 'all' ? tList('filters.all') : t(`state.${each}`),
          }))}
        />
      </FilterLine>
      <DataList
        name="ats"
        caption={t('title')}
        labels={{
          loading: t('loading'),
          failed: t('failed'),
          none: t('none'),
          noneBody: t('noneBody'),
          noneFit: t('noneFit'),
        }}
        list={list}
        query={deliveries}
        columns={columns}
        rowKey={({ id }) => id}
        density="normal"
        download={atsDownload(query)}
      />
    </>
  )
}

export default AtsScreen
