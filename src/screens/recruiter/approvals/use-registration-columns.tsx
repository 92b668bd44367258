import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import Arrange from 'lucide-react/icons/accessibility'
import { useTranslation } from 'react-i18next'
import { Flag } from '../../../features/recruiter/people/flag'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { toApprovals } from '../../../paths'
import { IconButton } from '../../../ui/button'
import type { Column } from '../../../ui/lists/data-table'
import { formatEmiratesId } from '../../../ui/fields/emirates-id-field'
import { Icon } from '../../../ui/icons'
import { TextLink } from '../../../ui/link'
import { None } from '../../../ui/lists/none'
import {
  registrationsList,
  type ApprovalStatus,
  type Registration,
  type RegistrationsSearch,
} from './registrations-search'

/** The columns of the approvals; declined registrations also show the reason. */
export function useRegistrationColumns(
  status: ApprovalStatus,
  onArrange: (row: Registration) => void,
  search: RegistrationsSearch,
): Column<Registration>[] {
  const { t } = useTranslation(['recruiter', 'arrangement', 'registration'])
  const { language } = useLanguage()
  const flag = (
    id: 'laptop' | 'wifi' | 'hours',
    read: (row: Registration) => boolean | null,
  ): Column<Registration> => ({
    id,
    header: t(`approvals.column.${id}`),
    align: 'center',
    cell: (row) => <Flag value={read(row)} />,
  })
  const columns: Column<Registration>[] = [
    {
      id: 'full_name',
      header: t('approvals.column.name'),
      cell: (row) => (
        <chakra.span
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="2"
          paddingBlock="1.5"
        >
          <chakra.span
            minWidth="0"
            // Beside an open registration a long name takes two lines, and the button stays in sight.
            css={
              search.person === '' ? undefined : { whiteSpace: 'normal', overflowWrap: 'anywhere' }
            }
          >
            <TextLink tone="plain">
              <Link
                to={toApprovals()}
                search={registrationsList.write({ ...search, person: row.user_id })}
                resetScroll={false}
                data-person={row.user_id}
                aria-current={row.user_id === search.person ? true : undefined}
                aria-label={t('registration:open', { name: `\u2068${row.full_name}\u2069` })}
              >
                <bdi>{row.full_name}</bdi>
              </Link>
            </TextLink>
            <chakra.span
              display="block"
              textStyle="tiny"
              fontWeight="400"
              color="fg.muted"
              overflowWrap="anywhere"
            >
              <bdi>{row.email}</bdi>
            </chakra.span>
            {row.role === 'individual' && row.resume_status === null ? (
              <chakra.span display="block" textStyle="tiny" fontWeight="400" color="warning.fg">
                {t('approvals.noResume')}
              </chakra.span>
            ) : null}
          </chakra.span>
          {/* Beside the name, which stays in sight however wide the table is. */}
          {row.role === 'recruiter' ? null : (
            <IconButton
              size="xs"
              variant="secondary"
              label={t('arrangement:arrangeFor', { name: `\u2068${row.full_name}\u2069` })}
              icon={<Icon of={Arrange} size={16} />}
              onClick={() => onArrange(row)}
            />
          )}
        </chakra.span>
      ),
    },
    {
      id: 'role',
      header: t('approvals.column.role'),
      cell: (row) => (
        <span>
          {t(`approvals.roleOf.${row.role}`)}
          {row.company_name === null ? null : (
            <chakra.span display="block" textStyle="tiny" color="fg.muted">
              <bdi>{row.company_name}</bdi>
            </chakra.span>
          )}
        </span>
      ),
    },
    {
      id: 'emiratesId',
      header: t('approvals.column.emiratesId'),
      cell: (row) =>
        row.emirates_id === null ? (
          <None />
        ) : (
          <>
            <chakra.bdi dir="ltr" color="fg.muted">
              {formatEmiratesId(row.emirates_id)}
            </chakra.bdi>
            {(row.same_identity ?? []).map((other) => (
              <chakra.span
                key={other.user_id}
                display="block"
                textStyle="tiny"
                color="warning.fg"
                whiteSpace="normal"
                overflowWrap="anywhere"
              >
                {t('approvals.sameIdentity', {
                  name: `\u2068${other.full_name}\u2069`,
                  email: `\u2068${other.email}\u2069`,
                  status: t(`standing.${other.status}`),
                })}
              </chakra.span>
            ))}
          </>
        ),
    },
    {
      id: 'city',
      header: t('approvals.column.city'),
      cell: (row) => (row.city === null ? <None /> : t(`city.${row.city}`)),
    },
    {
      id: 'education',
      header: t('approvals.column.education'),
      cell: (row) =>
        row.education_level === null ? <None /> : t(`education.${row.education_level}`),
    },
    flag('laptop', (row) => row.laptop_available),
    flag('wifi', (row) => row.wifi_available),
    flag('hours', (row) => row.availability_40_hours),
    {
      id: 'registered_at',
      header: t('approvals.column.registered'),
      cell: (row) => (
        <chakra.span color="fg.muted">{formatDate(row.registered_at, language)}</chakra.span>
      ),
    },
  ]
  // Why comes before all that the decision was made by.
  if (status === 'DECLINED')
    columns.splice(2, 0, {
      id: 'reason',
      header: t('approvals.column.reason'),
      cell: (row) => (row.reason === null ? <None /> : <Reason reason={row.reason} />),
    })
  return search.person === '' ? columns : columns.filter(({ id }) => besideOne.includes(id))
}

/** The columns for which there is room while a registration is open beside the list. */
const besideOne: readonly string[] = ['full_name', 'emiratesId']

const Reason = ({ reason }: { reason: string }) => (
  <chakra.span
    dir="auto"
    textAlign="-webkit-match-parent"
    whiteSpace="normal"
    display="block"
    minWidth={{ md: '180px' }}
    maxWidth={{ md: '320px' }}
    paddingBlock="1.5"
  >
    {reason}
  </chakra.span>
)
