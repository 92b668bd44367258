/** With fewer scores a mean or a kappa looks more certain than it is. */
export const leastScores = 10

/** Upper ends of the levels, after Landis and Koch (1977), in plain names. */
const levels = [
  ['none', 0],
  ['slight', 0.2],
  ['fair', 0.4],
  ['moderate', 0.6],
  ['good', 0.8],
] as const

type Level = (typeof levels)[number][0] | 'full'

/** What a kappa means in words. */
export const toLevel = (kappa: number): Level =>
  levels.find(([, end]) => kappa <= end)?.[0] ?? 'full'
