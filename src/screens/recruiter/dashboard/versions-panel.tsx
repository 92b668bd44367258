import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { toReports } from '../../../paths'
import { DataTable, type Column } from '../../../ui/lists/data-table'
import { TextLink } from '../../../ui/link'
import { Badge } from '../../../ui/feedback/status-badge'

type Schemas = components['schemas']
type Setting = Schemas['AssessmentSetting']

const statuses = [
  'COMPLETED',
  'RESULT_PROCESSING',
  'IN_PROGRESS',
  'CANCELLED',
  'FAILED',
  'REDO',
] as const satisfies readonly (keyof Schemas['AttemptCounts'])[]

/** How the attempts at each assessment version stand; each name leads to its reports. */
export const VersionsPanel = ({ settings }: { settings: readonly Setting[] }) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const columns: Column<Setting>[] = [
    {
      id: 'assessment',
      header: t('dashboard.assessment'),
      cell: ({ kind, version }) => (
        <TextLink tone="plain">
          <Link to={toReports(kind, version)}>
            {t(`kind.${kind}`)}
            {t('list.comma')}
            {t(`version.${version}`)}
          </Link>
        </TextLink>
      ),
    },
    {
      id: 'active',
      header: t('dashboard.offered'),
      cell: ({ active, available }) => <Offered active={active && available} />,
    },
    ...statuses.map((status): Column<Setting> => ({
      id: status,
      header: t(`status.${status}`),
      align: 'end',
      cell: ({ counts, kind, version }) =>
        counts[status] === 0 ? (
          <chakra.span color="fg.muted">0</chakra.span>
        ) : (
          <TextLink>
            <Link to={toReports(kind, version)} search={{ status }}>
              <bdi>{formatNumber(counts[status], language)}</bdi>
            </Link>
          </TextLink>
        ),
    })),
  ]
  return (
    <div>
      <chakra.h2 textStyle="h2" marginBlockEnd="3">
        {t('dashboard.assessments')}
      </chakra.h2>
      <DataTable
        caption={t('dashboard.assessments')}
        columns={columns}
        rows={settings}
        rowKey={(setting) => setting.assessment_id}
      />
    </div>
  )
}

const Offered = ({ active }: { active: boolean }) => {
  const { t } = useTranslation('recruiter')
  return active ? (
    <Badge tone="success">{t('dashboard.active')}</Badge>
  ) : (
    <Badge>{t('dashboard.inactive')}</Badge>
  )
}
