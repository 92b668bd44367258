import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useRecordingAddress } from '../../../../features/recruiter/outcomes/use-recording-address'
import { Button } from '../../../../ui/button'
import { Spinner } from '../../../../ui/feedback/spinner'
import { recordingAt, type Recording, type Track } from '../timeline.rules'
import { useFollowedVideo } from './use-followed-video'
import { usePlayback, usePlaybackState } from './use-playback'
import { useRecordingMessage } from './use-recording-message'

interface TrackVideoProps {
  track: Track
  /** The inset has room for a few words only. */
  small?: boolean
}

/**
 * The picture of one track at the playback's moment: one recording after another, or that there is
 * none.
 */
export const TrackVideo = ({ track, small = false }: TrackVideoProps) => {
  const { t } = useTranslation('recruiter')
  const id = usePlaybackState(({ position }) => recordingAt(track, position)?.id ?? '')
  const recording = track.recordings.find((one) => one.id === id)
  if (recording === undefined)
    return (
      <Words small={small}>
        {track.isReplaced
          ? t('timeline.replacedTrack')
          : track.kind === 'screen'
            ? t('player.noScreen')
            : t('player.noCamera')}
      </Words>
    )
  return <RecordingVideo key={id} recording={recording} small={small} />
}

const RecordingVideo = ({ recording, small }: { recording: Recording; small: boolean }) => {
  const { t } = useTranslation('recruiter')
  const playback = usePlayback()
  const { ticket, gone, again, onError } = useRecordingAddress('recording', recording.id)
  const missing = useRecordingMessage(ticket.error)
  const video = useRef<HTMLVideoElement>(null)
  const isCamera = recording.kind === 'camera'
  useFollowedVideo({ video, recording, silent: !isCamera })
  // Until its address is there, the other picture waits too.
  const waiting = ticket.isPending
  useEffect(() => {
    playback.hold(`${recording.id} address`, waiting)
    return () => playback.hold(`${recording.id} address`, false)
  }, [playback, recording.id, waiting])

  return (
    <>
      <chakra.video
        ref={video}
        src={ticket.data}
        preload="auto"
        playsInline
        disablePictureInPicture
        aria-label={isCamera ? t('player.cameraPicture') : t('player.screenPicture')}
        onError={onError}
        width="full"
        height="full"
        objectFit={small ? 'cover' : 'contain'}
        hidden={gone}
      />
      {ticket.isPending ? (
        <Words small={small}>
          <Spinner />
        </Words>
      ) : null}
      {gone ? (
        <Words small={small}>
          <span role="alert">{missing}</span>
          <Button size="xs" variant="onInk" onClick={again}>
            {t('player.lookAgain')}
          </Button>
        </Words>
      ) : null}
    </>
  )
}

const Words = ({ small, children }: { small: boolean; children: ReactNode }) => (
  <chakra.div
    position="absolute"
    inset="0"
    display="flex"
    flexDirection="column"
    alignItems="center"
    justifyContent="center"
    gap="2"
    padding="3"
    textAlign="center"
    textStyle={small ? 'tiny' : 'small'}
    color="ink.muted"
  >
    {children}
  </chakra.div>
)
