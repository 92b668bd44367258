// What is stored of camera and screen while everything in both moves: a camera that sees a test
// film with the noise of a dark room, and a shared tab that is film and text of 14 px rolling past,
// as much of it as the browser's window shows. Promised: at most 400 kbit/s together, and letters
// that can be read. Needs ffmpeg. npx tsx bench/recording.ts [seconds] [folder for the recordings
// and a frame of the screen]
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { stopAndRemove, startAppServer } from '../e2e/app-server'
import { assessment, text } from '../e2e/steps/assessment'
import { writingCandidate } from '../e2e/steps/attempts'
import { type Answer, call, demo, getReport, getToken } from '../e2e/steps/people'
import { wordsIn } from '../e2e/steps/words'
import { findBrowser } from '../scripts/lib/browser.mjs'

const seconds = Number(process.argv[2] ?? 60)
const LIMIT_KBIT = 400
const kinds = ['camera', 'screen'] as const
const translate = wordsIn('en')

const directory = mkdtempSync(join(tmpdir(), 'masar-recording-'))
const kept = process.argv[3] ?? directory
mkdirSync(kept, { recursive: true })
const server = await startAppServer()
try {
  const recordings = await recorded()
  const token = await getToken(server, demo.recruiter)
  let together = 0
  for (const kind of kinds) {
    const found = recordings.filter((recording) => recording.kind === kind)
    const [recording] = found
    if (recording === undefined || found.length > 1)
      throw new Error(`There are ${found.length} recordings of the ${kind}.`)
    const kbit = (recording.bytes * 8) / recording.duration_ms
    together += kbit
    const path = join(kept, `${kind}.webm`)
    writeFileSync(path, await getBytes(recording.id, token))
    const { frames, worst } = probePackets(path)
    const size = execFileSync(
      'ffprobe',
      [
        '-v',
        'error',
        '-select_streams',
        'v',
        '-show_entries',
        'stream=width,height',
        '-of',
        'csv=p=0:s=x',
        path,
      ],
      { encoding: 'utf8' },
    ).trim()
    console.log(
      `${kind.padEnd(10)} ${kbit.toFixed(0).padStart(4)} kbit/s   worst ten seconds ${worst.toFixed(0)} kbit/s, ${size}, ${(frames / (recording.duration_ms / 1000)).toFixed(1)} frames a second, ${(recording.duration_ms / 1000).toFixed(0)} s`,
    )
  }
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-sseof',
    '-5',
    '-i',
    join(kept, 'screen.webm'),
    '-frames:v',
    '1',
    '-update',
    '1',
    join(kept, 'screen.png'),
  ])
  console.log(
    `together   ${together.toFixed(0).padStart(4)} kbit/s   on ${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log(
    `goal       at most ${LIMIT_KBIT} kbit/s: ${together <= LIMIT_KBIT ? 'met' : 'MISSED'}${kept === directory ? '' : `; whether the letters can be read: ${join(kept, 'screen.png')}`}`,
  )
  if (together > LIMIT_KBIT) process.exitCode = 1
} finally {
  await stopAndRemove(server)
  rmSync(directory, { recursive: true, force: true })
}

/** Of somebody who writes for so long, and leaves. */
async function recorded(): Promise<Answer[]> {
  const executablePath = await findBrowser()
  if (executablePath === null) throw new Error('No browser to record with.')
  const film = join(directory, 'film.mjpeg')
  execFileSync('ffmpeg', [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    'testsrc2=size=640x480:rate=30,noise=alls=20:allf=t+u',
    '-t',
    '10',
    '-q:v',
    '4',
    film,
  ])
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
      '--auto-select-tab-capture-source-by-title=Motion',
    ],
  })
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1280, height: 900 },
      permissions: ['camera', 'microphone'],
    })
    await shareAnything(context)
    const screen = await context.newPage()
    await screen.setViewportSize({ width: 1920, height: 1080 })
    await screen.setContent(
      '<title>Motion</title><style>body{margin:0;overflow:hidden;background:#fff;font:14px/20px sans-serif;display:flex}canvas{width:1200px;height:1080px}p{margin:0 16px;width:688px}</style><canvas width="600" height="540"></canvas><p></p>',
    )
    await screen.evaluate(setInMotion, text)
    const page = await context.newPage()
    const person = await writingCandidate(page, server, translate, 'Reem')
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    const candidate = assessment(page, translate)
    await candidate.exit()
    await candidate.heading('result.cancelled').waitFor({ timeout: 60_000 })
    // The last pieces go up behind that page.
    return await readyRecordings(person)
  } finally {
    await browser.close()
  }
}

/**
 * Without a display there is no whole screen to share: a tab stands for it, and says of itself that
 * it is one.
 */
function shareAnything(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const getSettings = MediaStreamTrack.prototype.getSettings
    MediaStreamTrack.prototype.getSettings = function () {
      const settings = getSettings.call(this)
      return settings.displaySurface === undefined
        ? settings
        : { ...settings, displaySurface: 'monitor' }
    }
  })
}

/**
 * Film over most of the page: shapes that move, and grain that is another in each frame. Beside it
 * text that rolls past.
 */
function setInMotion(words: string): void {
  const canvas = document.querySelector('canvas')
  const paper = document.querySelector('p')
  const film = canvas?.getContext('2d')
  if (canvas == null || film == null || paper === null) return
  const { width, height } = canvas
  const lines = Array.from({ length: 12 }, (_, at) => `${at + 1}. ${words}`)
  paper.innerText = lines.join('\n')
  let at = 0
  setInterval(() => {
    at += 1
    const sky = film.createLinearGradient(0, 0, width, height)
    for (const stop of [0, 0.5, 1])
      sky.addColorStop(stop, `hsl(${(at * 3 + stop * 120) % 360} 60% 50%)`)
    film.fillStyle = sky
    film.fillRect(0, 0, width, height)
    for (let shape = 0; shape < 12; shape += 1) {
      film.fillStyle = `hsl(${(shape * 30 + at * 2) % 360} 80% 60%)`
      film.beginPath()
      film.arc(
        width * (0.5 + 0.45 * Math.sin(at / 11 + shape)),
        height * (0.5 + 0.45 * Math.cos(at / 7 + shape * 2)),
        30 + shape * 4,
        0,
        7,
      )
      film.fill()
    }
    const picture = film.getImageData(0, 0, width, height)
    const { data } = picture
    for (let byte = 0; byte < data.length; byte += 4) {
      const grain = (Math.random() - 0.5) * 40
      for (let colour = byte; colour < byte + 3; colour += 1)
        data[colour] = (data[colour] ?? 0) + grain
    }
    film.putImageData(picture, 0, 0)
    paper.style.transform = `translateY(${-((at * 5) % 400)}px)`
  }, 100)
}

/** Both, once the server has put their pieces together. */
async function readyRecordings(person: { email: string }): Promise<Answer[]> {
  let recordings: Answer[] = []
  for (let tries = 0; tries < 120; tries += 1) {
    recordings = (await getReport(server, person)).recordings
    if (recordings.length >= kinds.length && recordings.every(({ state }) => state === 'ready'))
      return recordings
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  throw new Error(
    `The recordings are not ready after a minute: ${recordings.map(({ kind, state, bytes }) => `${kind} ${state}, ${bytes} bytes`).join('; ')}`,
  )
}

async function getBytes(id: string, token: string): Promise<Buffer> {
  const { data } = await call(server, 'issueTicket', {
    token,
    body: { file: { kind: 'recording', id } },
  })
  const response = await fetch(new URL(data.url, server.url))
  if (!response.ok) throw new Error(`The recording answered ${response.status}.`)
  return Buffer.from(await response.arrayBuffer())
}

/**
 * How many frames a recording has, and the kilobits a second of its ten seconds with the most of
 * them.
 */
function probePackets(path: string): { frames: number; worst: number } {
  const listed = execFileSync(
    'ffprobe',
    ['-v', 'error', '-show_entries', 'packet=codec_type,pts_time,size', '-of', 'csv=p=0', path],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const packets = listed
    .trim()
    .split('\n')
    .map((line) => line.split(','))
    .map(([type, at, size]) => ({ type, at: Number(at), bits: Number(size) * 8 }))
  const sumFrom = (from: number) =>
    packets
      .filter(({ at }) => at >= from && at < from + 10)
      .reduce((total, { bits }) => total + bits, 0)
  const last = Math.max(...packets.map(({ at }) => at))
  const starts = Array.from({ length: Math.max(1, Math.floor(last - 9)) }, (_, start) => start)
  return {
    frames: packets.filter(({ type }) => type === 'video').length,
    worst: Math.max(...starts.map(sumFrom)) / 10_000,
  }
}
