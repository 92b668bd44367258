import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { figureQueries } from '../../../features/recruiter/jobs/figures.queries'
import { Loaded } from '../../../loading/loaded'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { type Column, DataTable } from '../../../ui/lists/data-table'
import { PageTitle, Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { FunnelPanel } from './funnel-panel'
import { MonthsPanels } from './months-panels'

type AttemptCounts = components['schemas']['InceptionAssessmentStats']
const rows = [
  'candidates',
  'in_progress',
  'result_processing',
  'completed',
  'passed',
  'failed',
  'cancelled',
  'redo',
] as const satisfies readonly (keyof AttemptCounts)[]
const statuses = ['registered', 'pending', 'approved', 'declined'] as const

/** The programme in figures since its beginning. */
const InceptionScreen = () => {
  const { t } = useTranslation('figures')
  const { language } = useLanguage()
  const number = (value: number) => formatNumber(value, language)
  return (
    <>
      <PageTitle title={t('inception.title')} intro={t('inception.intro')} />
      <Loaded
        query={useQuery(figureQueries.inception())}
        labels={{ loading: t('loading'), failed: t('failed') }}
        skeleton={<Skeleton height="420px" />}
      >
        {({ users, allUsers, funnel, months, englishAssessment, annotationAssessment }) => (
          <chakra.div display="flex" flexDirection="column" gap="5" maxWidth="page">
            <Panel
              title={t('inception.users')}
              titleEnd={t('inception.allUsers', { count: allUsers, number: number(allUsers) })}
            >
              <chakra.dl
                display="grid"
                gridTemplateColumns={{
                  base: 'repeat(2, minmax(0, 1fr))',
                  lg: 'repeat(4, minmax(0, 1fr))',
                }}
                gap="4"
              >
                {statuses.map((status) => (
                  <div key={status}>
                    <chakra.dt textStyle="small" color="fg.muted">
                      {t(`inception.status.${status}`)}
                    </chakra.dt>
                    <chakra.dd textStyle="h1" fontVariantNumeric="tabular-nums">
                      <bdi>{number(users[status])}</bdi>
                    </chakra.dd>
                  </div>
                ))}
              </chakra.dl>
            </Panel>
            <FunnelPanel funnel={funnel} />
            <MonthsPanels months={months} />
            <Assessments english={englishAssessment} annotation={annotationAssessment} />
          </chakra.div>
        )}
      </Loaded>
    </>
  )
}

interface Row {
  id: string
  name: string
  english: string
  annotation: string
}

const Assessments = ({
  english,
  annotation,
}: {
  english: AttemptCounts
  annotation: AttemptCounts
}) => {
  const { t } = useTranslation('figures')
  const { language } = useLanguage()
  const score = ({ average_score: average }: AttemptCounts) =>
    average === null ? '–' : formatNumber(average, language, 1)
  const lines: Row[] = [
    ...rows.map((id) => ({
      id,
      name: t(`inception.row.${id}`),
      english: formatNumber(english[id], language),
      annotation: formatNumber(annotation[id], language),
    })),
    {
      id: 'average',
      name: t('inception.row.average'),
      english: score(english),
      annotation: score(annotation),
    },
  ]
  const columns: Column<Row>[] = [
    { id: 'name', header: t('inception.figure'), cell: ({ name }) => name },
    {
      id: 'english',
      header: t('inception.english'),
      align: 'end',
      cell: (row) => <bdi>{row.english}</bdi>,
    },
    {
      id: 'annotation',
      header: t('inception.annotation'),
      align: 'end',
      cell: (row) => <bdi>{row.annotation}</bdi>,
    },
  ]
  return (
    <div>
      <chakra.h2 textStyle="h2" marginBlockEnd="3">
        {t('inception.assessments')}
      </chakra.h2>
      <DataTable
        caption={t('inception.assessments')}
        columns={columns}
        rows={lines}
        rowKey={({ id }) => id}
        narrow="rows"
      />
    </div>
  )
}

export default InceptionScreen
