import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures'
import { getAttempt } from '../../steps/attempts'
import { approvedCandidate, call, callAs, confirmed, demo, waiting } from '../../steps/people'
import { signIn } from '../../steps/signing-in'

// Each test uses its own people, so that two workers can share the file.
test.describe.configure({ mode: 'parallel' })

// Each page as an address leads to it is swept in e2e/states. Here stands what is opened on it.

test('what an admin opens on the lists of people breaks no rule of accessibility', async ({
  page,
  server,
  translate,
  a11y,
}) => {
  const shared = 'Hareb'
  const [first] = [await waiting(server, shared), await waiting(server, shared)]
  const button = (key: string, values: Record<string, string | number> = {}) =>
    page.getByRole('button', { name: translate(key, values), exact: true })

  await test.step('those who are chosen, the question before a decision, and what it came to', async () => {
    await signIn(page, server, demo.admin, `/recruiter/admin/candidates?query=${shared}`)
    await button('selection:all', { count: 2 }).click()
    await button('recruiter:approvals.do.approved', { count: 2 }).click()
    await expect(
      page.getByText(translate('recruiter:approvals.ask.approved', { count: 2 })),
    ).toBeVisible()
    await a11y(page)
    await button('recruiter:approvals.do.approved', { count: 2 }).click()
    await expect(page.getByText(translate('selection:over.approved', { count: 2 }))).toBeVisible()
    await a11y(page)
    await button('selection:undo').click()
    await expect(page.getByText(translate('selection:undone', { count: 2 }))).toBeVisible()
    await button('selection:close').click()
  })

  await test.step('on paper a list is a table with only the filters in use', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('searchbox')).toHaveValue(shared)
    await expect(page.getByRole('row', { name: first.email })).toBeVisible()
    const name = page.getByRole('columnheader', {
      name: translate('recruiter:approvals.column.name'),
    })
    await expect(name).toBeVisible()
    for (const role of ['combobox', 'checkbox', 'navigation'] as const)
      await expect(page.getByRole(role)).toHaveCount(0)
    await expect(page.getByRole('button').and(page.locator(':not(th *)'))).toHaveCount(0)
    await page.emulateMedia({ media: null })
  })

  await test.step('a decline without its reason', async () => {
    await page.getByRole('row', { name: first.email }).getByRole('checkbox').check()
    await button('recruiter:approvals.do.declined', { count: 1 }).click()
    await button('recruiter:approvals.do.declined', { count: 1 }).click()
    await expect(page.getByText(translate('recruiter:approvals.reasonMissing'))).toBeVisible()
    await a11y(page)
  })

  await test.step('the columns of a list', async () => {
    await page.goto('/recruiter/candidates')
    await page.getByRole('button', { name: translate('recruiter:list.columns') }).click()
    await expect(
      page.getByRole('checkbox', { name: translate('pool:column.skills'), exact: true }),
    ).toBeVisible()
    await a11y(page)
  })

  await test.step('a profile that its owner has not looked over', async () => {
    await page.goto(`/recruiter/candidates/profile?id=${first.id}`)
    await expect(page.getByText(translate('pool:profile.notReviewed'))).toBeVisible()
    await a11y(page)
  })

  await test.step('who has only signed up, and what is said before they are written to', async () => {
    const stopped = await confirmed(server, shared)
    await page.goto(`/recruiter/candidates?people=newcomers`)
    const search = page.getByRole('searchbox', { name: translate('mailing:newcomers.search') })
    await search.fill(stopped.email)
    await search.press('Enter')
    const people = page.getByRole('table', { name: translate('mailing:newcomers.title') })
    await expect(people.getByRole('row')).toHaveCount(2)
    await people.getByRole('row').nth(1).getByRole('checkbox').check()
    await a11y(page)
    await button('mailing:open').click()
    await expect(
      page
        .getByRole('dialog', { name: translate('mailing:title') })
        .getByText(translate('mailing:reason.email_confirmed')),
    ).toBeVisible()
    await a11y(page)
  })

  await test.step('the list behind the bell at the foot of the rail', async () => {
    // A page with little on it: what the list covers by half is too small for fingers.
    await page.goto('/recruiter/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page
      .getByRole('button', { name: new RegExp(`^${translate('notifications:title')}`) })
      .filter({ visible: true })
      .click()
    await expect(
      page
        .getByRole('dialog', { name: translate('notifications:title') })
        .getByText(translate('notified:registration.title'))
        .first(),
    ).toBeVisible()
    await a11y(page)
  })
})

