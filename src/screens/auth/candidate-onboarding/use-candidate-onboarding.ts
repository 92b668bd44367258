import { useEffect, useMemo, useRef, useState } from 'react'
import type { Failure } from '../../../../machines/session/answers'
import type { SessionUser } from '../../../../machines/session/answers'
import { dropDraft, keepDraft, restoreDraft } from '../../../features/auth/draft'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { useUpload } from '../../../features/user/use-upload'
import {
  detailsOf,
  emptyCandidate,
  openStep,
  stepAsking,
  steps,
  type CandidateValues,
  type StepName,
} from './candidate.rules'

const draft = 'candidate'
const refusal = ({ context }: SessionSnapshot) => context.failure
const isSubmitting = (snapshot: SessionSnapshot) =>
  snapshot.matches({ ONBOARDING_PENDING: 'submitting' })

interface Kept extends CandidateValues {
  step: string
}

/**
 * The candidate's form over its steps: what was given is kept in this tab, uploads go on while
 * other steps are shown.
 */
export function useCandidateOnboarding(person: SessionUser) {
  const actor = SessionContext.useActorRef()
  const failure = SessionContext.useSelector(refusal)
  const restored = useMemo(
    () =>
      restoreDraft<Kept>(draft, person.id, {
        ...emptyCandidate,
        ...givenAtSignup(person),
        step: 'about',
      }),
    [person],
  )
  const [values, setValues] = useState<CandidateValues>(restored)
  const [step, setStep] = useState<StepName>(
    steps.find((name) => name === restored.step) ?? 'about',
  )
  const [asked, setAsked] = useState(false)
  const change = (part: Partial<CandidateValues>) => setValues((before) => ({ ...before, ...part }))
  // A step's form is given everything as its defaults and gives it back: its files are those of the
  // time it was opened.
  const changeWords = ({
    candidate_resume: _resume,
    candidate_avatar: _avatar,
    ...words
  }: Partial<CandidateValues>) => change(words)
  const resume = useUpload('resume', values.candidate_resume, (candidate_resume) =>
    change({ candidate_resume }),
  )
  const avatar = useUpload('avatar', values.candidate_avatar, (candidate_avatar) =>
    change({ candidate_avatar }),
  )

  useEffect(() => keepDraft(draft, person.id, { ...values, step }), [values, step, person.id])
  useEffect(
    () => () => {
      if (!actor.getSnapshot().matches('ONBOARDING_PENDING')) dropDraft(draft, person.id)
    },
    [actor, person.id],
  )
  useStepOfRefusal(failure, setStep)

  const submit = (last: Partial<CandidateValues>) => {
    const all = { ...values, ...last }
    setValues(all)
    const open = openStep(all)
    const details = detailsOf(all)
    const pictureOnItsWay = all.candidate_avatar !== null && !all.candidate_avatar.complete
    if (open === null && details !== null && !pictureOnItsWay) {
      return actor.send({ type: 'onboarding.submitted', form: { role: 'individual', details } })
    }
    setAsked(true)
    setStep(open ?? 'about')
  }
  const next = (part: Partial<CandidateValues>) => {
    const following = steps[steps.indexOf(step) + 1]
    if (following === undefined) return submit(part)
    change(part)
    setStep(following)
  }
  return {
    values,
    change: changeWords,
    step,
    next,
    back: () => setStep(steps[steps.indexOf(step) - 1] ?? 'about'),
    resume,
    avatar,
    /**
     * Whether all was to be sent while something was missing: it is then pointed at in its step.
     */
    asked,
    failure,
    submitting: SessionContext.useSelector(isSubmitting),
  }
}

export type CandidateOnboarding = ReturnType<typeof useCandidateOnboarding>

const givenAtSignup = (person: SessionUser) => ({
  full_name: `${person.first_name} ${person.last_name}`.trim(),
  mobile_number: person.mobile_number ?? '',
})

/** Leads to the first step of which the server refused a field, once for each refusal. */
function useStepOfRefusal(failure: Failure | null, show: (step: StepName) => void): void {
  const latest = useRef(show)
  useEffect(() => {
    const wrong = Object.keys(failure?.fields ?? {}).map((field) =>
      steps.indexOf(stepAsking(field)),
    )
    const first = steps[Math.min(...wrong)]
    if (wrong.length > 0 && first !== undefined) latest.current(first)
  }, [failure])
}
