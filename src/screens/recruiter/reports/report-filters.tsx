import { useTranslation } from 'react-i18next'
import { CandidateFilter } from '../../../features/recruiter/people/candidate-filter'
import { CandidateSearch } from '../../../features/recruiter/people/candidate-search'
import { DatesFilter, ScoresFilter } from '../../../features/recruiter/lists/range-filters'
import {
  attemptStatuses,
  type ResultsSearch,
} from '../../../features/recruiter/outcomes/results-search'
import type { List } from '../../../features/recruiter/lists/use-list'
import { FilterLine } from '../../../ui/lists/filter-line'
import { FilterSelect } from '../../../ui/fields/select-field'

interface ReportFiltersProps {
  search: ResultsSearch
  onChange: (part: Partial<ResultsSearch>) => void
  list: List
}

/**
 * The filters over a list of reports; those that narrow it are tinted and can be taken off one by
 * one.
 */
export const ReportFilters = ({ search, onChange, list }: ReportFiltersProps) => {
  const { t } = useTranslation('recruiter')
  return (
    <FilterLine clearLabel={t('filters.clear')} onClear={list.narrowed ? list.clear : undefined}>
      <CandidateSearch
        label={t('filters.searchReports')}
        name={search.name}
        onName={(name) => onChange({ name })}
        onCandidate={(id) => onChange({ name: '', users: [...new Set([...search.users, id])] })}
      />
      {search.users.map((id) => (
        <CandidateFilter
          key={id}
          id={id}
          onRemove={() => onChange({ users: search.users.filter((other) => other !== id) })}
        />
      ))}
      <DatesFilter from={search.from} to={search.to} onApply={onChange} />
      <FilterSelect
        label={t('filters.status')}
        active={search.status !== 'all'}
        value={search.status}
        onChange={(event) =>
          onChange({
            status: attemptStatuses.find((status) => status === event.target.value) ?? 'all',
          })
        }
        options={[
          { value: 'all', label: t('filters.all') },
          ...attemptStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
      />
      <FilterSelect
        label={t('filters.result')}
        active={search.result !== 'both'}
        value={search.result}
        onChange={(event) =>
          onChange({
            result:
              event.target.value === 'passed' || event.target.value === 'failed'
                ? event.target.value
                : 'both',
          })
        }
        options={(['both', 'passed', 'failed'] as const).map((result) => ({
          value: result,
          label: t(`filters.results.${result}`),
        }))}
      />
      <ScoresFilter
        label={t('filters.overall')}
        removeLabel={t('filters.removeScores')}
        min={search.min}
        max={search.max}
        onApply={onChange}
      />
    </FilterLine>
  )
}
