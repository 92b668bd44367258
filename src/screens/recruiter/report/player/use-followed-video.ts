import { useEffect, type RefObject } from 'react'
import type { Recording } from '../timeline.rules'
import { usePlayback } from './use-playback'

/**
 * Seconds a picture may be off before it is put right at once; less is made up by playing a little
 * faster or slower.
 */
const tolerated = { playing: 0.4, still: 0.04 }

interface Following {
  video: RefObject<HTMLVideoElement | null>
  recording: Recording
  /** The camera has the sound; both at once would be heard as an echo. */
  silent: boolean
}

/** Makes a video follow the playback's one clock. */
export function useFollowedVideo({ video, recording, silent }: Following): void {
  const playback = usePlayback()
  useEffect(() => {
    const element = video.current
    if (element === null) return undefined
    const holder = recording.id
    const follow = () =>
      followOnce(element, recording, { ...playback.read(), silent }, playback.pause)
    const wait = () => playback.hold(holder, true)
    const go = () => {
      playback.hold(holder, false)
      follow()
    }
    const waits = ['waiting', 'seeking', 'loadstart'] as const
    const goes = ['canplay', 'playing', 'seeked', 'ended', 'error'] as const
    for (const event of waits) element.addEventListener(event, wait)
    for (const event of goes) element.addEventListener(event, go)
    element.addEventListener('loadedmetadata', follow)
    const unsubscribe = playback.subscribe(follow)
    return () => {
      unsubscribe()
      for (const event of waits) element.removeEventListener(event, wait)
      for (const event of goes) element.removeEventListener(event, go)
      element.removeEventListener('loadedmetadata', follow)
      playback.hold(holder, false)
    }
  }, [playback, video, recording, silent])
}

interface Wanted {
  position: number
  playing: boolean
  rate: number
  muted: boolean
  silent: boolean
}

function followOnce(
  element: HTMLVideoElement,
  recording: Recording,
  wanted: Wanted,
  pause: () => void,
): void {
  if (element.readyState === 0) return
  const at = (wanted.position - recording.offset_ms) / 1000
  // A recording may be a little shorter than its pieces said; past its end its last picture stays.
  const over = Number.isFinite(element.duration) && at >= element.duration - 0.05
  const behind = at - element.currentTime
  element.muted = wanted.muted || wanted.silent
  if (!over && Math.abs(behind) > (wanted.playing ? tolerated.playing : tolerated.still))
    element.currentTime = Math.max(0, at)
  element.playbackRate =
    wanted.rate * (wanted.playing && Math.abs(behind) > 0.1 ? (behind > 0 ? 1.08 : 0.92) : 1)
  if (wanted.playing && !over && element.paused) {
    element.play().catch((refused: unknown) => {
      // A play that a newer seek or pause cut short is nobody's failure; one the browser forbids
      // stops both.
      if (refused instanceof DOMException && refused.name === 'NotAllowedError') pause()
    })
  } else if (!wanted.playing && !element.paused) element.pause()
}
