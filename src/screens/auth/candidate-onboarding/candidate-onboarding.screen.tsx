import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionUser } from '../../../../machines/session/answers'
import { AuthPage } from '../../../features/auth/auth-page'
import { Checking } from '../../../features/auth/checking'
import { JoiningPath } from '../../../features/auth/joining/joining-path'
import { usePerson } from '../../../session/session-context'
import { StepPath } from '../../../features/auth/joining/step-path'
import { toOnboarding } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { AboutStep } from './about-step'
import { AvailabilityStep } from './availability-step'
import { BackgroundStep } from './background-step'
import { steps } from './candidate.rules'
import { ResumeStep } from './resume-step'
import { useCandidateOnboarding } from './use-candidate-onboarding'

const CandidateOnboardingScreen = () => {
  const { t } = useTranslation(['onboarding', 'user'])
  const person = usePerson()
  return person === null ? (
    <Checking>{t('choice.through')}</Checking>
  ) : (
    <CandidateForm person={person} />
  )
}

/** The candidate's details in four short steps. */
const CandidateForm = ({ person }: { person: SessionUser }) => {
  const { t } = useTranslation('onboarding')
  const onboarding = useCandidateOnboarding(person)
  const { step } = onboarding
  const [firstShown] = useState(step)
  const shared = { onboarding, isFirstShown: useShownOnce(step, firstShown) }
  const labels = {
    about: t('about.short'),
    resume: t('resume.short'),
    background: t('background.short'),
    availability: t('availability.short'),
  }
  return (
    <AuthPage>
      <JoiningPath at="details" />
      <StepPath
        label={t('step.path')}
        steps={steps.map((id) => ({ id, label: labels[id] }))}
        here={steps.indexOf(step)}
      />
      {step === 'about' ? <AboutStep key={step} {...shared} email={person.email} /> : null}
      {step === 'resume' ? <ResumeStep key={step} {...shared} /> : null}
      {step === 'background' ? <BackgroundStep key={step} {...shared} /> : null}
      {step === 'availability' ? <AvailabilityStep key={step} {...shared} /> : null}
      {step === 'about' ? (
        <div>
          <TextLink>
            <Link to={toOnboarding()}>{t('step.otherRole')}</Link>
          </TextLink>
        </div>
      ) : null}
    </AuthPage>
  )
}

/**
 * Whether no other step was shown before: the page has just opened, and its focus is left alone.
 */
function useShownOnce(step: string, first: string): boolean {
  const [left, setLeft] = useState(false)
  if (step !== first && !left) setLeft(true)
  return !left && step === first
}

export default CandidateOnboardingScreen
