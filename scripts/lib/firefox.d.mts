/** The path of the Firefox that the tests drive. Throws a sentence where there is none. */
export function findFirefox(): string
/** The path of the X server it is shown on. Throws a sentence where there is none. */
export function findXvfb(): string
