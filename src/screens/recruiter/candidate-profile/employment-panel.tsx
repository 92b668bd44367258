import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../../session/session-context'
import { AddEmployee } from '../../../features/recruiter/employees/add-employee'
import {
  type Employee,
  employeeQueries,
} from '../../../features/recruiter/employees/employees.queries'
import { EndEmployment } from '../../../features/recruiter/employees/end-employment'
import { Loaded } from '../../../loading/loaded'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { toNoon } from '../../../lib/day'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'

/**
 * Whether this candidate works, or worked, for the reader's company; an admin sees every company.
 */
export const EmploymentPanel = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('employees')
  const companyId = usePerson()?.companyDetail?.id ?? null
  const employments = useQuery(employeeQueries.of(userId))
  const [adding, setAdding] = useState(false)
  return (
    <Panel title={t('panel.title')}>
      <Loaded
        level={3}
        query={employments}
        labels={{ loading: t('panel.loading'), failed: t('panel.failed') }}
        skeleton={<Skeleton height="48px" />}
      >
        {(found) => (
          <chakra.div display="flex" flexDirection="column" gap="4">
            {found.length === 0 ? (
              <chakra.p color="fg.muted">{t('panel.none')}</chakra.p>
            ) : (
              <chakra.ul display="flex" flexDirection="column" gap="4">
                {found.map((employee) => (
                  <Employment key={employee.id} employee={employee} />
                ))}
              </chakra.ul>
            )}
            {companyId === null ||
            found.some(
              ({ ended_on: ended, company_id: company }) => ended === null && company === companyId,
            ) ? null : (
              <div>
                <Button
                  size="sm"
                  variant="secondary"
                  icon={<Icon of={UserPlus} />}
                  onClick={() => setAdding(true)}
                >
                  {t('add.title')}
                </Button>
              </div>
            )}
          </chakra.div>
        )}
      </Loaded>
      <AddEmployee open={adding} onClose={() => setAdding(false)} candidateId={userId} />
    </Panel>
  )
}

const Employment = ({ employee }: { employee: Employee }) => {
  const { t } = useTranslation('employees')
  const { language } = useLanguage()
  const [asking, setAsking] = useState(false)
  const since = formatDate(toNoon(employee.since), language)
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="start"
      justifyContent="space-between"
      gap="2"
    >
      <chakra.div minWidth="0">
        <chakra.p textStyle="smallMedium" overflowWrap="anywhere">
          <bdi>{employee.company_name}</bdi>
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {employee.ended_on === null
            ? t('panel.since', { since })
            : t('panel.until', { since, until: formatDate(toNoon(employee.ended_on), language) })}
        </chakra.p>
        {employee.added_by === null ? null : (
          <chakra.p textStyle="tiny" color="fg.muted">
            {t('panel.addedBy', { name: `\u2068${employee.added_by}\u2069` })}
          </chakra.p>
        )}
      </chakra.div>
      {employee.ended_on === null ? (
        <Button size="xs" variant="secondary" onClick={() => setAsking(true)}>
          {t('end.open')}
        </Button>
      ) : null}
      <EndEmployment open={asking} employee={employee} onClose={() => setAsking(false)} />
    </chakra.li>
  )
}
