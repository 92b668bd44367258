import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { Employee } from '../../../features/recruiter/employees/employees.queries'
import { CandidateCell } from '../../../features/recruiter/people/candidate-cell'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { toNoon } from '../../../lib/day'
import { Button } from '../../../ui/button'
import type { Column } from '../../../ui/lists/data-table'
import { None } from '../../../ui/lists/none'

interface Shown {
  /** More companies than one's own, as an admin sees. */
  companies: boolean
  /** Some who have left, too. */
  ended: boolean
  onEnd: (employee: Employee) => void
}

/** The columns: employee, company, since when, who registered it, and a button to end it. */
export function useEmployeeColumns({ companies, ended, onEnd }: Shown): Column<Employee>[] {
  const { t } = useTranslation('employees')
  const { t: tList } = useTranslation('recruiter')
  return [
    {
      id: 'full_name',
      header: t('column.name'),
      cell: (row) => <CandidateCell candidate={row} below={row.email} />,
    },
    ...(companies
      ? [
          {
            id: 'company',
            header: t('column.company'),
            cell: (row: Employee) => (
              <chakra.bdi whiteSpace="normal">{row.company_name}</chakra.bdi>
            ),
          },
        ]
      : []),
    {
      id: 'title',
      header: t('column.title'),
      cell: (row) =>
        row.current_title === null ? (
          <None />
        ) : (
          <chakra.bdi whiteSpace="normal">{row.current_title}</chakra.bdi>
        ),
    },
    {
      id: 'mobile',
      header: t('column.mobile'),
      cell: (row) =>
        row.mobile_number === null ? <None /> : <bdi dir="ltr">{row.mobile_number}</bdi>,
    },
    {
      id: 'city',
      header: tList('approvals.column.city'),
      cell: (row) => tList(`city.${row.city}`),
    },
    {
      id: 'since',
      header: t('column.since'),
      cell: (row) => <Day day={row.since} by={row.added_by} />,
    },
    ...(ended
      ? [
          {
            id: 'ended_on',
            header: t('column.until'),
            cell: (row: Employee) =>
              row.ended_on === null ? t('today') : <Day day={row.ended_on} by={row.ended_by} />,
          },
        ]
      : []),
    {
      id: 'end',
      header: t('end.confirm'),
      headerHidden: true,
      cell: (row) =>
        row.ended_on === null ? (
          <Button
            size="xs"
            variant="secondary"
            aria-label={t('end.of', { name: `\u2068${row.full_name}\u2069` })}
            onClick={() => onEnd(row)}
          >
            {t('end.open')}
          </Button>
        ) : null,
    },
  ]
}

/** A day, and who says so. */
const Day = ({ day, by }: { day: string; by: string | null }) => {
  const { t } = useTranslation('employees')
  const { language } = useLanguage()
  return (
    <chakra.span display="block" paddingBlock="1.5">
      {formatDate(toNoon(day), language)}
      {by === null ? null : (
        <chakra.span display="block" textStyle="tiny" color="fg.muted">
          {t('by', { name: `\u2068${by}\u2069` })}
        </chakra.span>
      )}
    </chakra.span>
  )
}
