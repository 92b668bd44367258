/** The largest width of a picture, in pixels. */
const widest = 1280

/** Takes pictures of this tab by the browser's screen capture, which the person has allowed. */
export class TabPictures {
  readonly #stream: MediaStream
  readonly #video: HTMLVideoElement

  private constructor(stream: MediaStream, video: HTMLVideoElement) {
    this.#stream = stream
    this.#video = video
  }

  /**
   * Asks for permission to capture the tab; null if the person or the browser refuses.
   *
   * @param stopped called if the person ends the sharing of the tab
   */
  static async ask(stopped: () => void): Promise<TabPictures | null> {
    const asked = { video: true, preferCurrentTab: true, selfBrowserSurface: 'include' }
    const stream = await navigator.mediaDevices.getDisplayMedia(asked).catch(() => null)
    if (stream === null) return null
    const video = document.createElement('video')
    video.muted = true
    video.srcObject = stream
    await video.play()
    for (const track of stream.getTracks()) track.addEventListener('ended', stopped)
    return new TabPictures(stream, video)
  }

  /** The application as it is on the screen after the next paint, without the panel. */
  async take(): Promise<string | null> {
    await nextPaint()
    await nextPaint()
    const { videoWidth, videoHeight } = this.#video
    if (videoWidth === 0 || !this.#stream.active) return null
    const { left, width } = document.body.getBoundingClientRect()
    const scale = videoWidth / innerWidth
    const cut = { x: Math.max(0, left) * scale, width: Math.min(width, innerWidth) * scale }
    const shrink = Math.min(1, widest / cut.width)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(cut.width * shrink)
    canvas.height = Math.round(videoHeight * shrink)
    const { width: to, height: down } = canvas
    const drawing = canvas.getContext('2d')
    drawing?.drawImage(this.#video, cut.x, 0, cut.width, videoHeight, 0, 0, to, down)
    return canvas.toDataURL('image/jpeg', 0.7)
  }

  stop(): void {
    for (const track of this.#stream.getTracks()) track.stop()
  }
}

const nextPaint = () => new Promise((resolve) => requestAnimationFrame(resolve))
