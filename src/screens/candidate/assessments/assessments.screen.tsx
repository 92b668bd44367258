import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { SessionContext, usePerson } from '../../../session/session-context'
import { assessmentQueries } from '../../../features/assessments/assessments.queries'
import { ComputerNote } from '../../../features/assessments/computer-only'
import { LeftoversNotice } from '../../../features/assessments/pending-uploads-notice'
import { JoiningPath } from '../../../features/auth/joining/joining-path'
import { bothOver } from '../../../features/survey/both-over'
import { Loaded } from '../../../loading/loaded'
import { SurveyOffer } from '../../../features/survey/survey-offer'
import { PageTitle } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { AssessmentCard } from './assessment-card'
import { getCardStatus, isStart } from './card-status'
import { PersonalityCard } from './personality-card'

const kinds = ['english', 'annotation'] as const

/** Both assessments and the questionnaire, and how each stands. */
const AssessmentsScreen = () => {
  const { t } = useTranslation('assessment')
  const query = useCards()
  const cards = query.data
  const person = usePerson()
  return (
    <>
      <chakra.div marginBlockEnd="6">
        <JoiningPath at={bothOver(cards) ? 'jobs' : 'assessments'} />
      </chakra.div>
      <PageTitle
        title={t('list.title')}
        intro={t('list.intro')}
        {...(cards?.some((card) => isStart(getCardStatus(card))) === true
          ? { action: <ComputerNote /> }
          : {})}
      />
      {person === null ? null : <SurveyOffer userId={person.id} over={bothOver(cards)} reminds />}
      {person === null ? null : <LeftoversNotice userId={person.id} />}
      <Loaded
        query={query}
        labels={{ loading: t('list.loading'), failed: t('list.failed') }}
        skeleton={
          <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="5">
            <Skeleton height="260px" />
            <Skeleton height="260px" />
          </chakra.div>
        }
      >
        {(loaded) => (
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
            gap="5"
          >
            {kinds.map((kind) => (
              // The longest card, with its eight parts, stands beside the two others.
              <chakra.div
                key={kind}
                display="grid"
                gridRow={kind === 'annotation' ? { lg: 'span 2' } : undefined}
              >
                <AssessmentCard
                  kind={kind}
                  card={loaded.find((card) => card.kind === kind) ?? null}
                />
              </chakra.div>
            ))}
            <PersonalityCard />
          </chakra.div>
        )}
      </Loaded>
    </>
  )
}

/**
 * The cards. When they do not load at first, the application's error page takes over
 * (specification, section 8.2).
 */
function useCards() {
  const session = SessionContext.useActorRef()
  const query = useQuery({ ...assessmentQueries.cards(), refetchOnMount: 'always' })
  const hasFailed = query.isError && query.data === undefined
  useEffect(() => {
    if (hasFailed) session.send({ type: 'load.failed', what: 'assessments' })
  }, [hasFailed, session])
  return query
}

export default AssessmentsScreen
