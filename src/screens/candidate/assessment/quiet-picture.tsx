import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'

/** Frames a second: who works beside the picture sees that it is there, and no film. */
const RATE = 2

/** What the camera sees, twice a second and turned round as in a mirror. */
export const QuietPicture = ({ stream, label }: { stream: MediaStream; label: string }) => {
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const video = film.current
    if (video === null) return
    // Tracks of its own, as what is recorded keeps its rate. They are thinned out before they come
    // to the page: to take single frames out of a film costs the page 4 ms each. Where the browser
    // can't, the film runs.
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
