import { AssessmentRun } from '../engine/assessment-run'
import type { AttemptDatabase } from '../attempt/attempt-store'
import type { BrowserFacts } from '../browser-support'
import { CaptureDevices } from '../capture/capture-devices'
import { WriterLock } from '../attempt/writer-lock'
import { fakeEar, FakeLocks, FakeMedia, fakeRecorders, fakeStream } from './fake-media'
import { fakeSignals } from './fake-signals'
import { onDisk } from './full-disk'
import { InMemoryServer } from './in-memory-server'
import { emptyDisk, userId } from './open-device'
import { settle, until } from './waiting'

/**
 * One candidate's device and the server: pages open and close, the disk and the locks of the
 * browser stay.
 */
export async function candidate(server = new InMemoryServer(() => Date.now())) {
  const empty = await emptyDisk()
  /** How many writes the disk has no room for. */
  const disk = { refusals: 0 }
  const db: AttemptDatabase = onDisk(empty, () => disk.refusals > 0 && disk.refusals-- > 0)
  const locks = new FakeLocks()
  const pages: AssessmentRun[] = []
  /** By how many milliseconds the clock on the device's wall is wrong. */
  const wall = { ahead: 0 }
  /** By how many milliseconds more has gone by than the test has waited. */
  const waited = { more: 0 }
  const openPage = (lacks: Partial<BrowserFacts> = {}) => {
    const media = new FakeMedia()
    const recorders = fakeRecorders()
    const signals = fakeSignals()
    const ear = fakeEar()
    const still = async () => new Blob(['still'])
    const join = (streams: readonly MediaStream[]) => streams[0] ?? fakeStream()
    const facts = async () => ({
      recorder: true,
      camera: true,
      screen: true,
      database: true,
      width: 1280,
      quota: null,
      ...lacks,
    })
    const mono = () => performance.now() + waited.more
    const network = new EventTarget()
    const run = new AssessmentRun({
      userId,
      kind: server.kind,
      api: server,
      database: Promise.resolve(db),
      ticks: { mono, wall: () => Date.now() + wall.ahead },
      lock: new WriterLock(locks),
      devices: new CaptureDevices(() => media),
      page: {
        facts,
        page: document,
        network,
        recording: {
          recorder: recorders.recorder,
          still,
          signals: signals.tools,
          glimpse: signals.glimpse,
          join,
          mono,
        },
      },
      take: { recorder: recorders.recorder, transcriber: () => null, listen: ear.listen },
    })
    pages.push(run)
    run.start()
    return { run, media, recorders, signals, ear, network }
  }
  return { server, db, disk, locks, wall, waited, openPage, pages }
}

type Page = { run: AssessmentRun }

/** Waits until the chart of a page is there. */
export const at = ({ run }: Page, state: Parameters<typeof run.view.snapshot.matches>[0]) =>
  until(() => run.view.snapshot.matches(state))

export async function grantDevices({ run }: Page) {
  for (const device of ['camera', 'microphone', 'screen'] as const)
    run.send({ type: 'device.asked', device })
  await settle()
}

/** From the practice to the writing of the first part. */
export async function begin(page: Page) {
  await at(page, 'practice')
  page.run.send({ type: 'practice.finished' })
  page.run.send({ type: 'consent.given', textVersion: '1', lang: 'en' })
  await at(page, 'conditions')
  page.run.send({ type: 'conditions.accepted' })
  await grantDevices(page)
  await at(page, 'ready')
  page.run.send({ type: 'attempt.begun' })
  await at(page, 'running')
  page.run.send({ type: 'part.begun' })
  await settle()
}
