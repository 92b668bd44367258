import { type Locator, type Page, expect } from '@playwright/test'
import { type LocalAts, startLocalAts } from '../../../server/testing/services/local-ats'
import { patient } from '../../../scripts/lib/patience.mjs'
import { stopAndRemove, startAppServer } from '../../app-server'
import { test as base } from '../../fixtures'
import { approvedCandidate, callAs, demo } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import type { Translate } from '../../steps/words'
import { putTogetherIn } from '../../lanes'

const test = base.extend<object, { ats: LocalAts }>({
  ats: [
    async ({}, use) => {
      const ats = await startLocalAts()
      await use(ats)
      await ats.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ ats }, use) => {
      const server = await startAppServer({ ATS_URL: ats.url, ATS_TOKEN: 'key-1' })
      await use(server)
      await stopAndRemove(server)
    },
    { scope: 'worker', timeout: patient(90_000) },
  ],
})

const getPanel = (page: Page, translate: Translate): Locator =>
  page.getByRole('region', { name: translate('ats:title') })
const pressIn = (at: Locator | Page, name: string) =>
  at.getByRole('button', { name, exact: true }).click()

for (const language of ['en', 'ar'] as const) {
  test.describe(`in ${language}`, { tag: putTogetherIn(language) }, () => {
    test.use({ language })

    test('a job goes to the tracking system that first fails: it is kept through a restart and sent by itself, what is refused is given up and sent again by an admin', async ({
      page,
      ats,
      server,
      newPerson,
      translate,
      a11y,
      expectConsoleError,
    }) => {
      test.setTimeout(patient(180_000))
      // What the system cannot do our server answers with 502.
      expectConsoleError(/status of 502/)
      ats.answers = []
      const candidate = await approvedCandidate(server, 'Meera')
      const { data } = await callAs(server, demo.recruiter, 'listPostedJobs', {
        body: { page: 0, limit_per_page: 10, status: 'published' },
      })
      const job = data.results[language === 'en' ? 0 : 1]
      await callAs(server, demo.admin, 'setAtsPermission', {
        params: { company_id: job.company_id },
        body: { allowed: false },
      })

      await signIn(page, server, demo.recruiter, `/recruiter/jobs/${job.jid}`)
      await expect(getPanel(page, translate)).toContainText(translate('ats:notAllowed'))

      const admin = await newPerson()
      await signIn(admin, server, demo.admin, `/settings/company?job=${job.jid}`)
      // It turns in the tick after the press: `check` looks in the same one.
      await getPanel(admin, translate).getByRole('switch').click()
      await expect(getPanel(admin, translate).getByRole('switch')).toBeChecked()
      await expect(admin.getByText(translate('notices:ats_allowed'))).toBeVisible()

      await page.reload()
      ats.answers = [{ status: 503 }]
      await pressIn(getPanel(page, translate), translate('ats:sendJob'))
      await expect(page.getByText(translate('notices:ats_queued'))).toBeVisible()
      await expect(getPanel(page, translate)).toContainText(translate('ats:state.queued'))
      await a11y(page)

      await page.goto('about:blank')
      await admin.goto('about:blank')
      await server.kill()
      ats.answers = []
      await server.restart()
      await server.advanceClock(61)
      await page.goto(`/recruiter/jobs/${job.jid}`)
      await expect(getPanel(page, translate)).toContainText(translate('ats:state.sent'), {
        timeout: patient(20_000),
      })
      expect(ats.calls.filter(({ path }) => path === `/jobs/${job.jid}`)).toHaveLength(2)

      // The candidate goes to the posting; the company notes something.
      await page.goto(`/recruiter/candidates/profile?id=${candidate.id}`)
      await getPanel(page, translate).getByRole('combobox').selectOption(job.jid)
      ats.answers = [{ status: 422 }]
      await pressIn(getPanel(page, translate), translate('ats:sendCandidate'))
      await expect(getPanel(page, translate)).toContainText(translate('errors:ats_sync_failed'))
      await expect(getPanel(page, translate)).toContainText(translate('ats:state.failed'))
      const notes = page.getByRole('region', { name: translate('notes:title') })
      await notes
        .getByRole('textbox')
        .fill(
          language === 'en'
            ? 'Speaks clearly.\nCall again in May.'
            : 'تتحدث بوضوح.\nنعاود الاتصال في مايو.',
        )
      await pressIn(notes, translate('notes:add'))
      await expect(notes.getByRole('listitem')).toHaveCount(1)
      // The message that it is saved comes with this: axe is not to look while it fades in.
      await expect(notes.getByRole('textbox')).toHaveValue('')
      await a11y(page)

      await admin.goto('/recruiter/admin/ats')
      const row = admin.getByRole('row').filter({ hasText: candidate.fullName })
      await expect(row).toContainText(translate('ats:state.failed'))
      await a11y(admin)
      ats.answers = []
      await row.getByRole('button').click()
      await expect(
        admin.getByText(translate('notices:ats_sent_again'), { exact: true }),
      ).toBeVisible()
      await expect(row).toHaveCount(0)
      expect(ats.calls.at(-1)?.body['email']).toBe(candidate.email)

      const [tab] = await Promise.all([
        page.waitForEvent('popup'),
        pressIn(getPanel(page, translate), translate('ats:signIn')),
      ])
      await expect(tab.getByRole('heading', { name: 'Signed in' })).toBeVisible()
    })

    test('a visitor books a demo', async ({ page, server, translate, a11y }) => {
      await page.goto('/auth/login')
      await page
        .getByRole('link', { name: translate('login:layout.bookDemo'), exact: true })
        .click()
      await expect(page).toHaveURL(/\/book-demo$/)
      await page.getByRole('button', { name: translate('demo:send'), exact: true }).click()
      await expect(page.getByText(translate('common:rule.required'))).toHaveCount(3)
      await a11y(page)
      const email = `noura.${language}@company.example`
      await page.getByLabel(translate('demo:field.name'), { exact: true }).fill('Noura Hassan')
      await page.getByLabel(translate('demo:field.email'), { exact: true }).fill(email)
      await page
        .getByLabel(translate('demo:field.company'), { exact: true })
        .fill(language === 'en' ? 'Noor Data' : 'نور للبيانات')
      await page
        .getByLabel(translate('demo:field.message'), { exact: true })
        .fill(language === 'en' ? 'The reports.' : 'نود الاطلاع على التقارير.')
      await page.getByRole('button', { name: translate('demo:send'), exact: true }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: translate('demo:thanks') }),
      ).toBeFocused()
      await expect(page.getByText(translate('notices:demo_booked'))).toBeVisible()
      await a11y(page)
      const [, thanks = ''] = translate('mail:demo.body').split('\n\n')
      expect((await server.mailTo(email, thanks)).subject).toBe(translate('mail:demo.subject'))
      expect((await server.mailTo('contact@masar.example', email)).subject).toContain(
        language === 'en' ? 'Noor Data' : 'نور للبيانات',
      )
    })
  })
}

