import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { usePerson } from '../../../session/session-context'
import { DataList } from '../../../features/recruiter/lists/data-list'
import { poolList, toPoolQuery } from '../../../features/recruiter/people/pool-search'
import { poolDownload, poolQueries } from '../../../features/recruiter/people/pool.queries'
import { useChosen } from '../../../features/recruiter/lists/use-chosen'
import { useList } from '../../../features/recruiter/lists/use-list'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { PageTitle } from '../../../ui/layout/panel'
import { EmptyState } from '../../../ui/feedback/states'
import { EmailBar } from './email-bar'
import { Newcomers } from './newcomers'
import { PeopleTabs } from './people-tabs'
import { PoolFilters } from './pool-filters'
import { usePoolColumns } from './use-pool-columns'

/**
 * The candidates of the platform, among whom every recruiter searches. An admin sees who has only
 * signed up, too, and writes to either.
 */
const CandidatesScreen = () => {
  const { t } = useTranslation('pool')
  const isAdmin = usePerson()?.role === 'recruiter admin'
  const { search, change } = useList(poolList)
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      {isAdmin ? (
        <PeopleTabs
          value={search.people}
          onChange={(people) => change({ ...poolList.all, people })}
        >
          {search.people === 'newcomers' ? <Newcomers /> : <Pool choosing />}
        </PeopleTabs>
      ) : (
        <Pool choosing={false} />
      )}
    </>
  )
}

const Pool = ({ choosing }: { choosing: boolean }) => {
  const { t } = useTranslation('pool')
  const { t: tMail } = useTranslation('mailing')
  const { language } = useLanguage()
  const { search, change, list } = useList(poolList)
  const columns = usePoolColumns()
  const pool = useQuery({
    ...poolQueries.list(language, search),
    placeholderData: keepPreviousData,
  })
  const chosen = useChosen<components['schemas']['PoolCandidate']>(
    JSON.stringify(toPoolQuery({ ...search, page: 1, limit: 10, sort: '-registered_at' })),
  )
  return (
    <>
      <PoolFilters search={search} onChange={change} list={list} />
      <DataList
        name="candidates"
        caption={t('title')}
        labels={{
          loading: t('loading'),
          failed: t('failed'),
          none: t('none'),
          noneFit: t('noneFit'),
          searched: search.query,
          ...(search.status === 'ALL'
            ? {}
            : { because: t('because', { status: t(`status.${search.status}`) }) }),
        }}
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
        {...(choosing
          ? {
              choosing: {
                chosen,
                rowLabel: (row: { full_name: string }) =>
                  tMail('choose', { name: `\u2068${row.full_name}\u2069` }),
              },
            }
          : {})}
      />
      <EmailBar userIds={[...chosen.rows.keys()]} onDone={chosen.clear} kind="onboarding-invite" />
    </>
  )
}

export default CandidatesScreen
