/** Days as `yyyy-mm-dd`, which compare as texts. */
type Day = string

/**
 * What is wrong with a first day of work, by its key under `errors:fields`; null for nothing.
 * `last` is the last day that they worked there before.
 */
export function firstDayWrong(
  since: Day,
  { today, last }: { today: Day; last: Day | null },
): 'day_to_come' | 'employed_then' | null {
  if (since > today) return 'day_to_come'
  return last !== null && since <= last ? 'employed_then' : null
}

/** What is wrong with a last day of work, by its key under `errors:fields`; null for nothing. */
export function lastDayWrong(
  endedOn: Day,
  { today, since }: { today: Day; since: Day },
): 'day_to_come' | 'dates_reversed' | null {
  if (endedOn > today) return 'day_to_come'
  return endedOn < since ? 'dates_reversed' : null
}
