import { chakra } from '@chakra-ui/react/styled-system'
import Square from 'lucide-react/icons/square'
import Video from 'lucide-react/icons/video'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../../i18n/numbers'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { Notice } from '../../../ui/feedback/notice'
import type { RecorderState } from './use-recorder'

interface RecordingNowProps {
  state: RecorderState
  onStart: () => void
  onStop: () => void
  /** There is one already. */
  again: boolean
}

/** Records the interview with this device, and shows what its camera sees while it does. */
export const RecordingNow = ({ state, onStart, onStop, again }: RecordingNowProps) => {
  const { t } = useTranslation('interviews')
  const { t: tDevice } = useTranslation('assessment')
  if (state.at === 'recording') {
    return (
      <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center">
        <OwnPicture stream={state.stream} />
        <chakra.div display="flex" flexDirection="column" gap="3" alignItems="flex-start">
          <Running />
          <Button variant="secondary" icon={<Icon of={Square} size={16} />} onClick={onStop}>
            {t('recording.stop')}
          </Button>
        </chakra.div>
      </chakra.div>
    )
  }
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" alignItems="flex-start">
      {state.at === 'refused' ? (
        <Notice live tone="danger" title={t('recording.refused')}>
          {tDevice(`refusal.${state.code}`)}
        </Notice>
      ) : null}
      <Button
        variant="secondary"
        icon={<Icon of={Video} />}
        loading={state.at === 'asking'}
        loadingLabel={t('recording.asking')}
        onClick={onStart}
      >
        {again ? t('recording.startAgain') : t('recording.start')}
      </Button>
      <chakra.p textStyle="small" color="fg.muted">
        {t('recording.tell')}
      </chakra.p>
    </chakra.div>
  )
}

/** As in a mirror: people look for themselves there. */
const OwnPicture = ({ stream }: { stream: MediaStream }) => {
  const { t } = useTranslation('interviews')
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream
  }, [stream])
  return (
    <chakra.video
      ref={video}
      aria-label={t('recording.picture')}
      autoPlay
      muted
      playsInline
      width="240px"
      bg="ink"
      borderRadius="control"
      objectFit="cover"
      transform="scaleX(-1)"
      css={{ aspectRatio: '4 / 3' }}
    />
  )
}

const Running = () => {
  const { t } = useTranslation('interviews')
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => setSeconds((performance.now() - began) / 1000), 500)
    return () => clearInterval(timer)
  }, [])
  return (
    <chakra.p
      textStyle="smallStrong"
      display="inline-flex"
      alignItems="center"
      gap="2"
      role="timer"
    >
      <chakra.span aria-hidden boxSize="10px" borderRadius="full" bg="danger.solid" />
      {t('recording.running')}
      <chakra.bdi fontVariantNumeric="tabular-nums">{formatClock(seconds)}</chakra.bdi>
    </chakra.p>
  )
}
