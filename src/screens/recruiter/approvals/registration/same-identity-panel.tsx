import { chakra } from '@chakra-ui/react/styled-system'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { None } from '../../../../ui/lists/none'
import { Panel } from '../../../../ui/layout/panel'
import type { Registration } from '../registrations-search'

interface SameIdentityPanelProps {
  registration: Registration
  others: readonly Registration[]
  onOpen: (id: string) => void
}

/** Accounts with one Emirates ID, side by side, so that what differs is seen. */
export const SameIdentityPanel = ({ registration, others, onOpen }: SameIdentityPanelProps) => {
  const { t } = useTranslation('registration')
  const { t: tList } = useTranslation('recruiter')
  const { language } = useLanguage()
  const rows: [label: string, read: (row: Registration) => string | null][] = [
    [t('same.name'), ({ full_name: name }) => name],
    [t('same.email'), ({ email }) => email],
    [t('same.status'), ({ status }) => tList(`standing.${status}`)],
    [t('same.registered'), ({ registered_at: at }) => formatDate(at, language)],
    [t('same.city'), ({ city }) => (city === null ? null : tList(`city.${city}`))],
    [
      t('same.education'),
      ({ education_level: level }) => (level === null ? null : tList(`education.${level}`)),
    ],
  ]
  return (
    <Panel
      level={3}
      title={
        <chakra.span display="inline-flex" alignItems="center" gap="2" color="warning.fg">
          <Icon of={TriangleAlert} />
          {t('same.title')}
        </chakra.span>
      }
    >
      <chakra.p textStyle="small" color="fg.muted" marginBlockEnd="4">
        {t('same.body')}
      </chakra.p>
      {others.map((other) => (
        <Fragment key={other.user_id}>
          <chakra.table width="full" textStyle="small" css={tableCss}>
            <thead>
              <tr>
                <th scope="col">
                  <chakra.span srOnly>{t('same.detail')}</chakra.span>
                </th>
                <th scope="col">{t('same.this')}</th>
                <th scope="col">{t('same.other')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([label, read]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {[registration, other].map((row) => (
                    <td key={row.user_id} data-same={read(registration) === read(other)}>
                      {read(row) === null ? <None /> : <bdi>{read(row)}</bdi>}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </chakra.table>
          <chakra.div marginBlockStart="3" marginBlockEnd="2">
            <Button size="sm" variant="secondary" onClick={() => onOpen(other.user_id)}>
              {t('same.open', { name: `\u2068${other.full_name}\u2069` })}
            </Button>
          </chakra.div>
        </Fragment>
      ))}
    </Panel>
  )
}

const tableCss = {
  tableLayout: 'fixed',
  '& th': { textAlign: 'start', fontWeight: '400', color: 'fg.muted', verticalAlign: 'top' },
  '& thead th': { fontWeight: '600', color: 'fg' },
  '& :is(th, td)': { paddingBlock: '1', paddingInlineEnd: '2', overflowWrap: 'anywhere' },
  '& td': { verticalAlign: 'top' },
  // Differing values are bold, because the reviewer looks for them.
  '& td[data-same=false]': { fontWeight: '600' },
  '& tr > :first-of-type': { width: '28%' },
} as const
