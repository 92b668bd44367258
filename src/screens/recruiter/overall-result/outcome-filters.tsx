import { useTranslation } from 'react-i18next'
import { getParts } from '../../../features/recruiter/outcomes/assessment-address'
import { CandidateFilter } from '../../../features/recruiter/people/candidate-filter'
import { CandidateSearch } from '../../../features/recruiter/people/candidate-search'
import {
  assessmentIds,
  type OutcomesFilters,
} from '../../../features/recruiter/outcomes/outcomes-search'
import type { List } from '../../../features/recruiter/lists/use-list'
import { FilterLine } from '../../../ui/lists/filter-line'
import { FilterSelect } from '../../../ui/fields/select-field'
import { useAssessmentName } from '../../../features/recruiter/outcomes/use-assessment-name'

interface OutcomeFiltersProps {
  search: OutcomesFilters
  onChange: (part: Partial<OutcomesFilters>) => void
  list: List
}

/** Which version, and which candidates. */
export const OutcomeFilters = ({ search, onChange, list }: OutcomeFiltersProps) => {
  const { t } = useTranslation('outcomes')
  const { t: tList } = useTranslation('recruiter')
  const getName = useAssessmentName()
  return (
    <FilterLine
      clearLabel={tList('filters.clear')}
      onClear={list.narrowed ? list.clear : undefined}
    >
      <CandidateSearch
        onCandidate={(id) => onChange({ users: [...new Set([...search.users, id])] })}
      />
      {search.users.map((id) => (
        <CandidateFilter
          key={id}
          id={id}
          onRemove={() => onChange({ users: search.users.filter((other) => other !== id) })}
        />
      ))}
      <FilterSelect
        label={t('filters.version')}
        active={search.version !== 'all'}
        value={search.version}
        onChange={(event) =>
          onChange({ version: assessmentIds.find((id) => id === event.target.value) ?? 'all' })
        }
        options={[
          { value: 'all', label: tList('filters.all') },
          ...assessmentIds.map((id) => ({ value: id, label: getName(getParts(id)) })),
        ]}
      />
    </FilterLine>
  )
}
