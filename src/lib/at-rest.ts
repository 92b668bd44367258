/**
 * How long a page has for itself, and how long what can wait waits for a busy one after that;
 * milliseconds.
 */
const HEAD_START_MS = 1500
const PATIENCE_MS = 3000

/**
 * Once the page is there and has come to rest, for what nobody is waiting for. Safari does not say
 * when it rests: there after the head start.
 */
export async function atRest(): Promise<void> {
  await new Promise((resume) => setTimeout(resume, HEAD_START_MS))
  if (!('requestIdleCallback' in globalThis)) return
  await new Promise((resume) => requestIdleCallback(resume, { timeout: PATIENCE_MS }))
}
