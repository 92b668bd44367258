/** The PostgreSQL that tests may make databases on; null where there is none. */
export function listeningPostgres(): Promise<string | null>

/** The test files that start a server on a database, as globs from the root. */
export function testsOnDatabases(): string[]
