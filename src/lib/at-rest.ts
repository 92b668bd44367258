/**
 * How long a page has for itself, and how long what can wait waits for a busy one after that;
 * milliseconds.
 */
const HEAD_START_MS = 1500
const PATIENCE_MS = 3000

/**
 * Resolves when the page is idle, for work that nobody waits for. Safari does not report idle time,
 * so there only the head start counts.
 */
export async function atRest(): Promise<void> {
  await new Promise((resume) => setTimeout(resume, HEAD_START_MS))
  if (!('requestIdleCallback' in globalThis)) return
  await new Promise((resume) => requestIdleCallback(resume, { timeout: PATIENCE_MS }))
}
