import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../../session/session-context'
import { PageTitle } from '../../../ui/panel'
import { EmptyState } from '../../../ui/states'
import { CompanyPanel } from './company-panel'
import { LogoPanel } from './logo-panel'

/** The company that somebody recruits for. */
const CompanyScreen = () => {
  const { t } = useTranslation(['company', 'onboarding'])
  const person = usePerson()
  const company = person?.companyDetail ?? null
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
