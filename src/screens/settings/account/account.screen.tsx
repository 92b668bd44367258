import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SessionUser } from '../../../../machines/session/answers'
import { authQueries } from '../../../features/auth/auth.queries'
import { Loaded } from '../../../loading/loaded'
import { usePerson } from '../../../session/session-context'
import { PageTitle, Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { DeletePanel } from './delete-panel'
import { DetailsPanel } from './details-panel'
import { DevicesPanel } from './devices-panel'
import { LanguagePanel } from './language-panel'
import { OwnDataPanel } from './own-data-panel'
import { PasswordPanel } from './password-panel'
import { RegistrationPanel } from './registration-panel'
import { SecondFactor } from './second-factor'

/** The person's own account: their details, how they sign in, and their data. */
const AccountScreen = () => {
  // A panel that asked for its words later would hide the page, and what is typed into it.
  const { t } = useTranslation(['account', 'auth'])
  const person = usePerson()
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      {person === null ? null : (
        <chakra.div display="flex" flexDirection="column" gap="5">
          <DetailsPanel person={person} />
          {person.role === 'individual' ? <RegistrationPanel userId={person.id} /> : null}
          <LanguagePanel />
          <Security person={person} />
          <DevicesPanel />
          <OwnDataPanel />
          <DeletePanel />
        </chakra.div>
      )}
    </>
  )
}

const Security = ({ person }: { person: SessionUser }) => {
  const { t } = useTranslation('account')
  const state = useQuery(authQueries.secondFactor())
  return (
    <Loaded
      query={state}
      labels={{ loading: t('loading'), failed: t('failed') }}
      skeleton={
        <Panel>
          <Skeleton height="28px" width="240px" />
          <br />
          <Skeleton width="90%" />
          <br />
          <Skeleton width="60%" />
        </Panel>
      }
    >
      {(loaded) => (
        <>
          <PasswordPanel hasPassword={loaded.has_password} email={person.email} />
          <SecondFactor state={loaded} />
        </>
      )}
    </Loaded>
  )
}

export default AccountScreen