test('what is shown of a tracking system breaks no rule of accessibility', async ({
  page,
  ats,
  server,
  translate,
  a11y,
}) => {
  const candidate = await approvedCandidate(server, 'Hind')
  const { data } = await callAs(server, demo.recruiter, 'listPostedJobs', {
    body: { page: 0, limit_per_page: 10, status: 'published' },
  })
  const [job, other] = data.results.slice(2)
  await callAs(server, demo.admin, 'setAtsPermission', {
    params: { company_id: job.company_id },
    body: { allowed: true },
  })

  ats.answers = []
  const send = ({ jid }: { jid: string }) =>
    callAs(server, demo.recruiter, 'postJobToAts', { body: { job_id: jid } })
  await send(job)
  // What the system cannot do our server answers with 502.
  const refused = (sent: Promise<unknown>) => expect(sent).rejects.toThrow('502')
  ats.answers = [{ status: 422 }]
  await refused(
    callAs(server, demo.recruiter, 'syncCandidateToAts', {
      params: { a: candidate.id, b: job.jid },
    }),
  )
  await signIn(page, server, demo.admin, `/recruiter/candidates/profile?id=${candidate.id}`)
  await expect(getPanel(page, translate)).toContainText(translate('ats:state.failed'))
  await a11y(page)
  await page.goto('/recruiter/admin/ats')
  await expect(page.getByRole('row').filter({ hasText: candidate.fullName })).toBeVisible()
  await a11y(page)
  ats.answers = [{ status: 503 }]
  await send(other)
  await page.goto(`/recruiter/jobs/${other.jid}`)
  await expect(getPanel(page, translate)).toContainText(translate('ats:state.queued'))
  await a11y(page)
  ats.answers = []
})
