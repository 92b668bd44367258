import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { onQuietBeat } from '../../../lib/quiet-beat'

/** What the camera sees, twice a second and turned round as in a mirror: who works beside it sees that it is there, and no film. */
export const QuietPicture = ({ stream, label }: { stream: MediaStream; label: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const film = document.createElement('video')
    film.muted = true
    film.playsInline = true
    film.srcObject = stream
    // One that is taken away before it plays rejects, and nobody waits for it.
    film.play().catch(() => undefined)
    const stopBeat = onQuietBeat(() => {
      if (canvas.current === null || film.videoWidth === 0) return
      const { width, height } = canvas.current
      const scale = Math.max(width / film.videoWidth, height / film.videoHeight)
      const [wide, high] = [film.videoWidth * scale, film.videoHeight * scale]
      canvas.current.getContext('2d')?.drawImage(film, (width - wide) / 2, (height - high) / 2, wide, high)
    })
    return () => {
      stopBeat()
      film.srcObject = null
    }
  }, [stream])
  return <chakra.canvas ref={canvas} role="img" aria-label={label} width={404} height={242} display="block" css={{ width: '100%', height: '100%' }} transform="scaleX(-1)" />
}
