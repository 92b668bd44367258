import type { Seen } from '../camera-signals.rules'
import type { SignalTools } from '../signals-watch'

/** A detector that sees what the test says, with frames of nothing. */
export function fakeSignals() {
  const sees: { seen: Seen; display: string; fails: boolean; stopped: boolean; begun: number } = {
    seen: { faces: [0.95], person: 0.6, phone: 0 },
    display: 'one screen',
    fails: false,
    stopped: false,
    begun: 0,
  }
  const fake = Object.assign(sees, {
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
        grab: async () => ({ width: 640, height: 480, close: () => undefined }),
        stop: () => undefined,
      }),
      display: () => sees.display,
    } satisfies SignalTools,
  })
  return fake
}
