import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { ArrangementDialog } from '../../../features/recruiter/arrangements/arrangement-dialog'
import { getAnswer, api } from '../../../api/client'
import { DataList } from '../../../features/recruiter/lists/data-list'
import { getAddress } from '../../../features/recruiter/lists/list-file'
import type { Chosen } from '../../../features/recruiter/lists/use-chosen'
import type { List } from '../../../features/recruiter/lists/use-list'
import { toQuery, type Registration, type RegistrationsSearch } from './registrations-search'
import { useRegistrationColumns } from './use-registration-columns'

interface RegistrationListProps {
  query: UseQueryResult<components['schemas']['AdminCandidateList']['data']>
  search: RegistrationsSearch
  list: List
  chosen: Chosen<Registration>
}

/** The registrations of one status, to be chosen row by row or by the page. */
export const RegistrationList = ({ query, search, list, chosen }: RegistrationListProps) => {
  const { t } = useTranslation('recruiter')
  const [arranged, setArranged] = useState<Registration | null>(null)
  const [open, setOpen] = useState(false)
  const arrange = (row: Registration) => {
    setArranged(row)
    setOpen(true)
  }
  const columns = useRegistrationColumns(search.status, arrange, search)
  const isDecided = search.status === 'APPROVED' || search.status === 'DECLINED'
  const labels = {
    loading: t('approvals.loading'),
    failed: t('approvals.failed'),
    ...(isDecided
      ? { none: t(`approvals.none.${search.status}`) }
      : { none: t('approvals.nonePending'), noneBody: t('approvals.nonePendingBody') }),
    noneFit: t('approvals.noneFit'),
    because:
      search.query === ''
        ? t(search.identity === 'same' ? 'approvals.noneSame' : 'approvals.noneOfRole')
        : t('approvals.noneNamed', { query: `\u2068${search.query}\u2069` }),
  }
  return (
    <>
      <DataList
        name="approvals"
        caption={t('approvals.caption')}
        labels={labels}
        list={list}
        query={query}
        columns={columns}
        rowKey={(row) => row.user_id}
        download={(format) =>
          getAddress(
            getAnswer(
              api.POST('/recruiter/admin/search-candidates/', {
                body: { ...toQuery(search), download_report: format },
              }),
            ),
          )
        }
        choosing={{ chosen, rowLabel: (row) => t('approvals.select', { name: row.full_name }) }}
      />
      {arranged === null ? null : (
        <ArrangementDialog
          key={arranged.user_id}
          open={open}
          userId={arranged.user_id}
          name={arranged.full_name}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
