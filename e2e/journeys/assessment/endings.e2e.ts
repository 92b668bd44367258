import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { assessment } from '../../steps/assessment'
import {
  beginning,
  mcq,
  middle,
  typesIn,
  valueIn,
  writing,
  writingCandidate,
} from '../../steps/attempts'
import { getReport } from '../../steps/people'
import { skip } from '../../steps/time'
import { putTogether } from '../../lanes'

const minute = 60

declare global {
  interface Window {
    /** The camera's tracks that the page got on its last request. */
    cameraTracks: MediaStreamTrack[]
  }
}

function keepCameraTracks(): void {
  const { getUserMedia } = MediaDevices.prototype
  MediaDevices.prototype.getUserMedia = async function ask(constraints) {
    const stream = await getUserMedia.call(this, constraints)
    if (constraints?.video) window.cameraTracks = stream.getTracks()
    return stream
  }
}

test(
  'a camera that stays off covers the work, and after two minutes ends the attempt with what was written and the reason',
  { tag: putTogether },
  async ({ page, context, server, translate }) => {
    await context.clock.install()
    await context.addInitScript(keepCameraTracks)
    const person = await writingCandidate(page, server, translate, 'Moza')
    const candidate = assessment(page, translate)
    await candidate.write(beginning)

    // Imitates an unplugged camera: a page gets no event for a track that it stops itself.
    await page.evaluate(() => {
      for (const track of window.cameraTracks) {
        track.stop()
        track.dispatchEvent(new Event('ended'))
      }
    })
    await expect(candidate.heading('lost.camera')).toBeVisible()
    const wait = (seconds: number) =>
      Promise.all([server.advanceClock(seconds), context.clock.runFor(seconds * 1000)])
    await wait(110)
    await expect(candidate.heading('lost.camera')).toBeVisible()
    await wait(12)
    await expect(candidate.heading('result.cancelled')).toBeVisible({ timeout: patient(20_000) })
    await expect(page.getByText(translate('assessment:result.reason.capture_lost'))).toBeVisible()

    const report = await getReport(server, person)
    expect(report.result.attempt).toMatchObject({
      status: 'CANCELLED',
      cancel_reason: 'capture_lost',
    })
    expect(valueIn(report, writing)).toBe(beginning)
    expect(typesIn(report)).toEqual(expect.arrayContaining(['capture.lost', 'capture.expired']))
  },
)

test(
  'a part that runs out in front of the candidate goes in as it stands, and so does the whole attempt',
  { tag: putTogether },
  async ({ page, context, server, translate }) => {
    await context.clock.install()
    const person = await writingCandidate(page, server, translate, 'Shaikha')
    const candidate = assessment(page, translate)
    await candidate.write(middle)
    // The last seconds pass by themselves: in a leap over them the last words would come late.
    await skip(context, server, (await candidate.secondsLeft()) - 5)
    await expect(candidate.button('briefing.begin.mcqs')).toBeVisible({ timeout: patient(20_000) })
    await expect
      .poll(async () => valueIn(await getReport(server, person), writing), {
        timeout: patient(20_000),
      })
      .toBe(middle)
    // The server ends the part a moment later than the page: the last words get the time to arrive.
    await expect
      .poll(async () => (await getReport(server, person)).result.attempt, {
        timeout: patient(20_000),
      })
      .toMatchObject({ status: 'IN_PROGRESS', part: 'mcqs', phase: 'briefing' })

    await candidate.begin('mcqs')
    await page.getByRole('radio').first().check()
    const chosen = await page.getByRole('radio').first().inputValue()
    await expect
      .poll(async () => valueIn(await getReport(server, person), mcq(1)), {
        timeout: patient(20_000),
      })
      .toBe(chosen)
    // What is left of this part, the next briefing, and the last part.
    await skip(context, server, 22 * minute + 1)
    await expect(
      candidate.heading('result.processing').or(candidate.heading('result.completed')),
    ).toBeVisible({ timeout: patient(30_000) })
    const report = await getReport(server, person)
    expect(valueIn(report, mcq(1))).toBe(chosen)
    expect(['RESULT_PROCESSING', 'COMPLETED']).toContain(report.result.attempt.status)
  },
)
