import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import Mail from 'lucide-react/icons/mail'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { usePerson } from '../../../session/session-context'
import { Missing, OnePage } from '../../../features/recruiter/lists/one-page'
import { poolQueries } from '../../../features/recruiter/people/pool.queries'
import { EducationPanel, SkillsPanel, WorkPanel } from '../../../features/user/profile-panels'
import { PersonHead } from '../../../features/user/person-head'
import { getIds } from '../../../lib/search-values'
import { toCandidates } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Columns } from '../../../ui/layout/columns'
import { Breadcrumbs } from '../../../ui/lists/filters'
import { Icon } from '../../../ui/icons'
import { EmptyState } from '../../../ui/feedback/states'
import { Badge } from '../../../ui/feedback/status-badge'
import { AtsPanel } from './ats-panel'
import { EmailButton } from './email-button'
import { EmploymentPanel } from './employment-panel'
import { FactsPanel } from './facts-panel'
import { InterviewButton } from './interview-button'
import { NotesPanel } from './notes-panel'
import { ResultsPanel } from './results-panel'

type Person = components['schemas']['UserProfileDetails']

/**
 * A candidate as recruiters see one: what they choose by, and the profile as its owner reviewed it.
 * Whose it is stands in the query.
 */
const CandidateProfileScreen = () => {
  const { t } = useTranslation('pool')
  const { id: given }: Record<string, unknown> = useSearch({ strict: false })
  const [id = ''] = getIds(given)
  const person = useQuery({ ...poolQueries.person(id), enabled: id !== '' })
  const missing = (
    <Missing
      title={t('profile.missing')}
      body={t('profile.missingBody')}
      list={<Link to={toCandidates()}>{t('profile.toList')}</Link>}
    />
  )
  if (id === '') return missing
  return (
    <OnePage
      query={person}
      labels={{ loading: t('profile.loading'), failed: t('profile.failed') }}
      missing={missing}
    >
      {(data) =>
        data.candidate === null ? (
          missing
        ) : (
          // The key drops everything that was begun for another candidate.
          <Profile key={id} person={data} candidate={data.candidate} />
        )
      }
    </OnePage>
  )
}

const Profile = ({
  person: { user, profile },
  candidate,
}: {
  person: Person
  candidate: NonNullable<Person['candidate']>
}) => {
  const { t } = useTranslation('pool')
  const { t: tList } = useTranslation('recruiter')
  // Notes are a company's: an admin who belongs to none has none.
  const reader = usePerson()
  const own = (reader?.companyDetail ?? null) !== null
  const isAdmin = reader?.role === 'recruiter admin'
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
        aside={<Badge>{tList(`standing.${user.approval.status}`)}</Badge>}
        action={
          <chakra.div
            display="flex"
            flexWrap="wrap"
            gap="2"
            css={{ '& > *': { flex: { base: '1 1 auto', md: 'none' } } }}
          >
            {user.email === null ? null : (
              <LinkButton variant="secondary" size="sm">
                <a href={`mailto:${user.email}`}>
                  <Icon of={Mail} />
                  {t('profile.email')}
                </a>
              </LinkButton>
            )}
            {isAdmin ? <EmailButton candidateId={user.id} /> : null}
            {/* Only who is approved can be interviewed. */}
            {user.approval.status === 'APPROVED' ? <InterviewButton candidateId={user.id} /> : null}
          </chakra.div>
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
          {own ? <NotesPanel userId={user.id} /> : null}
        </chakra.div>
        <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0">
          <ResultsPanel userId={user.id} />
          {user.approval.status === 'APPROVED' ? <EmploymentPanel userId={user.id} /> : null}
          <FactsPanel user={user} candidate={candidate} languages={shown?.languages ?? []} />
          {user.approval.status === 'APPROVED' ? <AtsPanel userId={user.id} /> : null}
        </chakra.div>
      </Columns>
    </>
  )
}

export default CandidateProfileScreen
