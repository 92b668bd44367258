/**
 * Which proofs `npm test` makes, and which only `npm run test:all` repeats.
 *
 * `npm test` proves each behaviour once, at the lowest level that can prove it. `npm run test:all`
 * runs all of that and the repetitions below. What is not named here runs in both.
 */
export const lane = process.env.LANE === 'all' ? 'all' : 'test'

/** Tags of browser tests that repeat a proof, and where it is made in `npm test`. */
export const repeated = {}

/**
 * Files that run on the embedded database too where PostgreSQL is at hand: what they prove differs
 * by database.
 */
export const bothDatabases = ['server/db/*.test.ts']

/** Files that repeat a proof with more of the same: they run in `npm run test:all` only. */
export const repeatedCorpora = []

/** How much more of what is generated or random is tried in `npm run test:all`. */
export const amounts = lane === 'all' ? { FUZZ_CASES: '60', FAULTS_RUNS: '400' } : {}
