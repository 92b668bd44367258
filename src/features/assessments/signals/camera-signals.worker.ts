// Looks at frames of the camera for faces and phones, on this device and nowhere else. Everything
// that could recognise a person (descriptions, age, emotion, iris) is off, and so are the package's
// caches: they answer with what was seen before.
import Human from '@vladmandic/human'
import type { CameraFrame } from './camera-frames'
import type { SignalAnswer, SignalQuestion } from './signal-detector'
import type { Seen } from './camera-signals.rules'

const off = { enabled: false }
const models = new URL(String(import.meta.env['VITE_SIGNAL_MODELS']), location.href).href
const [width, height] = [640, 480]
/** One for faces and one for objects. */
const usedModels = 2

const human = new Human({
  backend: 'wasm',
  wasmPath: models,
  modelBasePath: models,
  async: false,
  debug: false,
  warmup: 'none',
  cacheModels: false,
  cacheSensitivity: 0,
  filter: off,
  gesture: off,
  face: {
    enabled: true,
    detector: {
      modelPath: 'blazeface.json',
      rotation: false,
      square: true,
      maxDetected: 5,
      minConfidence: 0.3,
      iouThreshold: 0.1,
      skipFrames: 0,
      skipTime: 0,
      return: false,
    },
    mesh: off,
    attention: off,
    iris: off,
    description: off,
    emotion: off,
    antispoof: off,
    liveness: off,
  },
  body: off,
  hand: off,
  segmentation: off,
  object: {
    enabled: true,
    modelPath: 'centernet.json',
    minConfidence: 0.2,
    iouThreshold: 0.4,
    maxDetected: 20,
    skipFrames: 0,
    skipTime: 0,
  },
})

const frame = new OffscreenCanvas(width, height)
const still = new OffscreenCanvas(160, 120)
const context = frame.getContext('2d', { willReadFrequently: true })

/**
 * Resolves when the models are loaded and the backend runs. The package reports neither a failed
 * backend nor a missing model, and would fail at every look. It also keeps that state, so only a
 * new worker can try again.
 */
const ready = (async () => {
  // Where pages are isolated from others, waiting for threads would never end.
  human.tf.env().set('WASM_HAS_MULTITHREAD_SUPPORT', false)
  await human.init()
  await human.load()
  if (human.tf.getBackend() !== 'wasm') throw new Error(`The backend is ${human.tf.getBackend()}.`)
  // `models.loaded()` names those that came in half as well.
  if (human.models.stats().numLoadedModels < usedModels)
    throw new Error('The models did not arrive.')
})()

async function look(picture: CameraFrame): Promise<Seen> {
  if (context === null) throw new Error('There is no canvas to draw on.')
  // The whole picture in its own proportions: a face that is squeezed is found less often.
  const [wide, high] =
    'displayWidth' in picture
      ? [picture.displayWidth, picture.displayHeight]
      : [picture.width, picture.height]
  const scale = Math.min(width / wide, height / high)
  const [w, h] = [wide * scale, high * scale]
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h)
  // Before anything is waited for: the camera has few of them.
  picture.close()
  await ready
  const found = await human.detect(context.getImageData(0, 0, width, height))
  if (found.error !== null && found.error !== undefined) throw new Error(String(found.error))
  const best = (label: string) =>
    Math.max(
      0,
      ...found.object.filter((object) => String(object.label) === label).map(({ score }) => score),
    )
  return {
    faces: found.face.map(({ boxScore, score }) => boxScore || score),
    person: best('person'),
    phone: best('cell phone'),
  }
}

/** The frame that was looked at last, small: some kilobytes. */
function picture(): Promise<Blob> {
  still.getContext('2d')?.drawImage(frame, 0, 0, still.width, still.height)
  return still.convertToBlob({ type: 'image/jpeg', quality: 0.7 })
}

const answer = (told: SignalAnswer) => self.postMessage(told)

self.addEventListener('message', ({ data }: MessageEvent<SignalQuestion>) => {
  const asked =
    data.type === 'look'
      ? look(data.frame).then((seen) => answer({ id: data.id, seen }))
      : picture().then((file) => answer({ id: data.id, picture: file }))
  asked.catch((error: unknown) =>
    answer({ id: data.id, error: error instanceof Error ? error.message : String(error) }),
  )
})
