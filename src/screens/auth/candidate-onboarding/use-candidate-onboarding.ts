import { useEffect, useRef, useState } from 'react'
import type { Failure, SessionUser } from '../../../../machines/session/answers'
import { dropDraft, storeDraft, restoreDraft } from '../../../forms/draft'
import { useOwnFailure } from '../../../features/auth/use-own-failure'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { useUpload } from '../../../features/user/upload/use-upload'
import {
  getDetails,
  emptyCandidate,
  openStep,
  stepAsking,
  steps,
  type CandidateValues,
  type StepName,
} from './candidate.rules'

const draft = 'candidate'
const isSubmitting = (snapshot: SessionSnapshot) =>
  snapshot.matches({ ONBOARDING_PENDING: 'submitting' })

interface Stored extends CandidateValues {
  step: string
}

/**
 * The candidate's form over its steps: what was given is kept in this tab, uploads go on while
 * other steps are shown.
 */
export function useCandidateOnboarding(person: SessionUser) {
  const actor = SessionContext.useActorRef()
  const { asking, ownFailure } = useOwnFailure()
  const failure = ownFailure('submitOnboarding')
  const [restored] = useState(() =>
    restoreDraft<Stored>(draft, person.id, {
      ...emptyCandidate,
      ...givenAtSignup(person),
      step: 'about',
    }),
  )
  // What was typed draws nothing here: the form of a step shows it, and begins with what there is
  // when the step opens.
  const typed = useRef<CandidateValues>(restored)
  const [{ step, values }, setShown] = useState<{ step: StepName; values: CandidateValues }>({
    step: steps.find((name) => name === restored.step) ?? 'about',
    values: restored,
  })
  const [files, setFiles] = useState({
    candidate_resume: restored.candidate_resume,
    candidate_avatar: restored.candidate_avatar,
  })
  const [asked, setAsked] = useState(false)
  const show = (name: StepName) => setShown({ step: name, values: typed.current })
  const change = (part: Partial<CandidateValues>) => {
    typed.current = { ...typed.current, ...part }
    storeDraft(draft, person.id, { ...typed.current, ...files, step })
  }
  const resume = useUpload('resume', files.candidate_resume, (candidate_resume) =>
    setFiles((before) => ({ ...before, candidate_resume })),
  )
  const avatar = useUpload('avatar', files.candidate_avatar, (candidate_avatar) =>
    setFiles((before) => ({ ...before, candidate_avatar })),
  )

  useEffect(
    () => storeDraft(draft, person.id, { ...typed.current, ...files, step }),
    [files, step, person.id],
  )
  useEffect(
    () => () => {
      if (!actor.getSnapshot().matches('ONBOARDING_PENDING')) dropDraft(draft, person.id)
    },
    [actor, person.id],
  )
  useStepOfRefusal(failure, show)

  const submit = () => {
    const all = { ...typed.current, ...files }
    const open = openStep(all)
    const details = getDetails(all)
    const isPictureOnItsWay = all.candidate_avatar !== null && !all.candidate_avatar.complete
    if (open === null && details !== null && !isPictureOnItsWay) {
      asking('submitOnboarding')
      return actor.send({ type: 'onboarding.submitted', form: { role: 'individual', details } })
    }
    setAsked(true)
    show(open ?? 'about')
  }
  const next = (part: Partial<CandidateValues>) => {
    change(part)
    const following = steps[steps.indexOf(step) + 1]
    if (following === undefined) submit()
    else show(following)
  }
  return {
    /** What the form of the step that is shown begins with. */
    values,
    change,
    step,
    next,
    back: () => show(steps[steps.indexOf(step) - 1] ?? 'about'),
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
