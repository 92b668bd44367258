/** After this time the work no longer waits for a frame, because a covered window may get none. */
const FRAME_MS = 100
/** After this time without a key, the typing counts as paused. */
const PAUSE_MS = 400
/** The longest time that waiting work is held back while somebody types without a pause. */
const BESIDE_MS = 1_500

let painted: (() => void)[] = []
let due = new Set<() => void>()
let lastKey = -Infinity
let lastDue = -Infinity
let isPressing = false
let isListening = false

/**
 * Runs the work after the next frame is painted, so that typed text is shown first. A page that is
 * hidden or left paints no more frames, so there the work runs at once.
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
 * Runs the work at once or, while somebody types, right after the frame that paints a key: the next
 * key is then the longest time away, so the work does not delay it. `pressing` work, such as a
 * second of the clock, runs after the very next key, together with all other waiting work. The same
 * work passed twice runs once.
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
 * Waits for a pause in typing, but no longer than this many milliseconds. It is for work that would
 * slow down the typing.
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

/** Runs the work after the next pause in typing, or at `latest`. */
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
  // Each piece of work runs in its own task, so that a key waits for one of them at most. The next
  // frame shows all of them.
  for (const work of works) setTimeout(work)
}
