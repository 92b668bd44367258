import { chakra } from '@chakra-ui/react/styled-system'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../../session/session-context'
import { PageTitle } from '../../../ui/layout/panel'
import { EmptyState } from '../../../ui/feedback/states'
import { CompanyLimits } from './company-limits'
import { CompanyPanel } from './company-panel'
import { LogoPanel } from './logo-panel'

/** The company that somebody recruits for. */
const CompanyScreen = () => {
  const { t } = useTranslation(['company', 'onboarding'])
  const person = usePerson()
  const company = person?.companyDetail ?? null
  const asked: Record<string, unknown> = useSearch({ strict: false })
  // An admin comes here from a job, for the company that posted it.
  if (person?.role === 'recruiter admin' && typeof asked['job'] === 'string')
    return <CompanyLimits key={asked['job']} jobId={asked['job']} />
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      {person === null || company === null ? (
        <EmptyState title={t('none')}>{t('noneBody')}</EmptyState>
      ) : (
        <chakra.div display="flex" flexDirection="column" gap="5">
          <LogoPanel person={person} company={company} />
          <CompanyPanel person={person} company={company} />
        </chakra.div>
      )}
    </>
  )
}

export default CompanyScreen
