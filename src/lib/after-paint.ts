/** A frame that does not come by then is not waited for: a covered window may be given none. */
const FRAME_MS = 100
/** Somebody whose last key was pressed so long ago has stopped for a moment. */
const PAUSE_MS = 400
/** What moves beside somebody's typing does so no oftener. */
const BESIDE_MS = 450

let painted: (() => void)[] = []
let due = new Set<() => void>()
let lastKey = -Infinity
let lastDue = -Infinity
let isListening = false

/**
 * Runs once the next frame is painted, so that what was typed is seen first. A page that is hidden, or left, paints nothing
 * more: there it runs at once.
 */
export function afterPaint(work: () => void): void {
  if (typeof requestAnimationFrame === 'undefined' || document.visibilityState === 'hidden') return work()
  listen()
  painted.push(work)
  if (painted.length > 1) return
  const late = setTimeout(runPainted, FRAME_MS)
  // A task of its own comes when the frame is painted.
  requestAnimationFrame(() => {
    clearTimeout(late)
    setTimeout(runPainted)
  })
}

/**
 * Runs at once. While somebody types it runs right behind the frame that paints a key, at most twice a second: what moves beside a
 * text takes a frame, and a key that comes within one waits for the next; the next key is farthest away then. The same work
 * asked for twice runs once.
 */
export function betweenKeys(work: () => void): void {
  if (typeof window === 'undefined') return work()
  listen()
  if (performance.now() - lastKey > PAUSE_MS) return work()
  due.add(work)
  if (due.size === 1) setTimeout(afterPause, PAUSE_MS)
}

function listen(): void {
  if (isListening) return
  isListening = true
  const key = () => {
    lastKey = performance.now()
    // A task of its own comes when the key is painted.
    if (lastKey - lastDue > BESIDE_MS) requestAnimationFrame(() => setTimeout(runDue))
  }
  window.addEventListener('keydown', key, { capture: true, passive: true })
  window.addEventListener('pagehide', runPainted)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') runPainted()
  })
}

/** The last key was the last one for now. */
function afterPause(): void {
  const left = lastKey + PAUSE_MS - performance.now()
  if (left > 0) setTimeout(afterPause, left)
  else runDue()
}

function runPainted(): void {
  const works = painted
  painted = []
  for (const work of works) work()
}

function runDue(): void {
  if (due.size === 0) return
  lastDue = performance.now()
  const works = due
  due = new Set()
  for (const work of works) work()
}
