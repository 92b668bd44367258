import { wholeIn } from '../../../../lib/digits'

/** As many as the contract takes at once. */
export const mostMinutes = 120

/** The whole minutes somebody typed, 1 to 120; null for anything else. */
export const minutesIn = (typed: string): number | null => wholeIn(typed, 1, mostMinutes)
