/** A still of the screen, now; null when there is no picture yet. */
export type StillCamera = (stream: MediaStream) => Promise<Blob | null>

/** Draws the frame that the shared screen shows onto a canvas, at most 1280 wide, as a JPEG. */
export const captureStill: StillCamera = async (stream) => {
  const video = document.createElement('video')
  video.muted = true
  video.srcObject = stream
  try {
    await video.play()
    if (video.videoWidth === 0) return null
    const scale = Math.min(1, 1280 / video.videoWidth)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.7))
  } finally {
    video.pause()
    video.srcObject = null
  }
}
