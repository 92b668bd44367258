import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataList } from '../../../features/recruiter/data-list'
import { poolList } from '../../../features/recruiter/pool-search'
import { poolDownload, poolQueries } from '../../../features/recruiter/pool.queries'
import { useList } from '../../../features/recruiter/use-list'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { PageTitle } from '../../../ui/panel'
import { EmptyState } from '../../../ui/states'
import { PoolFilters } from './pool-filters'
import { usePoolColumns } from './use-pool-columns'

/** The candidates of the platform, among whom every recruiter searches. */
const CandidatesScreen = () => {
  const { t } = useTranslation('pool')
  const { language } = useLanguage()
  const { search, change, list } = useList(poolList)
  const columns = usePoolColumns()
  const pool = useQuery({ ...poolQueries.list(language, search), placeholderData: keepPreviousData })
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      <PoolFilters search={search} onChange={change} list={list} />
      <DataList
        name="candidates"
        caption={t('title')}
        words={{ loading: t('loading'), failed: t('failed'), none: t('none'), noneFit: t('noneFit'), ...(search.status === 'ALL' ? {} : { because: t('because', { status: t(`status.${search.status}`) }) }) }}
        list={list}
        query={pool}
        columns={columns}
        rowKey={(row) => row.user_id}
        density="normal"
        nothing={
          <EmptyState
            title={t('none')}
            action={
              <Button size="sm" variant="secondary" onClick={() => change({ status: 'ALL' })}>
                {t('showAll')}
              </Button>
            }
          >
            {t('noneBody')}
          </EmptyState>
        }
        download={poolDownload(search)}
      />
    </>
  )
}

export default CandidatesScreen
