import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { Playback, PlaybackState } from './playback'

export const PlaybackContext = createContext<Playback | null>(null)

export function usePlayback(): Playback {
  const playback = useContext(PlaybackContext)
  if (playback === null)
    throw new Error('There is no playback here: render inside PlaybackContext.')
  return playback
}

/** What a component needs of the playback; it renders again only when that changes. */
export function usePlaybackState<Selected extends string | number | boolean>(
  select: (state: PlaybackState) => Selected,
): Selected {
  const playback = usePlayback()
  return useSyncExternalStore(playback.subscribe, () => select(playback.read()))
}

/** Lets time pass for a playback while it plays, frame by frame. */
export function useRunningTime(playback: Playback): void {
  const playing = useSyncExternalStore(playback.subscribe, () => playback.read().playing)
  useEffect(() => {
    if (!playing) return undefined
    let last = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      // A tab that was out of sight comes back where it was left.
      playback.pass(Math.min(250, now - last))
      last = now
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [playback, playing])
}
