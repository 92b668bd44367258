import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { formatDateTime, formatDayTime } from '../../../i18n/dates'
import { formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { toPersonalityResults } from '../../../paths'
import type { Column } from '../../../ui/lists/data-table'
import { TextLink } from '../../../ui/link'
import { StatusBadge } from '../../../ui/feedback/status-badge'
import { personalityList, type PersonalitySearch } from './results-address'

type Row = components['schemas']['PrinciplesResults']['data']['results'][number]

const traits = [
  'openness',
  'conscientiousness',
  'extraversion',
  'agreeableness',
  'emotional_stability',
] as const

/** The columns: name, date, progress, and the score of each trait once there is one. */
export function useResultColumns(search: PersonalitySearch): Column<Row>[] {
  const { t } = useTranslation('principles')
  const { language } = useLanguage()
  return [
    {
      id: 'full_name',
      header: t('results.candidate'),
      cell: (row) => <Person row={row} search={search} />,
    },
    {
      id: 'started_at',
      header: t('results.begun'),
      cell: ({ started_at }) => (
        <chakra.span color="fg.muted" title={formatDateTime(started_at, language)}>
          {formatDayTime(started_at, language)}
        </chakra.span>
      ),
    },
    {
      id: 'state',
      header: t('results.state'),
      cell: ({ finished_at, assessmentProgress }) =>
        finished_at === null ? (
          <StatusBadge
            status="IN_PROGRESS"
            label={t('results.percent', {
              percent: formatPercent(assessmentProgress.fractionComplete * 100, language),
            })}
          />
        ) : (
          <StatusBadge status="COMPLETED" label={t('results.finished')} />
        ),
    },
    ...traits.map((trait): Column<Row> => ({
      id: trait,
      header: t(`results.trait.${trait}`),
      align: 'end',
      cell: (row) => <Score score={row.traits.find((one) => one.trait === trait)?.score ?? null} />,
    })),
  ]
}

const Person = ({ row, search }: { row: Row; search: PersonalitySearch }) =>
  row.finished_at === null ? (
    <bdi>{row.full_name}</bdi>
  ) : (
    <TextLink tone="plain">
      <Link
        to={toPersonalityResults()}
        search={personalityList.write({ ...search, candidate: [row.user_id] })}
      >
        <bdi>{row.full_name}</bdi>
      </Link>
    </TextLink>
  )

const Score = ({ score }: { score: number | null }) =>
  score === null ? (
    <chakra.span color="fg.muted" aria-hidden>
      –
    </chakra.span>
  ) : (
    <bdi>{Math.round(score)}</bdi>
  )
