/** A frame that does not come by then is not waited for: a covered window may be given none. */
const FRAME_MS = 100
/** Somebody whose last key was pressed so long ago has stopped for a moment. */
const PAUSE_MS = 400
/**
 * What moves beside somebody's typing waits so long for something that can't wait, and moves with
 * it.
 */
const BESIDE_MS = 1_500

let painted: (() => void)[] = []
let due = new Set<() => void>()
let lastKey = -Infinity
let lastDue = -Infinity
let isPressing = false
let isListening = false

/**
 * Runs once the next frame is painted, so that what was typed is seen first. A page that is hidden,
 * or left, paints nothing more: there it runs at once.
 */
export function afterNextPaint(work: () => void): void {
  if (typeof requestAnimationFrame === 'undefined' || document.visibilityState === 'hidden')
    return work()
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
 * Runs at once. While somebody types it runs right behind the frame that paints a key: what moves
 * beside a text takes a frame, and a key that comes within one waits for the next; the next key is
 * farthest away then. What is `pressing`, as a second of the clock, does so behind the very next
 * key, and whatever else is due goes with it in the same frame. The same work asked for twice runs
 * once.
 */
export function scheduleBetweenKeystrokes(work: () => void, { pressing = false } = {}): void {
  if (typeof window === 'undefined') return work()
  listen()
  if (performance.now() - lastKey > PAUSE_MS) return work()
  due.add(work)
  isPressing ||= pressing
  if (due.size === 1) onPause(runDue)
}

/**
 * Waits until nobody is typing, but no longer than so many milliseconds: for work that takes the
 * processor from somebody who does.
 */
export function whenKeysPause(atMost: number): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  listen()
  const latest = performance.now() + atMost
  return new Promise((resolve) => onPause(resolve, latest))
}

function listen(): void {
  if (isListening) return
  isListening = true
  const key = () => {
    lastKey = performance.now()
    // A task of its own comes when the key is painted.
    if (isPressing || lastKey - lastDue > BESIDE_MS) requestAnimationFrame(() => setTimeout(runDue))
  }
  window.addEventListener('keydown', key, { capture: true, passive: true })
  window.addEventListener('pagehide', runPainted)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') runPainted()
  })
}

/** Once the last key was the last one for now, or at the latest then. */
function onPause(work: () => void, latest = Infinity): void {
  const left = Math.min(lastKey + PAUSE_MS, latest) - performance.now()
  if (left > 0) setTimeout(onPause, left, work, latest)
  else work()
}

function runPainted(): void {
  const works = painted
  painted = []
  for (const work of works) work()
}

function runDue(): void {
  if (due.size === 0) return
  lastDue = performance.now()
  isPressing = false
  const works = due
  due = new Set()
  // Each in a task of its own, so that a key never waits for more than one; the next frame shows
  // them together.
  for (const work of works) setTimeout(work)
}
