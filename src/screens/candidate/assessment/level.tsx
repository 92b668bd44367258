import { useEffect, useState } from 'react'
import { watchLevel } from '../../../features/assessments/level-meter'
import { LevelMeter, levelBars } from '../../../ui/meters'

/** The bars of a live microphone; they alone are drawn anew while it is heard. */
export const Level = ({ stream, label }: { stream: MediaStream | null; label: string }) => {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (stream === null || typeof AudioContext === 'undefined') return undefined
    return watchLevel(stream, (heard) => setLevel(Math.round(heard * levelBars) / levelBars))
  }, [stream])
  return <LevelMeter level={stream === null ? 0 : level} label={label} />
}
