import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getParts } from '../../../features/recruiter/outcomes/assessment-address'
import { CandidateFilter } from '../../../features/recruiter/people/candidate-filter'
import { CandidateSearch } from '../../../features/recruiter/people/candidate-search'
import { FilterMenu } from '../../../features/recruiter/lists/filter-menu'
import { assessmentIds } from '../../../features/recruiter/outcomes/outcomes-search'
import { scoreNames, type OverallSearch } from '../../../features/recruiter/outcomes/overall-search'
import {
  DatesFilter,
  RangeForm,
  ScoresFilter,
} from '../../../features/recruiter/lists/range-filters'
import type { AssessmentId } from '../../../features/recruiter/recruiter.queries'
import type { List } from '../../../features/recruiter/lists/use-list'
import { CheckboxGroupField } from '../../../ui/fields/choice-field'
import { FilterLine } from '../../../ui/lists/filter-line'
import { FilterSelect } from '../../../ui/fields/select-field'
import { useAssessmentName } from '../../../features/recruiter/outcomes/use-assessment-name'

interface OverallFiltersProps {
  search: OverallSearch
  onChange: (part: Partial<OverallSearch>) => void
  list: List
}

/**
 * The advanced filters: candidates, versions, days, pass or fail, and a range for each of the three
 * scores.
 */
export const OverallFilters = ({ search, onChange, list }: OverallFiltersProps) => {
  const { t } = useTranslation('overall')
  const { t: tList } = useTranslation('recruiter')
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
      <VersionsFilter versions={search.versions} onApply={(versions) => onChange({ versions })} />
      <DatesFilter from={search.from} to={search.to} onApply={onChange} />
      <FilterSelect
        label={tList('filters.result')}
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
          label: tList(`filters.results.${result}`),
        }))}
      />
      {scoreNames.map((name) => (
        <ScoresFilter
          key={name}
          label={t(`filters.${name}`)}
          removeLabel={t(`filters.remove.${name}`)}
          {...search[name]}
          onApply={(scores) => onChange({ [name]: scores })}
        />
      ))}
    </FilterLine>
  )
}

interface VersionsFilterProps {
  versions: readonly AssessmentId[]
  onApply: (versions: AssessmentId[]) => void
}

const VersionsFilter = ({ versions, onApply }: VersionsFilterProps) => {
  const { t } = useTranslation('overall')
  const { t: tList } = useTranslation('recruiter')
  const getName = useAssessmentName()
  const [first] = versions
  const value =
    first === undefined
      ? tList('filters.all')
      : versions.length === 1
        ? getName(getParts(first))
        : t('filters.versionCount', { count: versions.length })
  return (
    <FilterMenu
      label={t('filters.versions')}
      value={value}
      active={first !== undefined}
      removeLabel={t('filters.remove.versions')}
      onRemove={() => onApply([])}
    >
      <VersionsForm versions={versions} onApply={onApply} />
    </FilterMenu>
  )
}

/** An empty choice means all versions. */
const VersionsForm = ({ versions, onApply }: VersionsFilterProps) => {
  const { t } = useTranslation('overall')
  const getName = useAssessmentName()
  const [ticked, setTicked] = useState<AssessmentId[]>([...versions])
  return (
    <RangeForm wrong={false} onApply={() => onApply(ticked)}>
      <CheckboxGroupField
        legend={t('filters.versionsTaken')}
        name="versions"
        options={assessmentIds.map((id) => ({ value: id, label: getName(getParts(id)) }))}
        value={ticked}
        onValueChange={setTicked}
      />
    </RangeForm>
  )
}
