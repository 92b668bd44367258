import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../ui/panel'
import { CandidateProfile } from './candidate-profile'
import { readSearch, writeSearch, type PersonalitySearch } from './results-address'
import { ResultsFilters } from './results-filters'
import { ResultsList } from './results-list'

/** Who took the personality questionnaire, or the profile of the one who was chosen. */
const PersonalityScreen = () => {
  const { t } = useTranslation('principles')
  const navigate = useNavigate()
  const search = readSearch(useSearch({ strict: false }))
  // Whatever narrows begins at the first page again.
  const change = (part: Partial<PersonalitySearch>) => void navigate({ to: '.', search: writeSearch({ ...search, page: 1, ...part }), resetScroll: false })
  if (search.candidate !== '') return <CandidateProfile search={search} />
  return (
    <>
      <PageTitle title={t('results.title')} />
      <ResultsFilters key={`${search.from} ${search.to}`} search={search} onChange={change} />
      <ResultsList search={search} onChange={change} />
    </>
  )
}

export default PersonalityScreen
