import { chakra } from '@chakra-ui/react/styled-system'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { CandidateFilter } from '../../../features/recruiter/candidate-filter'
import { CandidateSearch } from '../../../features/recruiter/candidate-search'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/text-field'
import type { List } from '../../../features/recruiter/use-list'
import type { PersonalitySearch } from './results-address'

interface ResultsFiltersProps {
  search: PersonalitySearch
  onChange: (part: Partial<PersonalitySearch>) => void
  list: List
}

/** People by name, and the days between which the questionnaire was begun. */
export const ResultsFilters = ({ search, onChange, list }: ResultsFiltersProps) => {
  const { t } = useTranslation('principles')
  return (
    <chakra.div role="search" display="flex" flexDirection="column" gap="3" marginBlockEnd="5">
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
        <CandidateSearch onCandidate={(id) => onChange({ users: [...new Set([...search.users, id])] })} />
        <Days search={search} onChange={onChange} />
      </chakra.div>
      {list.narrowed ? (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {search.users.map((id) => (
            <CandidateFilter key={id} id={id} onRemove={() => onChange({ users: search.users.filter((other) => other !== id) })} />
          ))}
          <Button size="sm" variant="quiet" onClick={list.clear}>
            {t('results.clear')}
          </Button>
        </chakra.div>
      ) : null}
    </chakra.div>
  )
}

/** From one day to another: both, or neither. */
const Days = ({ search, onChange }: Omit<ResultsFiltersProps, 'list'>) => {
  const { t } = useTranslation('principles')
  const [from, setFrom] = useState(search.from)
  const [to, setTo] = useState(search.to)
  const [asked, setAsked] = useState(false)
  const half = (from === '') !== (to === '')
  const reversed = !half && from > to
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    if (!half && !reversed) onChange({ from, to })
  }
  return (
    <chakra.form noValidate onSubmit={submit} display="flex" flexWrap="wrap" alignItems="flex-end" gap="2">
      <chakra.div width="172px">
        <TextField type="date" size="sm" label={t('results.from')} value={from} error={asked && half && from === '' ? t('results.half') : undefined} onChange={(event) => setFrom(event.target.value)} />
      </chakra.div>
      <chakra.div width="172px">
        <TextField type="date" size="sm" label={t('results.to')} value={to} error={asked && half && to === '' ? t('results.half') : asked && reversed ? t('results.reversed') : undefined} onChange={(event) => setTo(event.target.value)} />
      </chakra.div>
      <Button type="submit" size="sm" variant="secondary">
        {t('results.apply')}
      </Button>
    </chakra.form>
  )
}
