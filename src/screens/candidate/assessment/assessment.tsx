import type { UsedAssessment } from '../../../features/assessments/use-assessment'
import { HandingIn } from './after'
import { Checking, Elsewhere, Unavailable } from './checking'
import { ConditionsStep } from './conditions'
import { ConsentStep } from './consent'
import { DeviceCheck } from './device-check'
import { PracticeStep } from './practice'
import { Outcome } from './outcome'
import { Running } from './running'
import { Starting } from './starting'

/** Shows what the chart says: each of its states has one screen. */
export const Assessment = ({ used }: { used: UsedAssessment }) => {
  const { snapshot } = used
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
