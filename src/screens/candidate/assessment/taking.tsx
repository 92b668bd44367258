import { useEffect } from 'react'
import type { AssessmentKind } from '../../../../machines/assessment/parts'
import { usePerson } from '../../../session/session-context'
import { AssessmentContext } from '../../../features/assessments/engine/assessment-context'
import { useAssessment } from '../../../features/assessments/engine/use-assessment'
import { loadArabicFonts } from '../../../ui/theme/fonts'
import { Assessment } from './assessment'
import { KindContext } from './assessment-kind'
import { Looking } from './checking'
import { useRunningAnnouncement } from './use-running-announcement'

/** An assessment of one kind, for the signed-in person. */
export const Taking = ({ kind }: { kind: AssessmentKind }) => {
  const person = usePerson()
  return person === null ? null : (
    <KindContext value={kind}>
      <TakingBy kind={kind} userId={person.id} />
    </KindContext>
  )
}

const TakingBy = ({ kind, userId }: { kind: AssessmentKind; userId: string }) => {
  const run = useAssessment(kind, userId)
  // The annotation assessment contains Arabic whatever the language of the interface, so its fonts
  // are loaded early.
  useEffect(() => {
    if (kind === 'annotation') void loadArabicFonts()
  }, [kind])
  if (run === null) return <Looking />
  return (
    <AssessmentContext.Provider value={run}>
      <RunningAnnounced />
      <Assessment />
    </AssessmentContext.Provider>
  )
}

const RunningAnnounced = () => {
  useRunningAnnouncement(
    AssessmentContext.useSelector(({ snapshot }) => snapshot.hasTag('running')),
  )
  return null
}
