import { betweenKeys } from './after-paint'

const BEAT_MS = 500

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/**
 * Twice a second, for whatever moves beside a text that is being written. All of it moves in one frame, and behind a key that is
 * painted: a key that is pressed between two waits for none, as it would if each had frames of its own. @returns what stops it
 */
export function onQuietBeat(listen: () => void): () => void {
  listeners.add(listen)
  timer ??= setInterval(() => betweenKeys(beat), BEAT_MS)
  return () => {
    listeners.delete(listen)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function beat(): void {
  for (const listener of listeners) listener()
}
