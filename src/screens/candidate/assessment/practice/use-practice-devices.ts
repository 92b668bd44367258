import { useEffect, useState } from 'react'
import type { Device } from '../../../../../machines/assessment/assessment-events'
import { CaptureDevices } from '../../../../features/assessments/capture/capture-devices'

export type PracticeDevicesState = ReturnType<typeof usePracticeDevices>

type State =
  | { at: 'off' }
  | { at: 'asking' }
  | { at: 'on'; camera: MediaStream | null; microphone: MediaStream | null; refused: string | null }

/**
 * Camera, unless an arrangement replaces it, and microphone for trying out only: nothing is recorded,
 * and they go off when the page is left.
 */
export function usePracticeDevices(replaced: readonly Device[]) {
  const [devices] = useState(() => new CaptureDevices())
  const hasCamera = !replaced.includes('camera')
  const tried: readonly Device[] = hasCamera ? ['camera', 'microphone'] : ['microphone']
  const [state, setState] = useState<State>({ at: 'off' })
  useEffect(() => () => devices.release(), [devices])
  const ask = async () => {
    setState({ at: 'asking' })
    const refusals: string[] = []
    for (const device of tried) {
      await devices.ask(device).catch((error: unknown) => refusals.push(toCode(error)))
    }
    setState({
      at: 'on',
      camera: devices.stream('camera'),
      microphone: devices.stream('microphone'),
      refused: refusals[0] ?? null,
    })
  }
  return { state, ask, hasCamera, microphone: state.at === 'on' ? state.microphone : null }
}

const toCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'device_failed'
