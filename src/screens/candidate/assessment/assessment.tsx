import type { ReactElement } from 'react'
import type { AssessmentSnapshot } from '../../../../machines/assessment/assessment.machine'
import { AssessmentContext } from '../../../features/assessments/engine/assessment-context'
import { useLanguage } from '../../../i18n/use-language'
import { HandingIn, isGoingUp } from './outcome/after'
import { Checking, Elsewhere, Unavailable } from './checking'
import { ConditionsStep } from './preparation/conditions'
import { ConsentStep } from './preparation/consent'
import { DeviceCheck } from './preparation/device-check'
import { Outcome } from './outcome/outcome'
import { PracticeStep } from './practice/practice'
import { PressGuard, useScreenChange } from './press-guard'
import { Running } from './running'
import { Starting } from './preparation/starting'
import { UnloadWarned } from './unload-warned'

interface AssessmentProps {
  /** How long a screen takes no press at first. */
  settleMs?: number
}

/** Shows what the chart says: each of its states has one screen. */
export const Assessment = ({ settleMs }: AssessmentProps) => (
  <PressGuard {...(settleMs === undefined ? {} : { settleMs })}>
    <Screen />
    <UnloadWarned />
  </PressGuard>
)

const Screen = () => {
  const { language } = useLanguage()
  const place = AssessmentContext.useSelector(({ snapshot }) => getPlace(snapshot))
  const screen = AssessmentContext.useSelector(({ snapshot }) => renderScreen(snapshot), isSame)
  useScreenChange(`${language} ${place}`)
  return screen
}

const isSame = (one: ReactElement, other: ReactElement): boolean => one.type === other.type

function renderScreen(snapshot: AssessmentSnapshot): ReactElement {
  if (snapshot.hasTag('running')) return <Running />
  if (snapshot.matches('checking')) return <Checking />
  if (snapshot.matches('unavailable')) return <Unavailable />
  if (snapshot.matches('elsewhere')) return <Elsewhere />
  if (snapshot.matches('practice')) return <PracticeStep />
  if (snapshot.matches('consent')) return <ConsentStep />
  if (snapshot.matches('conditions')) return <ConditionsStep />
  if (snapshot.matches('permissions') || snapshot.matches('ready')) return <DeviceCheck />
  if (snapshot.matches('starting') || snapshot.matches('resuming')) return <Starting />
  return isGoingUp(snapshot) ? <HandingIn /> : <Outcome />
}

/** Where the chart stands, but for what changes no control: the saving, the connection, absences. */
function getPlace({ value }: AssessmentSnapshot): string {
  if (typeof value === 'string' || !('running' in value)) return JSON.stringify(value)
  const { parts, capture, writer, dialog } = value.running
  return JSON.stringify([parts, capture, writer, dialog])
}
