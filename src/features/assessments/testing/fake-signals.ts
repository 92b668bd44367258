import type { Seen } from '../signals/camera-signals.rules'
import type { SignalTools } from '../signals/signals-watch'

/** A detector that sees what the test says, with frames of nothing. */
export function fakeSignals() {
  const sees: {
    seen: Seen
    display: string
    fails: boolean
    /** The camera is on and shows nothing, not even black. */
    isWithoutPictures: boolean
    stopped: boolean
    begun: number
  } = {
    seen: { faces: [0.95], person: 0.6, phone: 0 },
    display: 'one screen',
    fails: false,
    isWithoutPictures: false,
    stopped: false,
    begun: 0,
  }
  /** A camera's picture: noise that is another one in every frame. */
  const shows: { picture: 'moving' | 'frozen' | 'black' } = { picture: 'moving' }
  let frame = 0
  const fake = Object.assign(sees, {
    shows,
    glimpse: () => {
      if (shows.picture === 'moving') frame += 1
      return new Uint8ClampedArray(64).fill(shows.picture === 'black' ? 3 : 90 + (frame % 2))
    },
    tools: {
      detector: () => {
        sees.begun += 1
        return {
          look: async () => {
            if (sees.fails) throw new Error('The backend failed.')
            return sees.seen
          },
          picture: async () => new Blob(['picture'], { type: 'image/jpeg' }),
          stop: () => {
            sees.stopped = true
          },
        }
      },
      frames: () => ({
        grab: () =>
          sees.isWithoutPictures
            ? new Promise<never>(() => undefined)
            : Promise.resolve({ width: 640, height: 480, close: () => undefined }),
        stop: () => undefined,
      }),
      display: () => sees.display,
    } satisfies SignalTools,
  })
  return fake
}
