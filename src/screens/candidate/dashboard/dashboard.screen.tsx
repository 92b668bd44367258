import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assessmentQueries } from '../../../features/assessments/assessments.queries'
import { usePerson } from '../../../features/auth/session'
import { bothOver } from '../../../features/survey/both-over'
import { SurveyOffer } from '../../../features/survey/survey-offer'
import { toAssessment } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { PageTitle } from '../../../ui/panel'
import { nextStep, openCount, type Card } from './next-step'
import { ProfilePanel } from './profile-panel'
import { TestsPanel } from './tests-panel'
import { WayPanel } from './way-panel'

/** Where a candidate stands and the one next thing to do. */
const DashboardScreen = () => {
  const cards = useQuery(assessmentQueries.cards())
  const person = usePerson()
  return (
    <>
      {person === null ? null : <SurveyOffer userId={person.id} over={bothOver(cards.data)} />}
      <Greeting cards={cards.data ?? null} />
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', lg: 'repeat(12, 1fr)' }} gap="5" alignItems="start">
        {cards.data === undefined ? null : (
          <chakra.div gridColumn={{ lg: '1 / -1' }}>
            <WayPanel cards={cards.data} />
          </chakra.div>
        )}
        <chakra.div gridColumn={{ lg: 'span 7' }}>
          <TestsPanel cards={cards} />
        </chakra.div>
        <chakra.div gridColumn={{ lg: 'span 5' }}>
          <ProfilePanel />
        </chakra.div>
      </chakra.div>
    </>
  )
}

const Greeting = ({ cards }: { cards: readonly Card[] | null }) => {
  const { t } = useTranslation('candidate')
  const person = usePerson()
  // The hour of the page's opening is enough: nobody is greeted twice.
  const [hour] = useState(() => new Date().getHours())
  const name = person?.first_name ?? ''
  const greeting = hour < 12 ? t('dashboard.morning', { name }) : hour < 18 ? t('dashboard.afternoon', { name }) : t('dashboard.evening', { name })
  const next = cards === null ? null : nextStep(cards)
  return (
    <PageTitle
      title={greeting}
      {...(cards === null ? {} : { intro: next?.state === 'goOn' ? t('dashboard.running') : t('dashboard.ahead', { count: openCount(cards) }) })}
      {...(next === null
        ? {}
        : {
            action: (
              <LinkButton variant="primary">
                <Link to={toAssessment(next.kind)}>
                  {next.state === 'goOn' ? t(`dashboard.goOn.${next.kind}`) : t(`dashboard.start.${next.kind}`)}
                  <Icon of={ArrowRight} mirror />
                </Link>
              </LinkButton>
            ),
          })}
    />
  )
}

export default DashboardScreen
