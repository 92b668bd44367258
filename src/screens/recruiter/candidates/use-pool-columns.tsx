import { chakra } from '@chakra-ui/react/styled-system'
import { CandidateCell } from '../../../features/recruiter/people/candidate-cell'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { Flag } from '../../../features/recruiter/people/flag'
import { useSkillsNamed } from '../../../features/recruiter/jobs/use-skills-named'
import { formatDate } from '../../../i18n/dates'
import { formatList } from '../../../i18n/lists'
import { useLanguage } from '../../../i18n/use-language'
import type { Column } from '../../../ui/lists/data-table'
import { None } from '../../../ui/lists/none'
import { ScoreNumber } from '../../../ui/charts/score'

type Row = components['schemas']['PoolCandidate']

const mostSkills = 3

/** Who, what they can and have, and what they came to. */
export function usePoolColumns(): Column<Row>[] {
  const { t } = useTranslation('pool')
  const { t: tList } = useTranslation('recruiter')
  const { language } = useLanguage()
  const flag = (id: 'laptop' | 'wifi' | 'hours', read: (row: Row) => boolean): Column<Row> => ({
    id,
    header: tList(`approvals.column.${id}`),
    align: 'center',
    optional: true,
    cell: (row) => <Flag value={read(row)} />,
  })
  return [
    {
      id: 'full_name',
      header: tList('table.candidate'),
      cell: (row) => <CandidateCell candidate={row} below={row.email} />,
    },
    {
      id: 'title',
      header: t('column.title'),
      cell: (row) => (row.current_title === null ? <None /> : <Title title={row.current_title} />),
    },
    { id: 'skills', header: t('column.skills'), cell: (row) => <Skills skills={row.skills} /> },
    {
      id: 'city',
      header: tList('approvals.column.city'),
      cell: (row) => tList(`city.${row.city}`),
    },
    {
      id: 'education',
      header: tList('approvals.column.education'),
      cell: (row) => tList(`education.${row.education_level}`),
    },
    {
      id: 'english_assessment',
      header: t('column.english'),
      align: 'end',
      cell: (row) => <Score score={row.english_assessment} />,
    },
    {
      id: 'annotation_assessment',
      header: t('column.annotation'),
      align: 'end',
      cell: (row) => <Score score={row.annotation_assessment} />,
    },
    // The filter says it of all rows, unless it is taken off.
    {
      id: 'status',
      header: t('column.status'),
      optional: true,
      cell: (row) => tList(`standing.${row.status}`),
    },
    {
      id: 'registered_at',
      header: tList('approvals.column.registered'),
      cell: (row) => (
        <chakra.span color="fg.muted">{formatDate(row.registered_at, language)}</chakra.span>
      ),
    },
    // Nearly everybody has these, and a filter asks for them.
    flag('laptop', (row) => row.laptop_available),
    flag('wifi', (row) => row.wifi_available),
    flag('hours', (row) => row.availability_40_hours),
  ]
}

const Title = ({ title }: { title: string }) => (
  <chakra.span display="block" whiteSpace="normal" minWidth={{ md: '88px' }}>
    <bdi>{title}</bdi>
  </chakra.span>
)

const Score = ({ score }: { score: number | null }) =>
  score === null ? <None /> : <ScoreNumber score={score} />

/** The strongest few; all of them stand in the profile. */
const Skills = ({ skills }: Pick<Row, 'skills'>) => {
  const { language } = useLanguage()
  const named = useSkillsNamed()
  if (skills.length === 0) return <None />
  return (
    <chakra.span
      display="block"
      whiteSpace="normal"
      minWidth={{ md: '100px' }}
      maxWidth="320px"
      textStyle="tiny"
      paddingBlock="1.5"
      title={formatList(
        skills.map(({ name }) => name),
        language,
      )}
    >
      {named(skills, mostSkills)}
    </chakra.span>
  )
}
