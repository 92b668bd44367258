import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { patient } from '../../scripts/lib/patience.mjs'
import { expect, test as base } from '../fixtures'
import { assessment } from '../steps/assessment'
import { writingCandidate } from '../steps/attempts'
import { type Answer, demo, getReport } from '../steps/people'
import { reviewing } from '../steps/reviewing'
import { signIn } from '../steps/signing-in'

type Scene = 'one-person' | 'nobody' | 'two-people'

/**
 * A look every three seconds, two of them to begin an episode and two to end it: with one to spare.
 */
const SCENE_SECONDS = 10
const LOOK_MS = 3_000
/** How fast Chromium plays a file of pictures. */
const FRAMES_A_SECOND = 30

/** The film that Chromium uses as a camera: a file of JPEG pictures, which repeats at its end. */
function makeFilm(scenes: readonly Scene[]): Buffer {
  const pictures = scenes.map((scene) =>
    readFileSync(fileURLToPath(new URL(`./${scene}.jpg`, import.meta.url))),
  )
  return Buffer.concat(
    pictures.flatMap((picture) => Array<Buffer>(SCENE_SECONDS * FRAMES_A_SECOND).fill(picture)),
  )
}

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const directory = mkdtempSync(join(tmpdir(), 'masar-camera-'))
      const film = join(directory, 'film.mjpeg')
      writeFileSync(film, makeFilm(['one-person', 'nobody', 'one-person', 'two-people']))
      await use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--use-file-for-fake-video-capture=${film}`],
      })
      rmSync(directory, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

test.use({ detector: true })

interface Noted {
  cause: string
  from: number
  length: number
  picture: string | null
}

// A minute and a half: the film is watched as fast as it runs, once round from wherever it stands
// when the attempt begins.
test('an empty chair and a second face are noted with their length, one person never is, and the candidate reads all of it', async ({
  page,
  server,
  newPerson,
  translate,
  a11y,
}) => {
  test.setTimeout(patient(180_000))
  const person = await writingCandidate(page, server, translate, 'Hind')
  const noted = async (): Promise<Noted[]> => {
    const { events } = await getReport(server, person)
    return events
      .filter(({ type }: Answer) => type === 'episode.recorded')
      .map(({ detail, offset_ms, picture_id }: Answer) => ({
        cause: detail.cause,
        from: offset_ms,
        length: detail.length_ms,
        picture: picture_id,
      }))
  }
  const around =
    /nobody_in_view several_faces nobody_in_view|several_faces nobody_in_view several_faces/
  await expect
    .poll(async () => (await noted()).map(({ cause }) => cause).join(' '), {
      timeout: patient(120_000),
      intervals: [1_000],
    })
    .toMatch(around)
  await expect
    .poll(async () => (await noted()).every(({ picture }) => picture !== null), {
      timeout: patient(20_000),
    })
    .toBe(true)

  const candidate = assessment(page, translate)
  await candidate.exit()
  await expect(candidate.heading('result.cancelled')).toBeVisible({ timeout: patient(20_000) })
  const all = await noted()
  for (const [at, { cause, from, length }] of all.entries()) {
    expect(cause, 'they take turns, as in the film').toBe(all[at % 2]?.cause)
    // The first and the last may have been cut off, by the beginning and the end of the attempt.
    if (at > 0 && at < all.length - 1)
      expect(Math.abs(length - SCENE_SECONDS * 1000), `${cause} lasted ${length} ms`).toBeLessThan(
        2 * LOOK_MS,
      )
    const before = all[at - 1]
    if (before !== undefined)
      expect(from - before.from - before.length, 'one person sat there in between').toBeGreaterThan(
        LOOK_MS,
      )
  }

  const region = page.getByRole('region', { name: translate('assessment:noted.title') })
  await expect(region.getByRole('listitem')).toHaveCount(all.length)
  for (const cause of new Set(all.map((one) => one.cause))) {
    const group = region.locator('div').filter({
      has: page.locator(':scope > h3', { hasText: translate(`assessment:noted.cause.${cause}`) }),
    })
    // The longest come first on the page.
    const alike = all.filter((one) => one.cause === cause).toSorted((a, b) => b.length - a.length)
    await expect(group.getByRole('listitem')).toHaveText(
      alike.map(
        ({ length }) =>
          new RegExp(`${translate('assessment:noted.lasted', { time: clock(length) })}$`),
      ),
    )
  }
  await a11y(page)

  const reviewer = await newPerson()
  await signIn(reviewer, server, demo.admin, '/recruiter/assessments/english')
  await reviewing(reviewer, translate).openReport(person.fullName)
  const integrity = reviewer.getByRole('region', { name: translate('recruiter:integrity.title') })
  await integrity
    .getByRole('button', { name: translate('recruiter:integrity.picture.show') })
    .click()
  const pictures = integrity.locator('button img')
  await expect(pictures).toHaveCount(all.length)
  for (const picture of await pictures.all())
    await expect(picture).toHaveJSProperty('complete', true)
  await a11y(reviewer)
})

/** Milliseconds as the interface writes a length: 00:09. */
function clock(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000))
  return [Math.floor(seconds / 60), seconds % 60]
    .map((unit) => String(unit).padStart(2, '0'))
    .join(':')
}
