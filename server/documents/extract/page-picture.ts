import { type Canvas, createCanvas } from '@napi-rs/canvas'
import { createIsomorphicCanvasFactory, getDocumentProxy } from 'unpdf'
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs'
import { type Picture, measureSkew } from './picture'

/** The longer side of a page's picture; an A4 page is then read at about 200 points an inch. */
const LONG_SIDE = 2_400
/** More points than an A4 page scanned in 600 to the inch: a larger picture is not decoded. */
const MAX_IMAGE_SIZE = 36_000_000
/** Below that lines are straight enough to be read. */
const STRAIGHT_DEGREES = 0.25

/** Opens a PDF so that its pages can be drawn, pictures with them. */
export const openToDraw = async (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  getDocumentProxy(Uint8Array.from(bytes), {
    CanvasFactory: await createIsomorphicCanvasFactory(() => import('@napi-rs/canvas')),
    maxImageSize: MAX_IMAGE_SIZE,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    verbosity: 0,
    stopAtErrors: false,
  })

/** A page's picture with its lines straight, and how many of its points are one of the page's. */
export interface PagePicture extends Picture {
  scale: number
}

/** The library's types name a browser's canvas; this one draws by the same methods. */
const isDrawable = (canvas: object): canvas is HTMLCanvasElement => 'getContext' in canvas

/** Draws a page in grey, turned so that its lines are level; `turn` is a multiple of 90 degrees. */
export const pictureOfPage = async (page: PDFPageProxy, turn = 0): Promise<PagePicture> => {
  const whole = page.getViewport({ scale: 1 })
  const scale = LONG_SIDE / Math.max(whole.width, whole.height)
  const viewport = page.getViewport({ scale, rotation: page.rotate + turn })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  if (!isDrawable(canvas)) throw new Error('The canvas has no context to draw with.')
  await page.render({ canvas, viewport, background: 'white' }).promise
  const picture = toGrey(canvas)
  const skew = measureSkew(picture)
  return { ...(Math.abs(skew) < STRAIGHT_DEGREES ? picture : toGrey(turned(canvas, -skew))), scale }
}

const turned = (canvas: Canvas, degrees: number): Canvas => {
  const { width, height } = canvas
  const straight = createCanvas(width, height)
  const context = straight.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(canvas, -width / 2, -height / 2)
  return straight
}

const toGrey = (canvas: Canvas): Picture => {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  const grey = new Uint8Array(width * height)
  for (let i = 0; i < grey.length; i += 1)
    grey[i] =
      0.3 * (data[4 * i] ?? 0) + 0.59 * (data[4 * i + 1] ?? 0) + 0.11 * (data[4 * i + 2] ?? 0)
  return { width, height, grey }
}
