/** Builds the server, with its workers, where it is not of this source. Throws a sentence when it can't be built. */
export function buildServerIfStale(): Promise<void>
