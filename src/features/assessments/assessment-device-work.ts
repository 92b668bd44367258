import { atRest } from '../../lib/at-rest'

/**
 * What the session asks of the assessments on this device. The code is loaded when it is asked for,
 * as the sign-in page has no need of it.
 */
export const assessmentDeviceWork = {
  hasUnsentWork: async (userId: string): Promise<boolean> =>
    (await import('./kept-work')).holdsWork(userId),
  submitCancelled: async (userId: string): Promise<void> =>
    (await import('./leftovers')).leaveByLogout(userId),
  clearAcknowledged: async (userId: string): Promise<void> =>
    (await import('./kept-work')).forgetAcknowledged(userId),
  /**
   * Sends what earlier attempts of this person left on the device, after their page is there; an
   * outage leaves it for the next sign-in.
   */
  deliverLeftovers: async (userId: string): Promise<void> => {
    await atRest()
    await import('./leftovers')
      .then((leftovers) => leftovers.deliverLeftovers(userId))
      .catch(() => undefined)
  },
}
