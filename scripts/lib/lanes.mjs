/**
 * Which proofs `npm test` makes, and which only `npm run test:all` repeats.
 *
 * `npm test` proves each behaviour once, at the lowest level that can prove it. `npm run test:all`
 * runs all of that and the repetitions below. What is not named here runs in both.
 */
export const lane = process.env.LANE === 'all' ? 'all' : 'test'

/**
 * Browser tests that prove once more what another test proves, by their tags, each with the reason.
 * They are left to npm run test:all.
 */
export const repeated = {
  '@arabic-twin':
    'The same journey in Arabic, without words or layout of its own: the words are compared by `npm run check`, right-to-left keys, digits and files by unit tests.',
  '@planted':
    'Faults put into the built application show that the walks can fail. They prove the tests and not the product.',
  '@every-transition':
    'Every transition of a chart is taken by the unit step; npm test sees each state in a browser once.',
  '@second-language':
    'The states of every page, and of every chart, are looked at in English; the Arabic ones are the same screens.',
  '@second-role':
    'A recruiter sees the pages that an admin is shown in all of their states, with less on them.',
}

/**
 * Files that run on the embedded database too where PostgreSQL is at hand: what they prove differs
 * by database.
 */
export const bothDatabases = [
  // Opening, starting at once, dumps, a connection that is lost, rows in batches.
  'server/db/*.test.ts',
  // The index of a job and of a candidate, which are searched by words and ranked by the database.
  'server/modules/candidate/matching-jobs.test.ts',
  'server/modules/candidate/candidates-for-jobs.test.ts',
  'server/modules/candidate/tell-matches.test.ts',
  // Advisory locks that hold the order of questions.
  'server/modules/survey/survey.test.ts',
  // What the log is written by.
  'server/audit.test.ts',
  // Transactions that two calls enter at the same moment, and uniqueness that the database keeps.
  'server/modules/assessments/attempts.test.ts',
  // Lists that are sorted, paged and searched by SQL.
  'server/list-files.test.ts',
  // Jobs of the queue, and what is asked of it beside a running server.
  'server/modules/recruiter/selections.test.ts',
  'server/http/running.test.ts',
]

/** Files that repeat a proof with more of the same: they run in `npm run test:all` only. */
export const repeatedCorpora = [
  // The hunt's own proof: that it finds a fault that was planted. What it hunts in the real client
  // and server runs in `npm test`.
  'scripts/faults/planted.test.ts',
]

/** How much more of what is generated or random is tried in `npm run test:all`. */
export const amounts =
  lane === 'all' ? { FUZZ_CASES: '60', FAULTS_RUNS: '1000', FAULTS_KILLS: '2' } : {}
