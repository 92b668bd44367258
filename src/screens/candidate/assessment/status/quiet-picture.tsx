import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'

/** Two frames a second show that the camera runs without distracting the candidate. */
const RATE = 2

/** The camera's picture, twice a second and mirrored. */
export const QuietPicture = ({ stream, label }: { stream: MediaStream; label: string }) => {
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const video = film.current
    if (video === null) return
    // The picture uses copies of the tracks, because the recording keeps its full frame rate. The
    // copies run slowly, as taking single frames out of a film would cost the page 4 ms each. A
    // browser that cannot slow them down shows the full film.
    const slow = stream.clone()
    for (const track of slow.getTracks())
      track.applyConstraints({ frameRate: { max: RATE } }).catch(() => undefined)
    video.srcObject = slow
    return () => {
      video.srcObject = null
      for (const track of slow.getTracks()) track.stop()
    }
  }, [stream])
  return (
    <chakra.video
      ref={film}
      role="img"
      aria-label={label}
      autoPlay
      muted
      playsInline
      display="block"
      css={{ width: '100%', height: '100%' }}
      objectFit="cover"
      transform="scaleX(-1)"
    />
  )
}
