import { chakra } from '@chakra-ui/react/styled-system'
import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { audioRecorder } from '../../../features/assessments/chunk-recorder'
import { recognisesSpeech } from '../../../features/assessments/transcriber'
import { formatClock } from '../../../i18n/numbers'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { Notice } from '../../../ui/notice'
import { Level } from './level'
import { PlayBack } from './play-back'
import { TakeLine } from './take-line'
import type { PracticeDevicesState } from './use-practice-devices'

interface PracticeTakeProps {
  seconds: number
  devices: PracticeDevicesState
}

/**
 * A spoken answer that stays on the page, and whether the browser will write one down: another
 * browser can still be chosen here.
 */
export const PracticeTake = (props: PracticeTakeProps) => {
  const { t } = useTranslation('assessment')
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" alignItems="flex-start">
      {recognisesSpeech() ? null : <Notice tone="info" title={t('speaking.notRecognised')} />}
      <Tried {...props} />
    </chakra.div>
  )
}

/** Recorded, listened to, thrown away. */
const Tried = ({ seconds, devices }: PracticeTakeProps) => {
  const { t } = useTranslation('assessment')
  const { recording, file, start, stop } = usePracticeRecorder(devices.microphone, seconds)
  if (devices.microphone === null) {
    return (
      <Button
        variant="secondary"
        icon={<Icon of={Mic} />}
        loading={devices.state.at === 'asking'}
        onClick={() => void devices.ask()}
      >
        {t('device.allowMicrophone')}
      </Button>
    )
  }
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" alignItems="flex-start">
      <chakra.div display="flex" alignItems="center" gap="4">
        {recording ? (
          <Button variant="secondary" icon={<Icon of={Square} size={16} />} onClick={stop}>
            {t('speaking.stop')}
          </Button>
        ) : (
          <Button variant="secondary" icon={<Icon of={Mic} />} onClick={start}>
            {file === null ? t('speaking.record') : t('speaking.recordAgain')}
          </Button>
        )}
        <Level stream={devices.microphone} label={t('speaking.level')} />
        {recording ? null : (
          <chakra.span textStyle="small" color="fg.muted">
            {t('speaking.limit', { time: formatClock(seconds) })}
          </chakra.span>
        )}
      </chakra.div>
      {recording ? <TakeLine maxSeconds={seconds} /> : null}
      {file === null || recording ? null : <PlayBack file={file} />}
    </chakra.div>
  )
}

function usePracticeRecorder(microphone: MediaStream | null, seconds: number) {
  const [recorder, setRecorder] = useState<MediaRecorder | null>(null)
  const [file, setFile] = useState<Blob | null>(null)
  useEffect(() => {
    if (recorder === null) return undefined
    const limit = setTimeout(() => recorder.stop(), seconds * 1000)
    return () => {
      clearTimeout(limit)
      if (recorder.state !== 'inactive') recorder.stop()
    }
  }, [recorder, seconds])
  const start = () => {
    if (microphone === null) return
    const made = audioRecorder(microphone)
    const pieces: Blob[] = []
    made.addEventListener('dataavailable', (event) => pieces.push(event.data))
    made.addEventListener('stop', () => {
      setFile(new Blob(pieces, { type: made.mimeType }))
      setRecorder(null)
    })
    made.start()
    setRecorder(made)
  }
  return { recording: recorder !== null, file, start, stop: () => recorder?.stop() }
}
