import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { assessment, text } from './journey/assessment'
import { typesIn, writingCandidate } from './journey/attempts'
import { reportOf } from './journey/people'

/**
 * Presses three times where a control stands, whatever stands there by then, once the screen takes
 * presses. Answers the place.
 */
async function pressThrice(page: Page, control: Locator): Promise<{ x: number; y: number }> {
  await expect(control).toBeVisible()
  await expect(page.locator('[data-settling]')).toHaveCount(0)
  const box = await control.boundingBox()
  if (box === null) throw new Error('The control has no place on the page.')
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  for (let press = 0; press < 3; press += 1) await page.mouse.click(place.x, place.y)
  return place
}

test('three presses at one place hand nothing in, and what confirms stands elsewhere', async ({
  page,
  server,
  say,
}) => {
  const person = await writingCandidate(page, server, say, 'Alia')
  const candidate = assessment(page, say)
  const footer = page.getByRole('contentinfo')
  const submit = (part: string) =>
    footer.getByRole('button', { name: say.like(`assessment:questions.submit.${part}`) })
  const dialog = page.getByRole('dialog')
  await candidate.write(text)

  const place = await pressThrice(page, submit('writing'))
  const confirming = dialog.getByRole('button', {
    name: say.like('assessment:questions.submit.writing'),
  })
  const box = await confirming.boundingBox()
  expect(box).not.toBeNull()
  if (box !== null)
    expect(
      place.x >= box.x &&
        place.x <= box.x + box.width &&
        place.y >= box.y &&
        place.y <= box.y + box.height,
    ).toBe(false)
  expect(typesIn(await reportOf(server, person))).not.toContain('part.submitted')
  await confirming.click()

  await pressThrice(page, candidate.button('briefing.begin.mcqs'))
  await page.getByRole('radio').first().check()
  await pressThrice(
    page,
    footer.getByRole('button', { name: say.like('assessment:questions.review') }),
  )
  await expect(submit('mcqs')).toBeVisible()
  const report = await reportOf(server, person)
  expect(report.result.attempt).toMatchObject({ part: 'mcqs', phase: 'answering' })
})
