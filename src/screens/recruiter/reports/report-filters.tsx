import { chakra } from '@chakra-ui/react/styled-system'
import Calendar from 'lucide-react/icons/calendar'
import { useTranslation } from 'react-i18next'
import { CandidateFilter } from '../../../features/recruiter/candidate-filter'
import { CandidateSearch } from '../../../features/recruiter/candidate-search'
import { attemptStatuses, isNarrowed, withoutFilters, type ResultsSearch } from '../../../features/recruiter/results-search'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { FilterSelect } from '../../../ui/select-field'
import { FilterMenu } from './filter-menu'
import { DatesForm, ScoresForm } from './range-forms'

interface ReportFiltersProps {
  search: ResultsSearch
  onChange: (part: Partial<ResultsSearch>) => void
}

/** The filters over a list of reports; those that narrow it are tinted and can be taken off one by one. */
export const ReportFilters = ({ search, onChange }: ReportFiltersProps) => {
  const { t } = useTranslation('recruiter')
  const dates = useDateWords(search)
  const scored = search.min !== 0 || search.max !== 100
  return (
    <chakra.div role="search" display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <CandidateSearch
        name={search.name}
        onName={(name) => onChange({ name })}
        onCandidate={(id) => onChange({ name: '', users: [...new Set([...search.users, id])] })}
      />
      {search.users.map((id) => (
        <CandidateFilter key={id} id={id} onRemove={() => onChange({ users: search.users.filter((other) => other !== id) })} />
      ))}
      <FilterMenu
        label={t('filters.dates')}
        value={dates ?? t('filters.all')}
        icon={<Icon of={Calendar} />}
        active={dates !== null}
        removeLabel={t('filters.removeDates')}
        onRemove={() => onChange({ from: '', to: '' })}
      >
        <DatesForm search={search} onApply={onChange} />
      </FilterMenu>
      <FilterSelect
        label={t('filters.status')}
        active={search.status !== 'all'}
        value={search.status}
        onChange={(event) => onChange({ status: attemptStatuses.find((status) => status === event.target.value) ?? 'all' })}
        options={[{ value: 'all', label: t('filters.all') }, ...attemptStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))]}
      />
      <FilterSelect
        label={t('filters.result')}
        active={search.result !== 'both'}
        value={search.result}
        onChange={(event) => onChange({ result: event.target.value === 'passed' || event.target.value === 'failed' ? event.target.value : 'both' })}
        options={(['both', 'passed', 'failed'] as const).map((result) => ({ value: result, label: t(`filters.results.${result}`) }))}
      />
      <FilterMenu
        label={t('filters.overall')}
        value={t('filters.range', { min: search.min, max: search.max })}
        active={scored}
        removeLabel={t('filters.removeScores')}
        onRemove={() => onChange({ min: 0, max: 100 })}
      >
        <ScoresForm search={search} onApply={onChange} />
      </FilterMenu>
      {isNarrowed(search) ? (
        <Button size="sm" variant="quiet" onClick={() => onChange(withoutFilters(search))}>
          {t('filters.clear')}
        </Button>
      ) : null}
    </chakra.div>
  )
}

function useDateWords({ from, to }: ResultsSearch): string | null {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const day = (text: string) => formatDate(new Date(`${text}T12:00:00`), language)
  if (from === '' && to === '') return null
  if (from === '') return t('filters.until', { to: day(to) })
  if (to === '') return t('filters.since', { from: day(from) })
  return from === to ? day(from) : t('filters.span', { from: day(from), to: day(to) })
}
