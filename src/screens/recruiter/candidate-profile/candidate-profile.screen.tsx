import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import Mail from 'lucide-react/icons/mail'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { Missing, OnePage } from '../../../features/recruiter/one-page'
import { poolQueries } from '../../../features/recruiter/pool.queries'
import { PersonHead } from '../../../features/user/person-head'
import { idsOf } from '../../../lib/search-values'
import { toCandidates } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Columns } from '../../../ui/columns'
import { Breadcrumbs } from '../../../ui/filters'
import { Icon } from '../../../ui/icons'
import { EmptyState } from '../../../ui/states'
import { Badge } from '../../../ui/status-badge'
import { FactsPanel } from './facts-panel'
import { EducationPanel, SkillsPanel, WorkPanel } from './profile-panels'
import { ResultsPanel } from './results-panel'

type Person = components['schemas']['UserProfileDetails']

/** A candidate as recruiters see one: what they choose by, and the profile as its owner reviewed it. Whose it is stands in the query. */
const CandidateProfileScreen = () => {
  const { t } = useTranslation('pool')
  const { id: given }: Record<string, unknown> = useSearch({ strict: false })
  const [id = ''] = idsOf(given)
  const person = useQuery({ ...poolQueries.person(id), enabled: id !== '' })
  const missing = <Missing title={t('profile.missing')} body={t('profile.missingBody')} list={<Link to={toCandidates()}>{t('profile.toList')}</Link>} />
  if (id === '') return missing
  return (
    <OnePage query={person} words={{ loading: t('profile.loading'), failed: t('profile.failed') }} missing={missing}>
      {(data) => (data.candidate === null ? missing : <Profile person={data} candidate={data.candidate} />)}
    </OnePage>
  )
}

const Profile = ({ person: { user, profile }, candidate }: { person: Person; candidate: NonNullable<Person['candidate']> }) => {
  const { t } = useTranslation('pool')
  const { t: tList } = useTranslation('recruiter')
  const shown = profile?.upload_response?.profile ?? null
  const name = `${user.first_name} ${user.last_name}`.trim()
  return (
    <>
      <Breadcrumbs
        label={t('profile.path')}
        links={[
          <Link key="list" to={toCandidates()}>
            {t('title')}
          </Link>,
        ]}
        here={t('profile.here')}
      />
      <PersonHead
        person={{ full_name: name, email: user.email, avatar_url: user.avatar_url }}
        beside={<Badge>{tList(`approval.${user.approval.status}`)}</Badge>}
        action={
          <LinkButton variant="secondary" size="sm">
            <a href={`mailto:${user.email}`}>
              <Icon of={Mail} />
              {t('profile.email')}
            </a>
          </LinkButton>
        }
      />
      <Columns>
        <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0">
          {shown === null ? (
            <EmptyState title={t('profile.notReviewed')}>{t('profile.notReviewedBody')}</EmptyState>
          ) : (
            <>
              <SkillsPanel skills={shown.skills} />
              <WorkPanel work={shown.work_history_detailed} />
              <EducationPanel education={shown.education} />
            </>
          )}
        </chakra.div>
        <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0">
          <ResultsPanel userId={user.id} />
          <FactsPanel user={user} candidate={candidate} languages={shown?.languages ?? []} />
        </chakra.div>
      </Columns>
    </>
  )
}

export default CandidateProfileScreen
