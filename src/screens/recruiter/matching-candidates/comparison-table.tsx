import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Matched } from '../../../features/recruiter/jobs/matched.queries'
import { CandidateCell } from '../../../features/recruiter/people/candidate-cell'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { compareSkills, type ComparedSkill } from './compared-skills.rules'
import { Assessment, ScoreInParts, SkillFacts } from './comparison-cells'
import { comparisonCss } from './comparison-styles'
import { usePersonFacts } from './use-person-facts'

interface ComparisonTableProps {
  candidates: readonly Matched[]
  /** The buttons for one candidate, below the name. */
  acts: (candidate: Matched) => ReactNode
}

/**
 * Candidates side by side, with a line for each point of comparison: the score, assessment results,
 * and every skill of the job.
 */
export const ComparisonTable = ({ candidates, acts }: ComparisonTableProps) => {
  const { t } = useTranslation('matching')
  const { experience, place, hours } = usePersonFacts()
  const skills = compareSkills(candidates)
  const row = (name: ReactNode, cell: (candidate: Matched) => ReactNode) => (
    <tr>
      <th scope="row">{name}</th>
      {candidates.map((candidate) => (
        <td key={candidate.user_id}>{cell(candidate)}</td>
      ))}
    </tr>
  )
  return (
    // A table that is wider than its box can be scrolled with the keyboard, too.
    <chakra.section
      aria-label={t('comparison')}
      tabIndex={0}
      css={comparisonCss}
      data-columns={candidates.length}
    >
      <table aria-label={t('comparison')}>
        <thead>
          <tr>
            <th scope="col" data-corner>
              <VisuallyHidden>{t('table.by')}</VisuallyHidden>
            </th>
            {candidates.map((candidate) => (
              <th key={candidate.user_id} scope="col">
                <CandidateCell candidate={candidate} below={candidate.current_title} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(t('match'), (candidate) => (
            <ScoreInParts candidate={candidate} />
          ))}
          {row(t('table.acts'), acts)}
          {row(t('column.english'), (candidate) => (
            <Assessment outcome={candidate.english_outcome} score={candidate.english_assessment} />
          ))}
          {row(t('column.annotation'), (candidate) => (
            <Assessment
              outcome={candidate.annotation_outcome}
              score={candidate.annotation_assessment}
            />
          ))}
          {row(t('table.experience'), experience)}
          {row(t('table.place'), place)}
          {row(t('table.hours'), hours)}
        </tbody>
        {(['required', 'preferred'] as const).map((importance) => (
          <Skills
            key={importance}
            title={t(`table.${importance}`)}
            skills={skills.filter((skill) => skill.importance === importance)}
            candidates={candidates}
          />
        ))}
      </table>
    </chakra.section>
  )
}

const Skills = ({
  title,
  skills,
  candidates,
}: {
  title: string
  skills: readonly ComparedSkill[]
  candidates: readonly Matched[]
}) => {
  const { t } = useTranslation('matching')
  return skills.length === 0 ? null : (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={candidates.length + 1} data-group>
          {title}
        </th>
      </tr>
      {skills.map(({ id, name, requiredLevel, cells }) => (
        <tr key={id}>
          <th scope="row">
            <bdi>{name}</bdi>
            <chakra.span display="block" textStyle="tiny" fontWeight="400" color="fg.muted">
              {t('table.required_level', { level: requiredLevel })}
            </chakra.span>
          </th>
          {cells.map((cell, at) => (
            <td key={candidates[at]?.user_id}>
              <SkillFacts name={name} cell={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
