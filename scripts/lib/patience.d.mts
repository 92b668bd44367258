/** How many times slower than a quiet machine this one was when the run began; 1 where nobody measured. */
export const patience: number

/** A limit in milliseconds, stretched for a slow machine. */
export function patient(ms: number): number
