/**
 * A frame as the camera gave it, where the browser lets one have it: a bitmap is a copy, and costs
 * the page milliseconds.
 */
export type CameraFrame = VideoFrame | ImageBitmap

/** The pixels of a frame, fewer of them and each as the camera gave it; null where none come. */
export type Glimpse = (frame: CameraFrame) => Uint8ClampedArray | null

/** Takes single frames of a camera's stream. */
export interface CameraFrames {
  /** The frame now; null while there is no picture yet. The taker closes it. */
  grab: (stream: MediaStream) => Promise<CameraFrame | null>
  stop: () => void
}

export function cameraFrames(): CameraFrames {
  const video = document.createElement('video')
  video.muted = true
  return {
    async grab(stream) {
      const [track] = stream.getVideoTracks()
      if (track === undefined) return null
      if (
        !(video.srcObject instanceof MediaStream) ||
        !video.srcObject.getVideoTracks().includes(track)
      ) {
        // The sound is left out, so that nothing is played back.
        video.srcObject = new MediaStream([track])
        await video.play()
      }
      if (video.videoWidth === 0) return null
      return typeof VideoFrame === 'undefined' ? createImageBitmap(video) : new VideoFrame(video)
    },
    stop() {
      video.pause()
      video.srcObject = null
    },
  }
}

const [wide, high] = [160, 120]

/**
 * Takes every fourth pixel of every fourth row of a frame unchanged. A mean of several pixels would
 * hide the noise that makes two frames differ.
 */
export function glimpses(): Glimpse {
  const canvas = document.createElement('canvas')
  canvas.width = wide
  canvas.height = high
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context !== null) context.imageSmoothingEnabled = false
  return (frame) => {
    context?.drawImage(frame, 0, 0, wide, high)
    return context?.getImageData(0, 0, wide, high).data ?? null
  }
}

/**
 * How the screen is arranged, as far as a page may know without asking. Page zoom changes nothing
 * of it.
 */
export function getDisplay(page: Document): string {
  const screen: (Screen & { isExtended?: boolean }) | undefined = page.defaultView?.screen
  return screen === undefined
    ? ''
    : `${screen.width}x${screen.height} ${screen.isExtended === true ? 'extended' : ''}`
}
