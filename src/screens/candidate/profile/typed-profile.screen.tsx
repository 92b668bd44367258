import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { SessionUser } from '../../../../machines/session/answers'
import { signalSession } from '../../../api/session-signals'
import { userQueries } from '../../../features/user/user.queries'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { toProfileLoading } from '../../../paths'
import { usePerson } from '../../../session/session-context'
import { TextLink } from '../../../ui/link'
import { PageTitle } from '../../../ui/panel'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'
import { ProfileReview } from './profile-review'
import type { Profile } from './review.rules'

/** Whoever has no resume that can be read types what it would say. */
const TypedProfileScreen = () => {
  const { t } = useTranslation('profile')
  const sentence = useErrorMessage()
  const person = usePerson()
  const profile = useQuery(userQueries.profile())
  return (
    <>
      <PageTitle title={t('typed.title')} intro={t('typed.intro')} />
      <chakra.p marginBlockEnd="5" textStyle="small">
        <TextLink>
          <Link to={toProfileLoading()}>{t('typed.upload')}</Link>
        </TextLink>
      </chakra.p>
      {profile.data !== undefined && person !== null ? (
        <ProfileReview
          userId={person.id}
          profile={profile.data}
          shown={profile.data.upload_response?.profile ?? beginningOf(person)}
          typed
          // The server lets them on from now; the session looks and leads to the dashboard.
          onSaved={() => signalSession('standingDoubted')}
        />
      ) : profile.isError ? (
        <ErrorState
          title={t('failed')}
          retryLabel={t('retry')}
          retrying={profile.isFetching}
          onRetry={() => void profile.refetch()}
        >
          {sentence(profile.error)}
        </ErrorState>
      ) : (
        <Loading label={t('loading')}>
          <Skeleton height="420px" />
        </Loading>
      )}
    </>
  )
}

/** What the account says of a person stands there already. */
const beginningOf = ({ first_name, last_name, email, mobile_number }: SessionUser): Profile => ({
  name: `${first_name} ${last_name}`.trim(),
  emails: [email],
  phones: mobile_number === null ? [] : [mobile_number],
  links: [],
  skills: [],
  work_history_detailed: [],
  education: [],
  languages: [],
  media: [],
  awards: [],
  career_path: [],
})

export default TypedProfileScreen
