import { useRef, useState, type RefObject, type SyntheticEvent } from 'react'

export interface Audio {
  /** For the element, which has no controls of the browser. */
  element: RefObject<HTMLAudioElement | null>
  on: {
    onPlay: () => void
    onPause: () => void
    onTimeUpdate: (event: SyntheticEvent<HTMLAudioElement>) => void
    onSeeked: (event: SyntheticEvent<HTMLAudioElement>) => void
    onDurationChange: (event: SyntheticEvent<HTMLAudioElement>) => void
    onError: () => void
  }
  playing: boolean
  /** Seconds. */
  position: number
  /** Seconds; 0 until it is known. */
  length: number
  rate: number
  repeats: boolean
  /** This browser cannot play it. */
  broken: boolean
  toggle: () => void
  seek: (to: number) => void
  /** Goes by so many seconds from where it is, back below zero. */
  skip: (by: number) => void
  setRate: (rate: number) => void
  setRepeats: (repeats: boolean) => void
}

/** What an audio element does, as a component draws it. */
export function useAudio(): Audio {
  const element = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState(false)
  const [position, setPosition] = useState(0)
  const [length, setLength] = useState(0)
  const [rate, setRate] = useState(1)
  const [repeats, setRepeats] = useState(false)
  const [broken, setBroken] = useState(false)
  const follow = ({ currentTarget }: SyntheticEvent<HTMLAudioElement>) =>
    setPosition(currentTarget.currentTime)
  const seek = (to: number) => {
    if (element.current === null) return
    const within = Math.min(Math.max(0, to), length)
    element.current.currentTime = within
    setPosition(within)
  }
  return {
    element,
    on: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onTimeUpdate: follow,
      onSeeked: follow,
      onDurationChange: ({ currentTarget: { duration } }) =>
        setLength(Number.isFinite(duration) ? duration : 0),
      onError: () => setBroken(true),
    },
    playing,
    position,
    length,
    rate,
    repeats,
    broken,
    toggle: () => {
      const player = element.current
      if (player === null) return
      // A press that is followed by a pause before it began is nothing to tell.
      if (player.paused) player.play().catch(() => undefined)
      else player.pause()
    },
    seek,
    skip: (by) => seek((element.current?.currentTime ?? 0) + by),
    setRate: (to) => {
      if (element.current !== null) element.current.playbackRate = to
      setRate(to)
    },
    setRepeats: (on) => {
      if (element.current !== null) element.current.loop = on
      setRepeats(on)
    },
  }
}
