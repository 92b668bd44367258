import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../fixtures'
import { assessment, text } from '../../steps/assessment'
import { typesIn, writingCandidate } from '../../steps/attempts'
import { getReport } from '../../steps/people'

/** The time between the two presses of a double press. */
const APART_MS = 150

async function getBox(control: Locator) {
  await expect(control).toBeVisible()
  const box = await control.boundingBox()
  if (box === null) throw new Error('The control has no place on the page.')
  return box
}

/**
 * Presses three times at the place of a control, whatever is there by then, once the screen accepts
 * presses. The page's own clock sets the pace, so that no press is late on a slow machine. Returns
 * the place.
 */
async function pressThrice(page: Page, control: Locator): Promise<{ x: number; y: number }> {
  await expect(control).toBeVisible()
  await expect(page.locator('[data-settling]')).toHaveCount(0)
  const box = await getBox(control)
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.evaluate(
    async ({ x, y, apart }) => {
      const presses = [0, 1, 2].map(
        (press) =>
          new Promise<void>((resolve) =>
            setTimeout(() => {
              const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
              document.elementFromPoint(x, y)?.dispatchEvent(click)
              resolve()
            }, press * apart),
          ),
      )
      await Promise.all(presses)
    },
    { ...place, apart: APART_MS },
  )
  return place
}

test('three presses at one place hand nothing in, and what confirms stands elsewhere', async ({
  page,
  server,
  translate,
}) => {
  // The narrowest window that takes an assessment: nowhere else do controls lie closer together.
  await page.setViewportSize({ width: 1024, height: 768 })
  const person = await writingCandidate(page, server, translate, 'Alia')
  const candidate = assessment(page, translate)
  const footer = page.getByRole('contentinfo')
  const dialog = page.getByRole('dialog')
  const submit = (part: string) => translate.like(`assessment:questions.submit.${part}`)
  /** Presses thrice on what asks first. What confirms is there, and not where the presses were. */
  const asksFirst = async (control: Locator, confirms: RegExp): Promise<Locator> => {
    const place = await pressThrice(page, control)
    const confirming = dialog.getByRole('button', { name: confirms })
    const box = await getBox(confirming)
    const isUnder =
      place.x >= box.x &&
      place.x <= box.x + box.width &&
      place.y >= box.y &&
      place.y <= box.y + box.height
    expect(isUnder, `${confirms.source} stands where was pressed`).toBe(false)
    return confirming
  }
  const handsIn = (part: string) =>
    asksFirst(footer.getByRole('button', { name: submit(part) }), submit(part))

  await candidate.write(text)
  await asksFirst(candidate.button('exit.open'), translate.like('assessment:exit.confirm'))
  await candidate.button('exit.stay').click()
  const writing = await handsIn('writing')
  expect(typesIn(await getReport(server, person))).not.toContain('part.submitted')
  await writing.click()

  await pressThrice(page, candidate.button('briefing.begin.mcqs'))
  await page.getByRole('radio').first().check()
  await pressThrice(page, candidate.button('questions.review'))
  const mcqs = await handsIn('mcqs')
  const report = await getReport(server, person)
  expect(report.result.attempt).toMatchObject({ part: 'mcqs', phase: 'answering' })
  await mcqs.click()

  await pressThrice(page, candidate.button('briefing.begin.speaking'))
  await handsIn('speaking')
  const { result, events } = await getReport(server, person)
  expect(result.attempt).toMatchObject({ part: 'speaking', phase: 'answering' })
  expect(typesIn({ events })).not.toContain('attempt.exited')
})
