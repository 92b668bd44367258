import { expect, test } from '../../fixtures'
import { joining } from '../../steps/joining'
import { approvedCandidate, resumeFile } from '../../steps/people'
import { putTogetherIn } from '../../lanes'

/** How many shades of grey stand under the mark on a drawn page: letters have many, paper one. */
const shadesUnderMark = (sheet: HTMLCanvasElement): number => {
  const page = sheet.getBoundingClientRect()
  const mark = sheet.parentElement?.querySelector('mark')?.getBoundingClientRect()
  if (mark === undefined) return 0
  const scale = sheet.width / page.width
  const pixels = sheet
    .getContext('2d')
    ?.getImageData(
      (mark.left - page.left) * scale,
      (mark.top - page.top) * scale,
      mark.width * scale,
      mark.height * scale,
    ).data
  return new Set(pixels?.filter((_value, at) => at % 4 === 0)).size
}

for (const language of ['en', 'ar'] as const) {
  test.describe(
    `a resume that is replaced, in ${language}`,
    { tag: putTogetherIn(language) },
    () => {
      test.use({ language })

      test('one that cannot be read leaves the profile as it was, and another is read while its page waits', async ({
        page,
        server,
        translate,
        a11y,
      }) => {
        const person = await approvedCandidate(server, language === 'ar' ? 'Wadima' : 'Latifa')
        const at = joining(page, translate)
        await at.logIn(person)
        await expect(page).toHaveURL(/\/candidate\/dashboard$/)

        await test.step('an empty page is handed in on the profile, and what is wrong with it is said there', async () => {
          await page.goto('/candidate/profile')
          await at.replaceWithEmptyPage()
          await a11y(page)
        })

        await test.step('the dashboard keeps the earlier profile and takes another resume', async () => {
          await page.goto('/candidate/dashboard')
          await at.sees(translate('candidate:dashboard.profile.kept'))
          await a11y(page)
          await at.field('user:resume.other').setInputFiles(resumeFile('en-two-column.pdf'))
          await expect(
            page.getByRole('button', { name: translate('user:file.remove') }),
          ).toBeVisible()
        })

        await test.step('while it is read there is a page that says so, and it leads on by itself', async () => {
          // The answer that it is read is held back until the page of the reading was looked at.
          let go = () => {}
          const looked = new Promise<void>((resolve) => {
            go = resolve
          })
          await page.route('**/api/user/profile/**', async (route) => {
            await looked
            await route.continue()
          })
          await at.press('user:resume.replace')
          await expect(page).toHaveURL(/\/candidate\/profile-loading$/)
          await expect(at.heading('candidate:profileLoading.replacedTitle')).toBeVisible()
          await expect(page.getByText('en-two-column.pdf')).toBeVisible()
          await a11y(page)
          go()
          await expect(page).toHaveURL(/\/candidate\/dashboard$/)
        })

        await test.step('what was read is there to be looked over, and the confirmed profile counts until then', async () => {
          await page.goto('/candidate/profile')
          await at.sees(translate('profile:bar.newer'))
          await expect(page.getByText('en-two-column.pdf')).toBeVisible()
        })

        await test.step('each entry is shown on the page of the resume where it was read', async () => {
          await at.press('profile:review.look')
          await page
            .getByRole('region', { name: translate('profile:work.title') })
            .getByRole('button', { name: translate('profile:reading.lookUp', { what: '' }) })
            .first()
            .click()
          const resume = page.getByRole('region', { name: translate('profile:reading.title') })
          await expect(resume.locator('mark').first()).toBeVisible()
          await expect
            .poll(() => resume.locator('canvas').first().evaluate(shadesUnderMark))
            .toBeGreaterThan(10)
          await a11y(page)
          await resume.getByRole('button', { name: translate('profile:reading.close') }).click()
          await expect(resume).toBeHidden()
        })
      })
    },
  )
}
