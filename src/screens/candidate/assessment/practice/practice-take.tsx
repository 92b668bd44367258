import { chakra } from '@chakra-ui/react/styled-system'
import Mic from 'lucide-react/icons/mic'
import Square from 'lucide-react/icons/square'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { audioRecorder } from '../../../../features/assessments/capture/chunk-recorder'
import { listenForVoice } from '../../../../features/assessments/capture/level-meter'
import { isSilence, takeFault } from '../../../../features/assessments/capture/sound.rules'
import type { Hearing, TakeFault } from '../../../../features/assessments/capture/sound.rules'
import { recognisesSpeech } from '../../../../features/assessments/capture/transcriber'
import { formatClock } from '../../../../i18n/numbers'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { Notice } from '../../../../ui/feedback/notice'
import { Level } from '../status/level'
import { PlayBack } from '../speaking/play-back'
import { useScreenChange } from '../press-guard'
import { TakeLine } from '../speaking/take-line'
import { SilenceNotice, TakeRefused } from '../speaking/take-refused'
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
  const { recording, silent, tried, start, stop } = usePracticeRecorder(devices.microphone, seconds)
  useScreenChange(devices.microphone !== null)
  useScreenChange(recording)
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
            {tried === null ? t('speaking.record') : t('speaking.recordAgain')}
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
      {silent ? <SilenceNotice /> : null}
      {tried === null || recording ? null : <PlayBack file={tried.file} />}
      {tried?.fault == null || recording ? null : <TakeRefused because={tried.fault} />}
    </chakra.div>
  )
}

interface TriedTake {
  file: Blob
  fault: TakeFault | null
}

function usePracticeRecorder(microphone: MediaStream | null, seconds: number) {
  const [recorder, setRecorder] = useState<MediaRecorder | null>(null)
  const [silent, setSilent] = useState(false)
  const [tried, setTried] = useState<TriedTake | null>(null)
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
    const begun = performance.now()
    let hearing: Hearing | null = null
    const stopListening = listenForVoice(microphone, (heard) => {
      hearing = heard
      setSilent(isSilence(heard))
    })
    made.addEventListener('dataavailable', (event) => pieces.push(event.data))
    made.addEventListener('stop', () => {
      stopListening?.()
      const durationMs = performance.now() - begun
      const endedByItself = !microphone.active
      setTried({
        file: new Blob(pieces, { type: made.mimeType }),
        fault: takeFault({ durationMs, hearing, endedByItself }),
      })
      setSilent(false)
      setRecorder(null)
    })
    made.start()
    setRecorder(made)
  }
  return { recording: recorder !== null, silent, tried, start, stop: () => recorder?.stop() }
}
