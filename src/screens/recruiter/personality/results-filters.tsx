import { useTranslation } from 'react-i18next'
import { CandidateFilter } from '../../../features/recruiter/people/candidate-filter'
import { CandidateSearch } from '../../../features/recruiter/people/candidate-search'
import { DatesFilter } from '../../../features/recruiter/lists/range-filters'
import type { List } from '../../../features/recruiter/lists/use-list'
import { FilterLine } from '../../../ui/lists/filter-line'
import type { PersonalitySearch } from './results-address'

interface ResultsFiltersProps {
  search: PersonalitySearch
  onChange: (part: Partial<PersonalitySearch>) => void
  list: List
}

/** People by name, and the days on which the questionnaire was begun. */
export const ResultsFilters = ({ search, onChange, list }: ResultsFiltersProps) => {
  const { t } = useTranslation('recruiter')
  return (
    <FilterLine clearLabel={t('filters.clear')} onClear={list.narrowed ? list.clear : undefined}>
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
      <DatesFilter from={search.from} to={search.to} onApply={onChange} />
    </FilterLine>
  )
}
