/** Builds the server, with its workers, where it is not of this source. Throws a sentence when it can't be built. */
export function buildServerIfStale(): Promise<void>

/** Builds all that is not of this source, or everything. Throws a sentence when a build fails. */
export function buildWhatIsStale(options?: { force?: boolean }): Promise<void>
