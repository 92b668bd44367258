import type { AssessmentKind } from '../../../machines/assessment/parts'
import type { AttemptApi } from './attempt-api'
import type { AttemptDatabase } from './attempt-store'
import type { CaptureDevices } from './capture-devices'
import type { Ticks } from './server-clock'
import type { WriterLock } from './writer-lock'

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
