import { keepPreviousData, useQuery } from '@tanstack/react-query'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../../session/session-context'
import { AddEmployee } from '../../../features/recruiter/employees/add-employee'
import { DataList } from '../../../features/recruiter/lists/data-list'
import {
  type Employee,
  employeesDownload,
  employeeQueries,
} from '../../../features/recruiter/employees/employees.queries'
import {
  employeesList,
  employmentStates,
} from '../../../features/recruiter/employees/employees-search'
import { EndEmployment } from '../../../features/recruiter/employees/end-employment'
import { DatesFilter } from '../../../features/recruiter/lists/range-filters'
import { useList } from '../../../features/recruiter/lists/use-list'
import { Button } from '../../../ui/button'
import { FilterLine } from '../../../ui/lists/filter-line'
import { Icon } from '../../../ui/icons'
import { PageTitle } from '../../../ui/layout/panel'
import { FilterSelect } from '../../../ui/fields/select-field'
import { EmptyState } from '../../../ui/feedback/states'
import { TypedSearch } from '../../../ui/lists/typed-search'
import { useEmployeeColumns } from './use-employee-columns'

/**
 * The employees of the company, as its recruiters registered them; an admin sees those of all
 * companies.
 */
const EmployeesScreen = () => {
  const { t } = useTranslation('employees')
  const { t: tList } = useTranslation('recruiter')
  const person = usePerson()
  const isAdmin = person?.role === 'recruiter admin'
  // An admin who belongs to no company has nobody to register.
  const mayAdd = (person?.companyDetail ?? null) !== null
  const { search, change, list } = useList(employeesList)
  const [adding, setAdding] = useState(false)
  const [ending, setEnding] = useState<{ open: boolean; employee: Employee } | null>(null)
  const columns = useEmployeeColumns({
    companies: isAdmin,
    ended: search.status !== 'current',
    onEnd: (employee) => setEnding({ open: true, employee }),
  })
  const employees = useQuery({ ...employeeQueries.list(search), placeholderData: keepPreviousData })
  const [company = ''] = search.company
  const add = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} icon={<Icon of={UserPlus} />} onClick={() => setAdding(true)}>
      {t('add.open')}
    </Button>
  )
  return (
    <>
      <PageTitle
        title={t('title')}
        intro={isAdmin ? t('introAll') : t('intro')}
        action={mayAdd ? add('primary') : undefined}
      />
      <FilterLine
        clearLabel={tList('filters.clear')}
        onClear={list.narrowed ? list.clear : undefined}
      >
        <TypedSearch
          label={t('filters.search')}
          typed={search.query}
          onSearch={(query) => change({ query })}
        />
        <FilterSelect
          label={t('filters.status')}
          active={search.status !== 'current'}
          value={search.status}
          onChange={(event) =>
            change({
              status: employmentStates.find((status) => status === event.target.value) ?? 'current',
            })
          }
          options={employmentStates.map((status) => ({
            value: status,
            label: t(`status.${status}`),
          }))}
        />
        {isAdmin ? (
          <FilterSelect
            label={t('filters.company')}
            active={company !== ''}
            value={company}
            onChange={(event) =>
              change({ company: event.target.value === '' ? [] : [event.target.value] })
            }
            options={[
              { value: '', label: tList('filters.all') },
              ...(employees.data?.companies ?? []).map(
                ({ company_id: value, company_name: label }) => ({ value, label }),
              ),
            ]}
          />
        ) : null}
        <DatesFilter from={search.from} to={search.to} onApply={change} />
      </FilterLine>
      <DataList
        name="employees"
        caption={t('title')}
        labels={{
          loading: t('loading'),
          failed: t('failed'),
          none: t('none'),
          noneFit: t('noneFit'),
          searched: search.query,
        }}
        list={list}
        query={employees}
        columns={columns}
        rowKey={(row) => row.id}
        density="normal"
        nothing={
          <EmptyState title={t('none')} action={mayAdd ? add('secondary') : undefined}>
            {t('noneBody')}
          </EmptyState>
        }
        download={employeesDownload(search)}
      />
      <AddEmployee open={adding} onClose={() => setAdding(false)} />
      {ending === null ? null : (
        <EndEmployment
          key={ending.employee.id}
          {...ending}
          onClose={() => setEnding({ ...ending, open: false })}
        />
      )}
    </>
  )
}

export default EmployeesScreen
