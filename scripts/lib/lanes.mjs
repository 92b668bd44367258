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
  '@put-together':
    'A journey each of whose behaviours is proven by unit tests of the screen, the run or the server, or by another browser test; docs/journeys.md says where. It shows that they fit together.',
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
 * Test files that run on the embedded database as well if PostgreSQL is available, because their
 * result depends on the database. Both use the same SQL, but the embedded one has a single
 * connection and is opened, locked and dumped differently. The servers of the browser tests use it,
 * too.
 */
export const bothDatabases = [
  // Opening, starting at once, dumps, rows in batches.
  'server/db/*.test.ts',
  // The queue, which takes its turns on that connection with everything else.
  'server/jobs/jobs.test.ts',
  // Advisory locks that hold the order of questions.
  'server/modules/survey/survey.test.ts',
  // Questions to the queue and the database while a server runs.
  'server/http/running.test.ts',
  // Transactions that two calls enter at the same moment.
  'server/modules/attempts/attempts.test.ts',
]

/** Files that repeat a proof with more of the same: they run in `npm run test:all` only. */
export const repeatedCorpora = [
  // Checks that the search for faults finds a planted one. The search on the real client and server
  // runs in `npm test`.
  'scripts/faults/planted.test.ts',
]

/** Steps that repeat a proof as a whole, each with the reason. They run in `npm run test:all` only. */
export const repeatedSteps = {
  signals:
    'A film of a minute and a half before the camera: that the model tells its scenes apart, e2e/journeys/assessment/camera-model.e2e.ts proves with a picture of each; that an episode goes from the camera through the model to the server, the whole journey; episodes, their lengths, pictures and words, unit tests of the rules, the watch and the pages.',
  firefox:
    'Logging in, the dashboards and a whole English attempt once more, in Firefox. It needs Firefox and Xvfb, which npm test does not.',
  image:
    'The steps of the Dockerfile, and the start, sign-up and restart of what they make. It installs every package twice from the registry and builds everything anew, which takes minutes.',
}

/** How much more of what is generated or random is tried in `npm run test:all`. */
export const amounts =
  lane === 'all' ? { FUZZ_CASES: '60', FAULTS_RUNS: '1000', FAULTS_KILLS: '2' } : {}
