import type { UsedAssessment } from '../../../features/assessments/use-assessment'
import { useLanguage } from '../../../i18n/use-language'
import { HandingIn } from './after'
import { Checking, Elsewhere, Unavailable } from './checking'
import { ConditionsStep } from './conditions'
import { ConsentStep } from './consent'
import { DeviceCheck } from './device-check'
import { Outcome } from './outcome'
import { PracticeStep } from './practice'
import { PressGuard, useScreenChange } from './press-guard'
import { Running } from './running'
import { Starting } from './starting'
import { UnloadWarned } from './unload-warned'

interface AssessmentProps {
  used: UsedAssessment
  /** How long a screen takes no press at first. */
  settleMs?: number
}

/** Shows what the chart says: each of its states has one screen. */
export const Assessment = ({ used, settleMs }: AssessmentProps) => (
  <PressGuard {...(settleMs === undefined ? {} : { settleMs })}>
    <Screen used={used} />
    <UnloadWarned used={used} />
  </PressGuard>
)

const Screen = ({ used }: { used: UsedAssessment }) => {
  const { snapshot } = used
  const { language } = useLanguage()
  useScreenChange(`${language} ${screenOf(snapshot)}`)
  if (snapshot.hasTag('running')) return <Running used={used} />
  if (snapshot.matches('checking')) return <Checking used={used} />
  if (snapshot.matches('unavailable'))
    return <Unavailable onRetry={() => used.send({ type: 'check.retried' })} />
  if (snapshot.matches('elsewhere')) return <Elsewhere used={used} />
  if (snapshot.matches('practice')) return <PracticeStep used={used} />
  if (snapshot.matches('consent')) return <ConsentStep used={used} />
  if (snapshot.matches('conditions')) return <ConditionsStep used={used} />
  if (snapshot.matches('permissions') || snapshot.matches('ready'))
    return <DeviceCheck used={used} />
  if (snapshot.matches('starting') || snapshot.matches('resuming')) return <Starting used={used} />
  if (
    snapshot.matches('submitting') ||
    snapshot.matches('draining') ||
    snapshot.matches('cancelling')
  )
    return <HandingIn used={used} />
  return <Outcome used={used} />
}

/** Where the chart stands, but for what changes no control: the saving, the connection, absences. */
function screenOf({ value }: UsedAssessment['snapshot']): string {
  if (typeof value === 'string' || !('running' in value)) return JSON.stringify(value)
  const { parts, capture, writer, dialog } = value.running
  return JSON.stringify([parts, capture, writer, dialog])
}
