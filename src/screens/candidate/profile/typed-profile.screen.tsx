import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SessionUser } from '../../../../machines/session/answers'
import { signalSession } from '../../../api/session-signals'
import { userQueries } from '../../../features/user/user.queries'
import { toProfileLoading } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { PageTitle } from '../../../ui/layout/panel'
import { OwnProfile } from './own-profile'
import { ProfileStep } from './profile-step'
import { ProfileReview } from './profile-review'
import { emptyProfile, type Profile } from './review.rules'

/** Candidates without a readable resume type their profile here. */
const TypedProfileScreen = () => {
  const { t } = useTranslation('profile')
  const profile = useQuery(userQueries.profile())
  return (
    <>
      <ProfileStep />
      <PageTitle title={t('typed.title')} intro={t('typed.intro')} />
      <chakra.p marginBlockEnd="5" textStyle="small">
        <TextLink>
          <Link to={toProfileLoading()}>{t('typed.upload')}</Link>
        </TextLink>
      </chakra.p>
      <OwnProfile profile={profile}>
        {(own, person) => (
          <ProfileReview
            userId={person.id}
            profile={own}
            shown={own.upload_response?.profile ?? toInitialProfile(person)}
            typed
            // The server lets them on from now; the session looks and leads to the dashboard.
            onSaved={() => signalSession('standingDoubted')}
          />
        )}
      </OwnProfile>
    </>
  )
}

/** The form begins with the details of the account. */
const toInitialProfile = ({
  first_name,
  last_name,
  email,
  mobile_number,
}: SessionUser): Profile => ({
  ...emptyProfile,
  name: `${first_name} ${last_name}`.trim(),
  emails: [email],
  phones: mobile_number === null ? [] : [mobile_number],
})

export default TypedProfileScreen
