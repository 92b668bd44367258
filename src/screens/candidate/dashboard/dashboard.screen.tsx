import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assessmentQueries } from '../../../features/assessments/assessments.queries'
import { ComputerOnly } from '../../../features/assessments/computer-only'
import { usePerson } from '../../../session/session-context'
import { JoiningPath } from '../../../features/auth/joining/joining-path'
import { principlesQueries } from '../../../features/principles/principles.queries'
import { bothOver } from '../../../features/survey/both-over'
import { SurveyOffer } from '../../../features/survey/survey-offer'
import { userQueries } from '../../../features/user/user.queries'
import { toAssessment } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { PageTitle } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { CareerPanel } from './career-panel'
import { GapsPanel } from './gaps-panel'
import { IntroLink, IntroPanel, useIntroduced } from './intro-panel'
import { JobsPanel } from './jobs-panel'
import { nextStep, openCount, stepOfWay, type Card } from './next-step'
import { ProfilePanel } from './profile-panel'
import { TestsPanel } from './tests-panel'

/**
 * Where a candidate stands and the one next thing to do. Everything is asked for at once; each part
 * waits, fails and is empty for itself.
 */
const DashboardScreen = () => {
  // The words of all parts are loaded first, so that no part hides the page while its words are
  // loading.
  useTranslation(['candidate', 'courses', 'jobs', 'onboarding'])
  const cards = useQuery(assessmentQueries.cards())
  const principles = useQuery(principlesQueries.state())
  const profile = useQuery(userQueries.profile())
  const person = usePerson()
  const { introduced, hide } = useIntroduced(person?.id ?? '')
  return (
    <>
      {person === null ? null : <SurveyOffer userId={person.id} over={bothOver(cards.data)} />}
      <chakra.div marginBlockEnd="6">
        <JoiningPath at={stepOfWay(profile.data, cards.data)} />
      </chakra.div>
      <Greeting cards={cards.data ?? null} waiting={cards.isPending} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' }}
        gap="5"
        alignItems="start"
      >
        {introduced ? null : (
          <chakra.div gridColumn={{ lg: '1 / -1' }}>
            <IntroPanel onHide={hide} />
          </chakra.div>
        )}
        <chakra.div gridColumn={{ lg: '1 / -1' }}>
          {person === null ? null : <CareerPanel userId={person.id} />}
        </chakra.div>
        <chakra.div gridColumn={{ lg: 'span 7' }}>
          <GapsPanel />
        </chakra.div>
        <chakra.div gridColumn={{ lg: 'span 5' }}>
          <TestsPanel cards={cards} principles={principles} />
        </chakra.div>
        <chakra.div gridColumn={{ lg: 'span 4' }}>
          <ProfilePanel
            profile={profile}
            cards={cards.data ?? null}
            questionnaire={principles.data ?? null}
          />
        </chakra.div>
        <chakra.div gridColumn={{ lg: 'span 8' }}>
          <JobsPanel />
        </chakra.div>
        {introduced ? (
          <chakra.div gridColumn={{ lg: '1 / -1' }}>
            <IntroLink />
          </chakra.div>
        ) : null}
      </chakra.div>
    </>
  )
}

const Greeting = ({ cards, waiting }: { cards: readonly Card[] | null; waiting: boolean }) => {
  const { t } = useTranslation('candidate')
  const person = usePerson()
  // The hour of the page's opening is enough: nobody is greeted twice.
  const [hour] = useState(() => new Date().getHours())
  const name = person?.first_name ?? ''
  const greeting =
    hour < 12
      ? t('dashboard.morning', { name })
      : hour < 18
        ? t('dashboard.afternoon', { name })
        : t('dashboard.evening', { name })
  const next = cards === null ? null : nextStep(cards)
  // The room of the content is kept, so that nothing moves for people who read further down.
  if (waiting)
    return (
      <PageTitle
        title={greeting}
        intro={<Skeleton width="220px" height="var(--line-body)" />}
        action={<Skeleton width="176px" height="44px" />}
      />
    )
  return (
    <PageTitle
      title={greeting}
      {...(cards === null
        ? {}
        : {
            intro:
              next?.state === 'goOn'
                ? t('dashboard.running')
                : t('dashboard.ahead', { count: openCount(cards) }),
          })}
      {...(next === null
        ? {}
        : {
            action: <NextStep {...next} />,
          })}
    />
  )
}

/** The way into what comes next. */
const NextStep = ({ kind, state }: NonNullable<ReturnType<typeof nextStep>>) => {
  const { t } = useTranslation('candidate')
  const link = (text: string) => (
    <LinkButton variant="primary">
      <Link to={toAssessment(kind)}>
        {text}
        <Icon of={ArrowRight} mirror />
      </Link>
    </LinkButton>
  )
  return state === 'goOn' ? (
    link(t(`dashboard.goOn.${kind}`))
  ) : (
    <ComputerOnly>{link(t(`dashboard.start.${kind}`))}</ComputerOnly>
  )
}

export default DashboardScreen