test('what an admin opens in the settings, on the dashboard and among the redos breaks none', async ({
  page,
  server,
  translate,
  a11y,
}) => {
  const button = (key: string, values: Record<string, string | number> = {}) =>
    page.getByRole('button', { name: translate(key, values), exact: true })
  const title = 'Falconer in Al Ain'
  const { data: job } = await callAs(server, demo.recruiter, 'postJob', {
    body: { source: 'form', job: { title, description: 'Look after the birds.' } },
  })
  await waiting(server, 'Rawda')

  await test.step('the criteria as they are tried, and the question before they decide', async () => {
    await signIn(page, server, demo.admin, '/settings/approval-criteria')
    await page
      .getByRole('checkbox', { name: translate('onboarding:city.al_ain'), exact: true })
      .check()
    await button('criteria:try.run').click()
    await expect(page.getByRole('table', { name: translate('criteria:try.caption') })).toBeVisible()
    await a11y(page)
    await page.getByRole('switch', { name: translate('criteria:autoLabel') }).check()
    await button('settings:save').click()
    await expect(page.getByText(translate('criteria:confirm.onBody'))).toBeVisible()
    await a11y(page)
  })

  await test.step('a question of the survey with choices and what is missing, and the question before one is deleted', async () => {
    await page.goto('/recruiter/add-survey-question')
    await page.getByLabel(translate('survey:question.type'), { exact: true }).selectOption('choice')
    await button('survey:question.submitAdd').click()
    await expect(
      page.getByRole('textbox', { name: translate('survey:question.english'), exact: true }),
    ).toHaveAttribute('aria-invalid', 'true')
    await a11y(page)
    await page.goto('/recruiter/survey-questions')
    await button('survey:questions.delete', { number: 1 }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await a11y(page)
  })

  await test.step('the days of the dashboard, and the question before a job is deleted', async () => {
    await page.goto('/recruiter/dashboard')
    await button('posting:listing.delete', { title }).click()
    await expect(page.getByRole('dialog', { name: translate('posting:delete.ask') })).toBeVisible()
    await a11y(page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: translate('recruiter:filters.dates') }).click()
    await expect(
      page.getByLabel(translate('recruiter:filters.from'), { exact: true }),
    ).toBeVisible()
    await a11y(page)
  })

  await test.step('the limit of the company of a job', async () => {
    await page.goto(`/settings/company?job=${job.jid}`)
    await expect(button('posting:limit.set')).toBeVisible()
    await a11y(page)
  })

  await test.step('a redo that was granted; what nothing is left to decide about takes no line on a phone', async () => {
    const person = await approvedCandidate(server, 'Shamma')
    const attempt = await getAttempt(server, person)
    await attempt.leave()
    const statement = 'The power went out in the whole street.'
    await call(server, 'makeAppeal', {
      params: { assessment_id: 'english_v3' },
      token: person.token,
      body: { attempt_id: attempt.id, statement },
    })
    await callAs(server, demo.admin, 'decideRedo', {
      params: { id: attempt.id },
      body: { decision: 'granted', key: randomUUID() },
    })
    await page.goto('/recruiter/overall-result/redo-assessments')
    const redo = page.getByRole('row').filter({ hasText: person.fullName })
    await expect(redo).toContainText(translate('outcomes:redo.granted'))
    await a11y(page)
    const decide = redo.locator('td:empty')
    await expect(decide).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(redo).toContainText(statement)
    await expect(decide).toBeHidden()
    await a11y(page)
  })
})
