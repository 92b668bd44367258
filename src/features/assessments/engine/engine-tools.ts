import type { AssessmentKind } from '../../../../machines/assessment/parts'
import type { AttemptApi } from '../attempt/attempt-api'
import type { AttemptDatabase } from '../attempt/attempt-store'
import type { CaptureDevices } from '../capture/capture-devices'
import type { Ticks } from '../attempt/server-clock'
import type { WriterLock } from '../attempt/writer-lock'

/** What an assessment's engine is given of the page and the device. */
export interface EngineTools {
  userId: string
  kind: AssessmentKind
  api: AttemptApi
  database: Promise<AttemptDatabase>
  ticks: Ticks
  lock: WriterLock
  devices: CaptureDevices
}
