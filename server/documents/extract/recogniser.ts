import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { type Block, createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import type { Picture } from './picture'
import { apart, type Word } from './words'

type Languages = 'ara+eng' | 'ara' | 'eng'

interface Reading {
  languages: Languages
  /** Whether parts of the page lie in shadow, so that each has its own border of dark and bright. */
  uneven: boolean
}

export interface Recogniser {
  words: (picture: Picture, reading: Reading) => Promise<Word[]>
  /** Ends the engine; what is being read is never answered. */
  close: () => Promise<unknown>
}

const require = createRequire(import.meta.url)

/** The engine looks for the data of all languages in one folder; each comes in a package. */
const dataFiles = () =>
  [
    require.resolve('@tesseract.js-data/ara/4.0.0_best_int/ara.traineddata.gz'),
    require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  ].map((path) => ({ name: basename(path), path }))

/**
 * Starts the engine, which has a thread of its own. Nothing is fetched from elsewhere and nothing is
 * kept. `onProgress` hears how much of a page is read, from 0 to 1.
 */
export const openRecogniser = async (onProgress: (share: number) => void): Promise<Recogniser> => {
  const langPath = await mkdtemp(join(tmpdir(), 'masar-languages-'))
  let engine: Worker
  try {
    await Promise.all(dataFiles().map(({ name, path }) => symlink(path, join(langPath, name))))
    engine = await startEngine(langPath, onProgress)
  } finally {
    await rm(langPath, { recursive: true, force: true })
  }
  let current: Languages = 'ara+eng'
  return {
    words: async (picture, { languages, uneven }) => {
      if (languages !== current) await engine.reinitialize(languages)
      current = languages
      // 0 is Otsu's method, 2 is Sauvola's, which looks at the surroundings of each point.
      await engine.setParameters({
        thresholding_method: uneven ? '2' : '0',
        tessedit_pageseg_mode: PSM.AUTO,
      })
      const { data } = await engine.recognize(toPgm(picture), {}, { text: false, blocks: true })
      return toWords(data.blocks ?? [])
    },
    close: () => engine.terminate(),
  }
}

/** An error during the start of the engine is passed only to the error handler. */
const startEngine = (langPath: string, onProgress: (share: number) => void): Promise<Worker> =>
  new Promise((resolve, reject) => {
    createWorker('ara+eng', OEM.LSTM_ONLY, {
      langPath,
      cacheMethod: 'none',
      logger: ({ status, progress }) => {
        if (status === 'recognizing text') onProgress(progress)
      },
      errorHandler: (problem: unknown) =>
        reject(new Error(`Recognition failed: ${String(problem)}`)),
    }).then(resolve, reject)
  })

/** A picture in the plainest form that the engine reads: nothing is packed for it. */
const toPgm = ({ width, height, grey }: Picture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), grey])

const toWords = (blocks: readonly Block[]): Word[] =>
  blocks
    .flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))
    .flatMap(({ words, baseline, rowAttributes }) => {
      const slope = (baseline.y1 - baseline.y0) / Math.max(1, baseline.x1 - baseline.x0)
      const tallest = Math.max(...words.map(({ bbox }) => bbox.y1 - bbox.y0))
      return apart(
        words.map(({ text, confidence, bbox }) => ({
          text,
          confidence,
          left: bbox.x0,
          right: bbox.x1,
          isUpright: bbox.y1 - bbox.y0 > bbox.x1 - bbox.x0,
          baseline: baseline.y0 + slope * ((bbox.x0 + bbox.x1) / 2 - baseline.x0),
          // A line that was taken together with another one is said to be as high as both.
          size: Math.min(rowAttributes.rowHeight, 1.2 * tallest),
        })),
      )
    })
