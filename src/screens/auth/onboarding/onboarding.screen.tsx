import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import { AuthHeading } from '../../../features/auth/auth-heading'
import { AuthPage } from '../../../features/auth/auth-page'
import { Checking } from '../../../features/auth/checking'
import { JoiningPath } from '../../../features/auth/joining/joining-path'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { toCandidateOnboarding, toRecruiterOnboarding } from '../../../paths'
import { Icon } from '../../../ui/icons'

const isThrough = (snapshot: SessionSnapshot) => snapshot.matches('ONBOARDING_COMPLETED')

/** Candidate or recruiter: what each gets, and what is asked for next. */
const OnboardingScreen = () => {
  const { t } = useTranslation('onboarding')
  const through = SessionContext.useSelector(isThrough)
  if (through) return <Checking>{t('choice.through')}</Checking>
  return (
    <AuthPage>
      <JoiningPath at="details" />
      <AuthHeading title={t('choice.title')}>{t('choice.lead')}</AuthHeading>
      <chakra.div display="flex" flexDirection="column" gap="3">
        <Choice
          to={toCandidateOnboarding()}
          title={t('choice.candidate.title')}
          body={t('choice.candidate.body')}
        />
        <Choice
          to={toRecruiterOnboarding()}
          title={t('choice.recruiter.title')}
          body={t('choice.recruiter.body')}
        />
      </chakra.div>
    </AuthPage>
  )
}

interface ChoiceProps {
  to: string
  title: string
  body: string
}

const Choice = ({ to, title, body }: ChoiceProps) => (
  <chakra.div
    asChild
    display="flex"
    alignItems="center"
    gap="4"
    padding="5"
    borderWidth="1px"
    borderColor="border.control"
    borderRadius="panel"
    transitionProperty="background-color, border-color"
    transitionDuration="hover"
    _hover={{ bg: 'accent.subtle', borderColor: 'accent' }}
  >
    <Link to={to}>
      <chakra.span flex="1" minWidth="0">
        <chakra.span display="block" textStyle="h3">
          {title}
        </chakra.span>
        <chakra.span display="block" textStyle="small" color="fg.muted" marginBlockStart="1">
          {body}
        </chakra.span>
      </chakra.span>
      <chakra.span color="accent" display="inline-flex">
        <Icon of={ArrowRight} size={20} mirror />
      </chakra.span>
    </Link>
  </chakra.div>
)

export default OnboardingScreen
