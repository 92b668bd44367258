import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { afterPaint } from '../../../lib/after-paint'
import { onQuietBeat } from '../../../lib/quiet-beat'

const [WIDTH, HEIGHT] = [404, 242]

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
    let next: ImageBitmap | null = null
    const stopBeat = onQuietBeat(() => {
      if (canvas.current === null) return
      if (next !== null) canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(next)
      next = null
      // Made small behind the frame that shows the one before, as that takes longer than all else in it.
      afterPaint(() => void smallOf(film).then((made) => (next = made), () => undefined))
    })
    return () => {
      stopBeat()
      film.srcObject = null
    }
  }, [stream])
  return <chakra.canvas ref={canvas} role="img" aria-label={label} width={WIDTH} height={HEIGHT} display="block" css={{ width: '100%', height: '100%' }} transform="scaleX(-1)" />
}

/** The frame now, cut to fill the picture. */
function smallOf(film: HTMLVideoElement): Promise<ImageBitmap | null> {
  const { videoWidth, videoHeight } = film
  if (videoWidth === 0) return Promise.resolve(null)
  const scale = Math.max(WIDTH / videoWidth, HEIGHT / videoHeight)
  const [wide, high] = [WIDTH / scale, HEIGHT / scale]
  return createImageBitmap(film, (videoWidth - wide) / 2, (videoHeight - high) / 2, wide, high, { resizeWidth: WIDTH, resizeHeight: HEIGHT, resizeQuality: 'low' })
}
