import { plusSeconds } from '../../runtime/clock'

export const daySeconds = 86_400

/**
 * When what was recorded is old enough to be deleted; null while the attempt runs and once it is
 * deleted.
 */
export const storedUntil = (
  { finishedAt, mediaDeletedAt }: { finishedAt: Date | null; mediaDeletedAt: Date | null },
  days: number,
): Date | null =>
  finishedAt === null || mediaDeletedAt !== null ? null : plusSeconds(finishedAt, days * daySeconds)
