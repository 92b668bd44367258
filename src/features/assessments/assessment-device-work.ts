/**
 * What the session asks of the assessments on this device. The code is loaded when it is asked for, as the sign-in page
 * has no need of it.
 */
export const assessmentDeviceWork = {
  hasUnsentWork: async (userId: string): Promise<boolean> => (await import('./kept-work')).holdsWork(userId),
  submitCancelled: async (userId: string): Promise<void> => (await import('./leftovers')).leaveByLogout(userId),
  clearAcknowledged: async (userId: string): Promise<void> => (await import('./kept-work')).forgetAcknowledged(userId),
  /** Sends what earlier attempts of this person left on the device; an outage leaves it for the next sign-in. */
  deliverLeftovers: async (userId: string): Promise<void> =>
    (await import('./leftovers')).deliverLeftovers(userId).catch(() => undefined),
}
