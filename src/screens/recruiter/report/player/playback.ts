import type { Span } from '../timeline.rules'

export interface PlaybackState {
  /** Milliseconds from the attempt's start. */
  position: number
  playing: boolean
  rate: number
  muted: boolean
  /**
   * False until the first press: nothing is fetched before it, so that the access log does not note
   * a view.
   */
  opened: boolean
}

export interface Playback {
  read: () => PlaybackState
  subscribe: (listen: () => void) => () => void
  play: () => void
  pause: () => void
  seek: (position: number) => void
  setRate: (rate: number) => void
  setMuted: (muted: boolean) => void
  /**
   * A player whose picture is still loading stops the clock for all, so that they stay together.
   */
  hold: (holder: string, holds: boolean) => void
  /** Lets real time pass. */
  pass: (milliseconds: number) => void
  /** Sets which stretches can be played; the position stays where it is. */
  cover: (length: number, playable: readonly Span[]) => void
}

export const rates = [1, 1.5, 2] as const

/**
 * One clock for all recordings of an attempt, which each player follows. A stretch without any
 * recording is skipped.
 */
export function createPlayback(firstLength: number, firstPlayable: readonly Span[]): Playback {
  let [length, playable] = [firstLength, firstPlayable]
  let state: PlaybackState = {
    position: playable[0]?.start ?? 0,
    playing: false,
    rate: 1,
    muted: false,
    opened: false,
  }
  const holders = new Set<string>()
  const listeners = new Set<() => void>()
  const change = (part: Partial<PlaybackState>) => {
    state = { ...state, ...part }
    for (const listen of listeners) listen()
  }
  const within = (position: number) => Math.min(length, Math.max(0, position))
  /**
   * The given position if a recording covers it, otherwise the next one that is covered; null after
   * the last.
   */
  const playableFrom = (position: number): number | null => {
    const span = playable.find(({ end }) => position < end)
    return span === undefined ? null : Math.max(position, span.start)
  }
  return {
    read: () => state,
    subscribe(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    play() {
      const from = playableFrom(state.position) ?? playable[0]?.start
      if (from !== undefined) change({ position: from, playing: true, opened: true })
    },
    pause: () => change({ playing: false }),
    seek: (position) => change({ position: within(position), opened: true }),
    setRate: (rate) => change({ rate }),
    setMuted: (muted) => change({ muted }),
    hold(holder, holds) {
      if (holds) holders.add(holder)
      else holders.delete(holder)
    },
    pass(milliseconds) {
      if (!state.playing || holders.size > 0) return
      const position = playableFrom(state.position + milliseconds * state.rate)
      if (position === null)
        change({ position: playable.at(-1)?.end ?? state.position, playing: false })
      else change({ position })
    },
    cover(ran, spans) {
      ;[length, playable] = [ran, spans]
      change({ position: within(state.opened ? state.position : (playable[0]?.start ?? 0)) })
    },
  }
}
