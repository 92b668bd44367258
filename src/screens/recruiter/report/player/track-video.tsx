import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { recruiterQueries } from '../../../../features/recruiter/recruiter.queries'
import { Button } from '../../../../ui/button'
import { Spinner } from '../../../../ui/spinner'
import { recordingAt, type Recording, type Track } from '../timeline.rules'
import { useFollowedVideo } from './use-followed-video'
import { usePlayback, usePlaybackState } from './use-playback'

interface TrackVideoProps {
  track: Track
  /** The inset has room for a few words only. */
  small?: boolean
}

/** The picture of one track at the playback's moment: one recording after another, or that there is none. */
export const TrackVideo = ({ track, small = false }: TrackVideoProps) => {
  const { t } = useTranslation('recruiter')
  const id = usePlaybackState(({ position }) => recordingAt(track, position)?.id ?? '')
  const recording = track.recordings.find((one) => one.id === id)
  if (recording === undefined) return <Words small={small}>{track.kind === 'screen' ? t('player.noScreen') : t('player.noCamera')}</Words>
  return <RecordingVideo key={id} recording={recording} small={small} />
}

const RecordingVideo = ({ recording, small }: { recording: Recording; small: boolean }) => {
  const { t } = useTranslation('recruiter')
  const playback = usePlayback()
  const ticket = useQuery(recruiterQueries.ticket('recording', recording.id))
  const [failures, setFailures] = useState(0)
  const video = useRef<HTMLVideoElement>(null)
  const isCamera = recording.kind === 'camera'
  useFollowedVideo({ video, recording, silent: !isCamera })
  // Until its address is there, the other picture waits too.
  const waiting = ticket.isPending
  useEffect(() => {
    playback.hold(`${recording.id} address`, waiting)
    return () => playback.hold(`${recording.id} address`, false)
  }, [playback, recording.id, waiting])

  const again = () => {
    setFailures(0)
    void ticket.refetch()
  }
  const fail = () => {
    // An address runs out after two hours: the first failure asks for another one.
    if (failures === 0) void ticket.refetch()
    setFailures(failures + 1)
  }
  const gone = ticket.isError || failures > 1
  return (
    <>
      <chakra.video
        ref={video}
        src={ticket.data}
        preload="auto"
        playsInline
        disablePictureInPicture
        aria-label={isCamera ? t('player.cameraPicture') : t('player.screenPicture')}
        onError={fail}
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
          <span role="alert">{t('player.notFound')}</span>
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
