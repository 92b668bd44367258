import { useEffect, useState } from 'react'
import { listenForVoice } from '../../../features/assessments/level-meter'
import { isSilence, isVoice } from '../../../features/assessments/sound.rules'

export type Voice = 'awaited' | 'silent' | 'heard'

/**
 * Whether somebody is heard at a microphone. Once heard is enough for as long as the microphone
 * stays the same; where this browser cannot listen, nobody waits for it. `onHeard` is told of a voice
 * that was heard indeed.
 */
export function useVoice(stream: MediaStream | null, onHeard?: () => void): Voice {
  const [told, setTold] = useState<{ of: MediaStream | null; voice: Voice }>({
    of: null,
    voice: 'awaited',
  })
  useEffect(() => {
    if (stream === null) return undefined
    const tell = (voice: Voice) => setTold({ of: stream, voice })
    const stop = listenForVoice(stream, (hearing) => {
      tell(isVoice(hearing) ? 'heard' : isSilence(hearing) ? 'silent' : 'awaited')
      if (!isVoice(hearing)) return
      stop?.()
      onHeard?.()
    })
    if (stop === null) tell('heard')
    return stop ?? undefined
  }, [stream, onHeard])
  return told.of === stream ? told.voice : 'awaited'
}
