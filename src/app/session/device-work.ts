import { assessmentDeviceWork } from '../../features/assessments/attempt/assessment-device-work'

/** The unsent assessment work on this device; the code of the assessment provides it. */
export interface DeviceWork {
  /**
   * Whether a running attempt, or answers or recordings not yet sent, wait here for this person.
   */
  hasUnsentWork: (userId: string) => Promise<boolean>
  /** Submits the saved answers of an assessment that a confirmed logout cancels. */
  submitCancelled: (userId: string) => Promise<void>
  /** Removes what the server has acknowledged; everything else stays until it is. */
  clearAcknowledged: (userId: string) => Promise<void>
  /**
   * Sends what earlier attempts of this person left on the device; it may take its time, and fails
   * silently.
   */
  uploadPending: (userId: string) => Promise<void>
}

export const deviceWork: DeviceWork = assessmentDeviceWork
