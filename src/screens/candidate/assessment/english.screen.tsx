import { usePerson } from '../../../features/auth/session'
import { useAssessment } from '../../../features/assessments/use-assessment'
import { Assessment } from './assessment'
import { Looking } from './checking'
import { useRunningTold } from './use-running-told'

const EnglishAssessmentScreen = () => {
  const person = usePerson()
  return person === null ? null : <Taking userId={person.id} />
}

const Taking = ({ userId }: { userId: string }) => {
  const used = useAssessment('english', userId)
  useRunningTold(used?.snapshot.hasTag('running') ?? false)
  return used === null ? <Looking /> : <Assessment used={used} />
}

export default EnglishAssessmentScreen
