import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { partsOf } from '../../../features/recruiter/assessment-address'
import { CandidateFilter } from '../../../features/recruiter/candidate-filter'
import { CandidateSearch } from '../../../features/recruiter/candidate-search'
import { assessmentIds, isNarrowed, unfiltered, type OutcomesSearch } from '../../../features/recruiter/outcomes-search'
import { Button } from '../../../ui/button'
import { FilterSelect } from '../../../ui/select-field'
import type { ChangeSearch } from './use-outcomes-search'
import { useAssessmentName } from './use-assessment-name'

/** Which version, and which candidates. */
export const OutcomeFilters = ({ search, onChange }: { search: OutcomesSearch; onChange: ChangeSearch }) => {
  const { t } = useTranslation('outcomes')
  const { t: tList } = useTranslation('recruiter')
  const nameOf = useAssessmentName()
  return (
    <chakra.div role="search" display="flex" flexWrap="wrap" alignItems="center" gap="2" marginBlockEnd="4">
      <CandidateSearch onCandidate={(id) => onChange({ users: [...new Set([...search.users, id])] })} />
      {search.users.map((id) => (
        <CandidateFilter key={id} id={id} onRemove={() => onChange({ users: search.users.filter((other) => other !== id) })} />
      ))}
      <FilterSelect
        label={t('filters.version')}
        active={search.version !== 'all'}
        value={search.version}
        onChange={(event) => onChange({ version: assessmentIds.find((id) => id === event.target.value) ?? 'all' })}
        options={[{ value: 'all', label: tList('filters.all') }, ...assessmentIds.map((id) => ({ value: id, label: nameOf(partsOf(id)) }))]}
      />
      {isNarrowed(search) ? (
        <Button size="sm" variant="quiet" onClick={() => onChange(unfiltered)}>
          {tList('filters.clear')}
        </Button>
      ) : null}
    </chakra.div>
  )
}
