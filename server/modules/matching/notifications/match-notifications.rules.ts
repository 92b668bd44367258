/**
 * Matches with this many points or fewer give no notification. Lists begin at 0.2, because a look
 * at a list disturbs less than a notification.
 */
export const notifyAbove = 6_000

/**
 * The most jobs that a candidate is notified of within a day; further ones are only in the list.
 */
export const notificationsADay = 3

interface Match {
  userId: string
  jobId: string
}

interface Before {
  /** All of their earlier notifications. */
  notified: readonly { userId: string; jobId: string | null; at: Date }[]
  /** What they saw in a list, acted on, or were pointed to by a recruiter. */
  known: readonly Match[]
  dayAgo: Date
}

/**
 * The matches, in their order, that are new to their candidates: neither notified nor known before,
 * and not too many within a day.
 */
export function newsAmong<Of extends Match>(
  matches: readonly Of[],
  { notified, known, dayAgo }: Before,
): Of[] {
  const old = new Set([...notified, ...known].map(({ userId, jobId }) => `${userId} ${jobId}`))
  const today = new Map<string, number>()
  for (const { userId, at } of notified)
    if (at > dayAgo) today.set(userId, (today.get(userId) ?? 0) + 1)
  return matches.filter(({ userId, jobId }) => {
    const number = today.get(userId) ?? 0
    if (number >= notificationsADay || old.has(`${userId} ${jobId}`)) return false
    today.set(userId, number + 1)
    old.add(`${userId} ${jobId}`)
    return true
  })
}
