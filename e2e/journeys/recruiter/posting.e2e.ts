import type { Page } from '@playwright/test'
import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { call, callAs, demo } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import type { Translate } from '../../steps/words'
import { putTogetherIn } from '../../lanes'

const posting = `Arabic Data Annotator
Location: Al Ain
Full-time, on site

We prepare speech and text in Emirati Arabic for language models. You label, check and correct what others have labelled.

Requirements
• 2 years of experience in data annotation
• Translation from Arabic to English
• Microsoft Excel
`

/** How a recruiter handles a job, by what stands on the page. */
const hiring = (page: Page, translate: Translate) => {
  const words = (key: string, values = {}) => translate(`posting:${key}`, values)
  const field = (key: string) => page.getByLabel(words(`form.${key}`), { exact: true })
  const press = (key: string) => page.getByRole('button', { name: words(key), exact: true }).click()
  return {
    words,
    field,
    press,
    expectNotice: (notice: string) =>
      expect(page.getByText(translate(`notices:${notice}`)).first()).toBeVisible(),
    status: (key: string) =>
      expect(
        page
          .getByRole('main')
          .getByText(words(`status.${key}`), { exact: true })
          .first(),
      ).toBeVisible(),
    async from(source: string): Promise<void> {
      await page.getByRole('tab', { name: words(`source.${source}`), exact: true }).click()
    },
    async fill(title: string): Promise<void> {
      await field('title').fill(title)
      await field('sector').selectOption({ index: 1 })
      await field('industry').fill('Language technology')
      await field('job_type').selectOption('full_time')
      await field('availability_mode').selectOption('online')
      await field('city').selectOption('abu_dhabi')
      await field('experience').fill('0')
      await page
        .getByRole('combobox', { name: translate('profile:skills.add'), exact: true })
        .fill('Falconry')
      await page.getByRole('button', { name: translate('profile:add'), exact: true }).click()
      await field('description').fill('Look after the birds, and write down in Arabic how they do.')
    },
  }
}

for (const language of ['en', 'ar'] as const) {
  test.describe(`posting jobs, in ${language}`, { tag: putTogetherIn(language) }, () => {
    test.use({ language })

    test('a recruiter posts a job read from a text, one from a file and one by hand, corrects and deletes, and is told whom to ask where the limit ends it', async ({
      page,
      newPerson,
      server,
      translate,
      a11y,
    }) => {
      test.setTimeout(patient(180_000))
      const { words, field, press, expectNotice, status, from, fill } = hiring(page, translate)
      const title = language === 'ar' ? 'مدقق بيانات عربية' : 'Checker of Arabic data'
      await signIn(page, server, demo.recruiter, '/recruiter/dashboard')
      await page
        .getByRole('link', { name: words('post.title'), exact: true })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1, name: words('post.title') })).toBeVisible()
      await a11y(page)

      await test.step('a text is read into a draft, which says what was not found; corrected, it is posted', async () => {
        await from('text')
        await a11y(page)
        await page.getByLabel(words('text.label'), { exact: true }).fill(posting)
        await press('post.read')
        await expectNotice('job_parsed')
        await expect(
          page.getByRole('heading', { level: 1, name: words('edit.draftTitle') }),
        ).toBeVisible()
        await expect(field('title')).toHaveValue('Arabic Data Annotator')
        await expect(field('city')).toHaveValue('al_ain')
        await a11y(page)
        await field('title').fill('')
        await press('form.post')
        await expect(page.getByText(words('post.failed'))).toBeVisible()
        await expect(field('title')).toBeFocused()
        await field('title').fill(title)
        await field('industry').fill('Language technology')
        await field('sector').selectOption({ index: 1 })
        await press('form.post')
        await expectNotice('job_posted')
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
        await status('published')
        await a11y(page)
      })

      await test.step('its text is edited apart from the rest', async () => {
        await page.getByRole('link', { name: words('view.editText'), exact: true }).click()
        await field('description').fill('Check what others have labelled, and say why it is wrong.')
        await a11y(page)
        await press('form.save')
        await expectNotice('job_updated')
        await expect(
          page.getByText('Check what others have labelled, and say why it is wrong.'),
        ).toBeVisible()
        await page.getByRole('link', { name: words('view.edit'), exact: true }).click()
        await expect(field('title')).toHaveValue(title)
        await a11y(page)
        await field('experience').fill(language === 'ar' ? '٤' : '4')
        await press('form.save')
        await expect(
          page.getByText(words('fact.years', { count: 4 }), { exact: true }),
        ).toBeVisible()
      })

      await test.step('a file is read and deleted again with its draft', async () => {
        await page.goto('/recruiter/jobs/post?from=file')
        await page
          .getByLabel(words('file.label'), { exact: true })
          .setInputFiles({ name: 'job.txt', mimeType: 'text/plain', buffer: Buffer.from(posting) })
        await expect(
          page.getByRole('button', { name: translate('user:file.remove') }),
        ).toBeVisible()
        await a11y(page)
        await press('post.read')
        await expect(
          page.getByRole('heading', { level: 1, name: words('edit.draftTitle') }),
        ).toBeVisible()
        await page.getByRole('link', { name: words('edit.cancel'), exact: true }).click()
        await status('draft')
        await press('view.delete')
        const dialog = page.getByRole('dialog', { name: words('delete.ask') })
        await dialog.getByRole('button', { name: words('delete.confirm'), exact: true }).click()
        await expectNotice('removed')
        await expect(page).toHaveURL(/\/recruiter\/dashboard$/)
      })

      await test.step('one that is written by hand is kept as a draft, and posted from its page', async () => {
        await page.goto('/recruiter/jobs/post?from=form')
        await fill(`${title} 2`)
        await a11y(page)
        await press('form.saveDraft')
        await status('draft')
        await press('form.post')
        await status('published')
      })

      await test.step('an admin sets the limit in the settings of the job’s company, and the recruiter reads whom to ask', async () => {
        const admin = await newPerson()
        await signIn(admin, server, demo.admin, new URL(page.url()).pathname)
        await admin
          .getByRole('link', {
            name: words('view.company', { company: '\u2068Masar Language Data\u2069' }),
          })
          .click()
        const limit = admin.getByRole('textbox', {
          name: words('limit.label', { company: '\u2068Masar Language Data\u2069' }),
        })
        await limit.fill('1')
        await a11y(admin)
        await admin.getByRole('button', { name: words('limit.set'), exact: true }).click()
        await expect(limit).toBeVisible()
        await expect
          .poll(async () => (await callAs(server, demo.recruiter, 'countPostedJobs')).data.limit)
          .toBe(1)
        await page.goto('/recruiter/jobs/post?from=text')
        await page.getByLabel(words('text.label'), { exact: true }).fill(posting)
        await press('post.read')
        await expect(
          page.getByText(translate.like('errors:job_limit_reached')).first(),
        ).toBeVisible()
        await a11y(page)
        await limit.fill('')
        await admin.getByRole('button', { name: words('limit.set'), exact: true }).click()
        await expect
          .poll(async () => (await callAs(server, demo.recruiter, 'countPostedJobs')).data.limit)
          .toBe(50)
        await admin.close()
        const found = await call(server, 'searchPublicJobs', { body: { query: `${title} 2` } })
        expect(found.data.results.map(({ title: posted }: { title: string }) => posted)).toEqual([
          `${title} 2`,
        ])
      })
    })
  })
}
