import { useTranslation } from 'react-i18next'
import { useList } from '../../../features/recruiter/lists/use-list'
import { PageTitle } from '../../../ui/layout/panel'
import { CandidateProfile } from './candidate-profile'
import { personalityList } from './results-address'
import { ResultsFilters } from './results-filters'
import { ResultsList } from './results-list'

/** The people who took the personality questionnaire, or the profile of the chosen one. */
const PersonalityScreen = () => {
  const { t } = useTranslation('principles')
  const { search, change, list } = useList(personalityList)
  const [candidate] = search.candidate
  if (candidate !== undefined) return <CandidateProfile search={search} candidate={candidate} />
  return (
    <>
      <PageTitle title={t('results.title')} />
      <ResultsFilters
        key={`${search.from} ${search.to}`}
        search={search}
        onChange={change}
        list={list}
      />
      <ResultsList search={search} list={list} />
    </>
  )
}

export default PersonalityScreen
