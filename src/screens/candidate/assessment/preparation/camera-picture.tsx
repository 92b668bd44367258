import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'

/** What the camera sees, turned round as in a mirror: people look for themselves there. */
export const CameraPicture = ({ stream, label }: { stream: MediaStream | null; label: string }) => {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (video.current !== null) video.current.srcObject = stream
  }, [stream])
  return (
    <chakra.video
      ref={video}
      aria-label={label}
      autoPlay
      muted
      playsInline
      display="block"
      width="full"
      height="full"
      objectFit="cover"
      transform="scaleX(-1)"
    />
  )
}
