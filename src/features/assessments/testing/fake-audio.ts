import { vi } from 'vitest'

const RATE = 48_000
/** Speech comes and goes: 120 ms of sound, 80 ms without. */
const [syllable, whole] = [0.12 * RATE, 0.2 * RATE]

/**
 * The browser's Web Audio, with a microphone at which somebody speaks or nobody does. A test
 * without it runs in a browser that cannot listen.
 */
export function fakeAudio() {
  const room: { isSpeaking: boolean; sound: AudioContextState } = {
    isSpeaking: false,
    sound: 'running',
  }
  class FakeAudio {
    get state() {
      return room.sound
    }
    readonly sampleRate = RATE
    get currentTime() {
      return performance.now() / 1000
    }
    createAnalyser = () => ({
      fftSize: 0,
      getFloatTimeDomainData: (samples: Float32Array) => {
        for (let at = 0; at < samples.length; at += 1)
          samples[at] = (room.isSpeaking && at % whole < syllable ? 0.1 : 0.0005) * Math.sin(at / 5)
      },
    })
    createMediaStreamSource = () => ({ connect: () => undefined })
    close = async () => undefined
    resume = async () => undefined
  }
  vi.stubGlobal('AudioContext', FakeAudio)
  return room
}
