import { useEffect, useState } from 'react'
import { watchLevel } from '../../../../features/assessments/capture/level-meter'
import { scheduleBetweenKeystrokes } from '../../../../lib/after-next-paint'
import { LevelMeter, levelBars } from '../../../../ui/assessment/meters'

interface LevelProps {
  stream: MediaStream | null
  label: string
  /** Draws the level twice a second only, so that it does not slow down typing. */
  quiet?: boolean
}

/**
 * The bars of a live microphone. They hold the level themselves, so that a change draws nothing
 * else again.
 */
export const Level = ({ stream, label, quiet = false }: LevelProps) => {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (stream === null || typeof AudioContext === 'undefined') return undefined
    const show = (loudest: number) => setLevel(Math.round(loudest * levelBars) / levelBars)
    if (!quiet) return watchLevel(stream, show)
    let loudest = 0
    const paint = () => show(loudest)
    return watchLevel(
      stream,
      (level) => {
        loudest = level
        scheduleBetweenKeystrokes(paint)
      },
      'quiet',
    )
  }, [stream, quiet])
  return <LevelMeter level={stream === null ? 0 : level} label={label} />
}
