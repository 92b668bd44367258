import { atRest } from '../../lib/at-rest'

/**
 * What the session asks of the assessments on this device. The code is loaded when it is asked for,
 * as the sign-in page has no need of it.
 */
export const assessmentDeviceWork = {
  hasUnsentWork: async (userId: string): Promise<boolean> =>
    (await import('./local-attempt-store')).holdsWork(userId),
  submitCancelled: async (userId: string): Promise<void> =>
    (await import('./pending-uploads')).leaveByLogout(userId),
  clearAcknowledged: async (userId: string): Promise<void> =>
    (await import('./local-attempt-store')).forgetAcknowledged(userId),
  /**
   * Sends what earlier attempts of this person left on the device, after their page is there; an
   * outage leaves it for the next sign-in.
   */
  uploadPending: async (userId: string): Promise<void> => {
    await atRest()
    await import('./pending-uploads')
      .then((pending) => pending.uploadPending(userId))
      .catch(() => undefined)
  },
}
