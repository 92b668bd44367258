/**
 * Nobody is told of a match of this many points or fewer: what is listed from 0.2 on is worth a
 * look in a list, not a call.
 */
export const notifyAbove = 6_000

/**
 * So many jobs a candidate is told of within a day, however many there are: the others are in the
 * list.
 */
export const notificationsADay = 3

interface Match {
  userId: string
  jobId: string
}

interface Before {
  /** All that they were ever told. */
  notified: readonly { userId: string; jobId: string | null; at: Date }[]
  /** What they saw in a list, acted on, or were pointed to by a recruiter. */
  known: readonly Match[]
  dayAgo: Date
}

/**
 * Those of the matches, in their order, that are news to whom they concern: neither told nor known
 * before, and not too many within a day.
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
