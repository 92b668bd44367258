import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { CandidateCell } from '../../../features/recruiter/people/candidate-cell'
import type { Matched } from '../../../features/recruiter/jobs/matched.queries'
import { useSkillsNamed } from '../../../features/recruiter/jobs/use-skills-named'
import { formatDate } from '../../../i18n/dates'
import { formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import type { Column } from '../../../ui/lists/data-table'
import { MatchScore } from '../../../ui/charts/match-score'
import { None } from '../../../ui/lists/none'
import { ScoreNumber } from '../../../ui/charts/score'
import { sharesOfMatched } from '../../../features/candidate/matched-shares'

/** The number of skills that are named in a row. */
const NAMED = 2

interface Acts {
  onExplain: (candidate: Matched) => void
  onPoke: (candidate: Matched) => void
}

/** Who, how well they match and by what, what they came to, and what can be done. */
export function useMatchedColumns({ onExplain, onPoke }: Acts): Column<Matched>[] {
  const { t } = useTranslation('matching')
  const { t: tList } = useTranslation('recruiter')
  const { language } = useLanguage()
  const score = (value: number | null) =>
    value === null ? <None /> : <ScoreNumber score={value} />
  const day = (at: string | null) => (at === null ? <None /> : formatDate(at, language))
  const named = useSkillsNamed()
  // The first ones say most; all of them stand behind "Why".
  const skills = (some: Matched['job_match']) => {
    if (some.length === 0) return <None />
    return (
      <chakra.span
        display="block"
        whiteSpace="normal"
        textStyle="small"
        minWidth={{ md: '120px' }}
        paddingBlock="1.5"
      >
        {named(some, NAMED)}
      </chakra.span>
    )
  }
  return [
    {
      id: 'full_name',
      header: tList('table.candidate'),
      cell: (row) => <CandidateCell candidate={row} below={row.current_title} />,
    },
    {
      id: 'score',
      header: t('match'),
      cell: (row) => {
        const { score: value } = sharesOfMatched(row)
        return (
          <MatchScore value={value} percent={formatPercent(value, language)} label={t('match')} />
        )
      },
    },
    { id: 'skills', header: t('column.match'), cell: (row) => skills(row.job_match) },
    { id: 'gaps', header: t('column.gap'), cell: (row) => skills(row.job_gap) },
    {
      id: 'english_assessment',
      header: t('column.english'),
      align: 'end',
      cell: (row) => score(row.english_assessment),
    },
    {
      id: 'annotation_assessment',
      header: t('column.annotation'),
      align: 'end',
      cell: (row) => score(row.annotation_assessment),
    },
    { id: 'applied_at', header: t('column.applied'), cell: (row) => day(row.applied_at) },
    // A candidate who was invited before has no button.
    { id: 'poked_at', header: t('column.poked'), optional: true, cell: (row) => day(row.poked_at) },
    {
      id: 'actions',
      header: t('column.actions'),
      headerHidden: true,
      align: 'end',
      cell: (row) => (
        <chakra.span display="inline-flex" gap="1">
          <Button
            size="xs"
            variant="secondary"
            aria-label={t('explainOf', { name: row.full_name })}
            onClick={() => onExplain(row)}
          >
            {t('explain')}
          </Button>
          {row.poked_at === null ? (
            <Button
              size="xs"
              variant="secondary"
              aria-label={t('poke.one', { name: row.full_name })}
              onClick={() => onPoke(row)}
            >
              {t('poke.do')}
            </Button>
          ) : null}
        </chakra.span>
      ),
    },
  ]
}
