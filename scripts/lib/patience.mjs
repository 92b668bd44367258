/** How many times slower than a quiet machine this one was when the run began; 1 where nobody measured. */
export const patience = Math.max(1, Number(process.env.PATIENCE ?? 1) || 1)

/** A limit in milliseconds, stretched for a slow machine. */
export const patient = (ms) => Math.ceil(ms * patience)
