/** The repository’s root folder, without a trailing slash. */
export const root: string
