import { useEffect, useState } from 'react'
import { listenForVoice } from '../../../../features/assessments/capture/level-meter'
import {
  isSilence,
  isVoice,
  type Hearing,
} from '../../../../features/assessments/capture/sound.rules'

/** `unknown` where this browser cannot listen, for which nobody waits. */
export type Voice = 'awaited' | 'silent' | 'heard' | 'unknown'

/** Whether the start need not wait for a voice any more. */
export const isVoiceDone = (voice: Voice | null): boolean =>
  voice === null || voice === 'heard' || voice === 'unknown'

/**
 * Whether a voice is heard at a microphone. Once is enough for as long as the microphone stays the
 * same. `onHeard` is called only if a voice was really heard.
 */
export function useVoice(stream: MediaStream | null, onHeard?: () => void): Voice {
  const [announced, setAnnounced] = useState<{ of: MediaStream | null; voice: Voice }>({
    of: null,
    voice: 'awaited',
  })
  useEffect(() => {
    if (stream === null) return undefined
    const tell = (voice: Voice) => setAnnounced({ of: stream, voice })
    const hear = (hearing: Hearing) => {
      tell(isVoice(hearing) ? 'heard' : isSilence(hearing) ? 'silent' : 'awaited')
      if (!isVoice(hearing)) return
      stop?.()
      onHeard?.()
    }
    const stop = listenForVoice(stream, hear, () => tell('unknown'))
    if (stop === null) tell('unknown')
    return stop ?? undefined
  }, [stream, onHeard])
  return announced.of === stream ? announced.voice : 'awaited'
}
