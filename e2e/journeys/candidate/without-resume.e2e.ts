import { expect, test } from '../../fixtures'
import { joining } from '../../steps/joining'
import { callAs, confirmed, demo, resumeFile } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import { putTogetherIn } from '../../lanes'

for (const language of ['en', 'ar'] as const) {
  test.describe(
    `a candidate without a resume file, in ${language}`,
    { tag: putTogetherIn(language) },
    () => {
      test.use({ language })

      test('registers, is approved as one, types a profile, and adds a resume later', async ({
        page,
        newPerson,
        server,
        translate,
        a11y,
      }) => {
        const person = await confirmed(server, language === 'ar' ? 'Meera' : 'Hessa')
        const at = joining(page, translate)
        await at.logIn(person)

        await test.step('says so in place of a file, and goes on', async () => {
          await page
            .getByRole('link', { name: translate('onboarding:choice.candidate.title') })
            .click()
          await at.describeOneself()
          await at.saysThereIsNoResume(a11y)
          await at.describeBackground()
          await at.giveAvailability()
          await expect(at.heading('onboarding:pending.title')).toBeVisible()
          await at.sees(translate('notices:registration_without_resume'))
          await at.sees(translate('user:resume.noneBody'))
          await a11y(page)
        })

        await test.step('the admin who approves sees that there is no resume', async () => {
          const admin = await newPerson()
          await signIn(admin, server, demo.admin, '/recruiter/dashboard')
          const { id } = (await callAs(server, person, 'getUser')).data
          await admin.goto(`${server.url}/recruiter/admin/candidates?person=${id}`)
          const panel = admin.getByRole('region', { name: person.fullName, exact: true })
          await expect(panel.getByText(translate('registration:resume.noneYet'))).toBeVisible()
          await a11y(admin)
          await panel.focus()
          await admin.keyboard.press('a')
        })

        await test.step('the way on is to type the profile, and the dashboard opens', async () => {
          await expect(at.heading('candidate:profileLoading.noneTitle')).toBeVisible()
          await a11y(page)
          await page.getByRole('link', { name: translate('candidate:profileLoading.type') }).click()
          await page
            .getByRole('combobox', { name: translate('profile:skills.add') })
            .fill('Pearl diving')
          await page.keyboard.press('Enter')
          await at.press('profile:bar.confirm')
          await expect(page).toHaveURL(/\/candidate\/dashboard$/)
          await at.sees(translate('candidate:dashboard.profile.typed', { count: 1 }))
        })

        await test.step('a resume that is added later is read, and the typed profile counts until it is confirmed', async () => {
          await page.goto('/candidate/profile')
          const panel = page.getByRole('region', { name: translate('profile:resume.title') })
          await panel.getByRole('button', { name: translate('profile:resume.upload') }).click()
          await panel
            .getByLabel(translate('user:resume.label'), { exact: true })
            .setInputFiles(resumeFile())
          await expect(
            panel.getByRole('button', { name: translate('user:file.remove') }),
          ).toBeVisible()
          await panel.getByRole('button', { name: translate('user:resume.add') }).click()
          await expect(page.getByText(translate('profile:bar.newer'))).toBeVisible()
          await expect(page.getByText('Pearl diving').first()).toBeVisible()
          await a11y(page)
        })
      })
    },
  )
}
