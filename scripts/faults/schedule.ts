import fc from 'fast-check'

/** Two tabs of one browser, and another device. */
export const pageNames = ['A1', 'A2', 'B1'] as const
export type PageName = (typeof pageNames)[number]
export type DeviceName = 'A' | 'B'

export const toDevice = (page: PageName): DeviceName => (page.startsWith('A') ? 'A' : 'B')

/** What becomes of one call. */
export const fates = [
  'lost',
  'unanswered',
  'refused',
  'refusedAfter',
  'twice',
  'again',
  'overtaken',
  'slow',
  'slowAnswer',
  'killed',
] as const
export type Fate = (typeof fates)[number]

/**
 * One step. `calls` is the fate of the page's next calls, one each; later calls succeed. A step
 * that does not wait runs in parallel with those after it.
 */
export type Step =
  | { does: 'types'; page: PageName; question: number; waits: boolean }
  | {
      does: 'saves' | 'notes' | 'sends' | 'beats' | 'goesOn' | 'takesOver'
      page: PageName
      calls: Fate[]
      waits: boolean
    }
  | { does: 'dies'; page: PageName; calls: Fate[] }
  | { does: 'passes'; seconds: number }
  | { does: 'setsClock'; device: DeviceName; hours: number }
  | { does: 'fills'; device: DeviceName; writes: number }
  | { does: 'turns'; count: number }

export type Schedule = readonly Step[]

const page = fc.constantFrom<PageName>('A1', 'A1', 'A1', 'A2', 'B1')
const calls = fc.array(fc.constantFrom(...fates), { maxLength: 3 })
const waits = fc.boolean()
const acts = (does: 'saves' | 'notes' | 'sends' | 'beats' | 'goesOn' | 'takesOver') =>
  fc.record({ does: fc.constant(does), page, calls, waits })

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('types' as const),
      page,
      question: fc.nat({ max: 1 }),
      waits,
    }),
  },
  { weight: 7, arbitrary: acts('saves') },
  { weight: 3, arbitrary: acts('notes') },
  { weight: 3, arbitrary: acts('sends') },
  { weight: 1, arbitrary: acts('beats') },
  { weight: 1, arbitrary: acts('goesOn') },
  { weight: 2, arbitrary: acts('takesOver') },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('dies' as const), page, calls }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('passes' as const),
      seconds: fc.constantFrom(1, 20, 60),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('setsClock' as const),
      device: fc.constantFrom('A' as const, 'B' as const),
      hours: fc.integer({ min: -30, max: 30 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('fills' as const),
      device: fc.constantFrom('A' as const, 'A' as const, 'B' as const),
      writes: fc.integer({ min: 1, max: 12 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('turns' as const),
      count: fc.integer({ min: 1, max: 12 }),
    }),
  },
)

/** Schedules of up to `longest` steps. */
export const schedules = (longest: number): fc.Arbitrary<Schedule> =>
  fc.array(step, { minLength: 1, maxLength: longest, size: 'max' })

const describeFate: Record<Fate, string> = {
  lost: 'the request is lost',
  unanswered: 'it is carried out and the answer is lost',
  refused: 'the service answers 503',
  refusedAfter: 'it is carried out and 502 is answered',
  twice: 'it arrives twice',
  again: 'a copy of it arrives once more later',
  overtaken: 'no answer comes, and the request arrives after later ones',
  slow: 'it is slow on its way',
  slowAnswer: 'its answer is slow on its way',
  killed: 'the server is killed between carrying it out and answering, and is away for two calls',
}

const actInWords = {
  saves: 'sends its answers',
  notes: 'records an event',
  sends: 'sends its events',
  beats: 'sends a heartbeat',
  goesOn: 'begins or hands in the part',
  takesOver: 'takes over',
} as const

/** The schedule as sentences, numbered from `first`. */
export const inWords = (schedule: Schedule, first: number): string =>
  schedule
    .map((one, index) => `${String(index + first).padStart(3)}. ${stepInWords(one)}`)
    .join('\n')

function stepInWords(one: Step): string {
  if (one.does === 'passes') return `${one.seconds} s pass`
  if (one.does === 'turns') return `what is under way goes on for ${one.count} turns`
  if (one.does === 'setsClock')
    return `the clock of device ${one.device} is set to ${one.hours} h from the right time`
  if (one.does === 'fills')
    return `the disk of device ${one.device} has no room for the next ${one.writes} writes`
  if (one.does === 'types')
    return `${one.page} types into question ${one.question + 1}${one.waits ? '' : ', and goes on at once'}`
  const fate =
    one.calls.length === 0 ? '' : `: ${one.calls.map((call) => describeFate[call]).join('; then ')}`
  if (one.does === 'dies') return `${one.page} is killed and opened again${fate}`
  return `${one.page} ${actInWords[one.does]}${fate}${one.waits ? '' : ' (and goes on at once)'}`
}
