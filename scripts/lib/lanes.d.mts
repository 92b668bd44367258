/** Which run this is: `npm test`, or `npm run test:all`. */
export const lane: 'test' | 'all'

/** Files that run on the embedded database too where PostgreSQL is at hand. */
export const bothDatabases: readonly string[]

/** Files that repeat a proof with more of the same: they run in `npm run test:all` only. */
export const repeatedCorpora: readonly string[]

/** Tags of browser tests that repeat a proof, each with the reason. */
export const repeated: Readonly<Record<string, string>>

/** Steps that run in `npm run test:all` only, by their names, each with the reason. */
export const repeatedSteps: Readonly<Record<string, string>>
