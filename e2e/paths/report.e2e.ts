import { Buffer } from 'node:buffer'
import { pathToFileURL } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import AxeBuilder from '@axe-core/playwright'
import { plantedChart } from '../../qa/report/planted-chart'
import { writeReport } from '../../scripts/lib/write-report.mjs'

// The report of a small chart, opened from disk and without a server, as a person opens it.

/** A picture of one pixel. */
const point = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
).toString('base64')
const pictures = ['pictures/one-en.jpeg', 'pictures/one-ar.jpeg'].map((path) => ({
  path,
  from: { url: `data:image/gif;base64,${point}` },
}))

const open = async (page: Page, folder: string) => {
  await writeReport(folder, {
    data: {
      madeAt: '2026-11-28T10:00:00.000Z',
      commit: 'abc1234',
      since: 'main',
      charts: [plantedChart, { ...plantedChart, id: 'gate', walks: [], notRunYet: 'No gate yet.' }],
    },
    pictures,
    picturesFrom: folder,
  })
  await page.goto(pathToFileURL(`${folder}/index.html`).href)
}

test('a transition leads to its walks, a walk to its steps, a step to its picture', async ({
  page,
}, info) => {
  await open(page, info.outputPath('report'))
  const side = page.getByRole('complementary')

  // The failure comes first, with the expected and the actual result apart.
  await expect(
    side.getByRole('heading', { name: 'Walk 2, English failed at step 2' }),
  ).toBeVisible()
  await expect(side.getByRole('definition').filter({ hasText: 'There is no door.' })).toBeVisible()
  await side.getByRole('button', { name: 'Show the step' }).click()
  await expect(side.getByText('There is a door "Front".')).toBeVisible()

  // The states in a folded box are visible once it is unfolded.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'unlocked', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Unfold shut' }).press('Enter')
  await page.getByRole('button', { name: 'A person sends key.turned' }).click()
  await expect(side.getByText('3 steps of 3 walks')).toBeVisible()
  await side.getByRole('button', { name: 'Walk 1, English, step 1' }).click()

  const picture = side.getByRole('img', { name: 'The page after step 1' })
  await expect(picture).toHaveAttribute('src', 'pictures/one-en.jpeg')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await side.getByRole('button', { name: 'Arabic' }).click()
  await expect(picture).toHaveAttribute('src', 'pictures/one-ar.jpeg')
  await expect(side.getByRole('row', { name: 'GET /doors/{id} 200 12 ms' })).toBeVisible()
  await expect(page.locator('.state-box.active.closed')).toHaveText(/unlocked/)

  await page.keyboard.press('ArrowRight')
  await expect(side.getByText('step 2 of 2')).toBeVisible()
  await expect(page.locator('.state-box.active.closed')).toHaveText(/locked/)
})

test('the search, the filters and the address by keyboard', async ({ page }, info) => {
  await open(page, info.outputPath('report'))
  const side = page.getByRole('complementary')
  await page.getByRole('button', { name: 'Unfold shut' }).waitFor()

  await page.keyboard.press('/')
  await page.keyboard.type('oiled')
  await page.keyboard.press('Enter')
  await expect(side.getByRole('heading', { name: 'A person sends handle.pressed.' })).toBeVisible()
  // The result was in a folded box, which is open now.
  await expect(page.getByRole('button', { name: 'unlocked', exact: true })).toBeVisible()

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Changed since main' }).press('Enter')
  await expect(side.getByText('The state open is new.')).toBeVisible()
  await expect(side.getByText('Shown by the filter: 1 transition')).toBeVisible()
  await page.getByRole('navigation').getByRole('button', { name: 'gate' }).press('Enter')
  await expect(side.getByText('The product does not run this chart yet')).toBeVisible()

  // A link shows the same view to another person.
  await page.reload()
  await expect(side.getByRole('heading', { name: 'gate' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Changed since main' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('the page is accessible: as a whole, with a transition, with a step', async ({
  page,
}, info) => {
  await open(page, info.outputPath('report'))
  for (const hash of ['', 'transition=door.open bell.rung', 'walk=en-2&step=2']) {
    await page.goto(`${page.url().split('#')[0]}#chart=door&${hash}`)
    await page.getByRole('button', { name: 'Unfold shut' }).waitFor()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([])
  }
})
