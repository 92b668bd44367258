import { atRest } from '../../../lib/at-rest'

/**
 * The assessment work on this device that the session asks for. Its code is loaded on the first
 * call, because the sign-in page does not need it.
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
