import { useEffect, useRef, useState } from 'react'
import {
  CaptureDevices,
  DeviceRefusal,
} from '../../../features/assessments/capture/capture-devices'
import { videoRecorder } from '../../../features/assessments/capture/chunk-recorder'

export type RecorderState =
  | { at: 'off' }
  | { at: 'asking' }
  | { at: 'refused'; code: DeviceRefusal['code'] }
  | { at: 'recording'; stream: MediaStream }

/**
 * Records with this device's camera and microphone. What is lost of them ends the recording, and
 * what was recorded until then is kept.
 */
export function useRecorder(name: string, onFile: (file: File) => void) {
  const [devices] = useState(() => new CaptureDevices())
  const [state, setState] = useState<RecorderState>({ at: 'off' })
  const recorder = useRef<MediaRecorder | null>(null)
  const stop = () => {
    if (recorder.current?.state === 'recording') recorder.current.stop()
  }
  useEffect(() => {
    const forget = devices.changes.on(({ type }) => {
      if (type === 'device.lost') stop()
    })
    return () => {
      forget()
      stop()
      devices.release()
    }
  }, [devices])

  const start = async () => {
    setState({ at: 'asking' })
    try {
      const camera = await devices.ask('camera')
      const microphone = await devices.ask('microphone')
      const stream = new MediaStream([...camera.getVideoTracks(), ...microphone.getAudioTracks()])
      const made = videoRecorder(stream)
      const pieces: Blob[] = []
      made.addEventListener('dataavailable', ({ data }) => pieces.push(data))
      made.addEventListener('stop', () => {
        const [type = ''] = made.mimeType.split(';')
        recorder.current = null
        devices.release()
        setState({ at: 'off' })
        onFile(new File(pieces, `${name}.${type === 'video/mp4' ? 'mp4' : 'webm'}`, { type }))
      })
      made.start(pieceMs)
      recorder.current = made
      setState({ at: 'recording', stream })
    } catch (error) {
      devices.release()
      setState({
        at: 'refused',
        code: error instanceof DeviceRefusal ? error.code : 'device_failed',
      })
    }
  }
  return { state, start: () => void start(), stop }
}

/** What is recorded leaves the recorder this often, so that it holds little at once. */
const pieceMs = 5000
