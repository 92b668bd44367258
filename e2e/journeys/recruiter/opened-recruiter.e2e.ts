import { expect, test } from '../../fixtures'
import { approvedCandidate, call, callAs, demo } from '../../steps/people'
import { signIn } from '../../steps/signing-in'

// Each test uses its own people, so that two workers can share the file.
test.describe.configure({ mode: 'parallel' })

// Each page as an address leads to it is swept in e2e/states. Here stands what is opened on it.

test('what a recruiter opens about candidates for a job breaks no rule of accessibility', async ({
  page,
  server,
  translate,
  a11y,
}) => {
  const words = (key: string, values = {}) => translate(`matching:${key}`, values)
  const dialog = page.getByRole('dialog')
  const { data: sectors } = await call(server, 'getSectors')
  const skill = (name: string, ref_skill: string) => ({ name, ref_skill, importance: 'required' })
  const { data: job } = await callAs(server, demo.recruiter, 'postJob', {
    body: {
      source: 'form',
      publish: true,
      job: {
        title: 'Customer care lead',
        industry: 'Retail',
        sector: sectors[0].id,
        job_type: 'full_time',
        availability_mode: 'on_site',
        city: 'al_ain',
        experience: 2,
        skills: [
          skill('Customer Service', 'customer_service'),
          skill('Complaint Handling', 'complaint_handling'),
          skill('Forklift Operation', 'forklift'),
        ],
        description: 'Lead the people who answer our customers.',
      },
    },
  })
  const first = await approvedCandidate(server, 'Bakhita')
  const second = await approvedCandidate(server, 'Rawdha')
  const toRow = (person: { fullName: string }) =>
    page
      .getByRole('table', { name: words('title') })
      .getByRole('row')
      .filter({ hasText: person.fullName })
  const poke = () =>
    page
      .getByRole('button', { name: words('poke.do'), exact: true })
      .last()
      .click()
  await callAs(server, demo.recruiter, 'pokeCandidates', {
    body: { job_id: job.jid, user_ids: [first.id] },
  })

  await test.step('who somebody is does not slide away under the ticks beside it', async () => {
    // A newly approved candidate is ranked a moment later.
    await expect
      .poll(async () => {
        const { data } = await callAs(server, demo.recruiter, 'listCandidatesForJobs', {
          body: { job_ids: [job.jid], user_ids: [first.id, second.id] },
        })
        return data.results[0]?.total
      })
      .toBe(2)
    await signIn(page, server, demo.recruiter, `/recruiter/jobs/${job.jid}/candidates?limit=50`)
    for (const person of [first, second]) await expect(toRow(person)).toBeVisible()
    expect(
      await page
        .getByRole('table')
        .evaluate(
          (table) =>
            (table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0),
        ),
    ).toBeLessThanOrEqual(0)
  })

  await test.step('why one matches', async () => {
    await toRow(first)
      .getByRole('button', { name: words('explainOf', { name: first.fullName }) })
      .click()
    await expect(dialog.getByRole('heading', { name: words('lacks') })).toBeVisible()
    await a11y(page)
    await dialog.getByRole('button', { name: words('close') }).click()
  })

  await test.step('two beside each other, and one of whom nothing can be compared', async () => {
    await toRow(first).getByRole('checkbox').check()
    await expect(page.getByText(words('compareHow'))).toBeVisible()
    await a11y(page)
    await toRow(second).getByRole('checkbox').check()
    await page.getByRole('button', { name: words('compare', { count: 2 }), exact: true }).click()
    await expect(page.getByRole('table', { name: words('comparison') })).toBeVisible()
    await a11y(page)
    await page.getByRole('button', { name: words('act.noteOf', { name: first.fullName }) }).click()
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await a11y(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: words('table.back') }).click()
  })

  await test.step('the question before they are told of it, one of whom was told before', async () => {
    await poke()
    await expect(
      dialog.getByText(words('poke.before', { names: '' }).replace(/[:.\s]*$/, '')),
    ).toContainText(first.fullName)
    await a11y(page)
  })
})

test('what a recruiter opens about employees, interviews, jobs and skills breaks none', async ({
  page,
  server,
  translate,
  a11y,
}) => {
  const person = await approvedCandidate(server, 'Wadha')
  const dialog = page.getByRole('dialog')
  const press = (key: string) =>
    page
      .getByRole('button', { name: translate(key), exact: true })
      .first()
      .click()
  const refused = (key: string) => expect(dialog.getByText(translate(key))).toBeVisible()

  await test.step('the forms of an employment that begins and of one that ends, each with what is wrong', async () => {
    await signIn(page, server, demo.recruiter, `/recruiter/candidates/profile?id=${person.id}`)
    await press('employees:add.title')
    await dialog.getByLabel(translate('employees:add.since')).fill('2031-01-01')
    await dialog
      .getByRole('button', { name: translate('employees:add.confirm'), exact: true })
      .click()
    await refused('errors:fields.day_to_come')
    await a11y(page)
    await dialog.getByLabel(translate('employees:add.since')).fill('2026-01-05')
    await dialog
      .getByRole('button', { name: translate('employees:add.confirm'), exact: true })
      .click()
    await expect(dialog).toBeHidden()
    const notes = page.getByRole('region', { name: translate('notes:title') })
    await notes.getByRole('textbox').fill('Speaks clearly.\nCall again in May.')
    await notes.getByRole('button', { name: translate('notes:add'), exact: true }).click()
    // The message that it is saved comes with this: axe is not to look while it fades in.
    await expect(notes.getByRole('textbox')).toHaveValue('')
    await a11y(page)
    await page.goto('/recruiter/employees')
    await page.getByRole('row').filter({ hasText: person.email }).getByRole('button').click()
    await dialog.getByLabel(translate('employees:end.day')).fill('2026-01-04')
    await dialog
      .getByRole('button', { name: translate('employees:end.confirm'), exact: true })
      .click()
    await refused('errors:fields.dates_reversed')
    await a11y(page)
  })

  await test.step('the form of an interview, with what is missing', async () => {
    await page.goto('/recruiter/interviews')
    await press('interviews:schedule.open')
    await dialog.getByRole('button', { name: translate('interviews:schedule.invite') }).click()
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible()
    await a11y(page)
  })

  await test.step('a job from a text, from a file, and as a draft with what is missing', async () => {
    const text = 'Arabic Data Annotator\nLocation: Al Ain\n\nRequirements\n• Microsoft Excel\n'
    await page.goto('/recruiter/jobs/post?from=text')
    await expect(page.getByLabel(translate('posting:text.label'), { exact: true })).toBeVisible()
    await a11y(page)
    await page.goto('/recruiter/jobs/post?from=file')
    await page
      .getByLabel(translate('posting:file.label'), { exact: true })
      .setInputFiles({ name: 'job.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
    await expect(page.getByRole('button', { name: translate('user:file.remove') })).toBeVisible()
    await a11y(page)
    await press('posting:post.read')
    await expect(
      page.getByRole('heading', { level: 1, name: translate('posting:edit.draftTitle') }),
    ).toBeVisible()
    await page.getByLabel(translate('posting:form.title'), { exact: true }).fill('')
    await press('posting:form.post')
    await expect(page.getByText(translate('posting:post.failed'))).toBeVisible()
    await a11y(page)
  })

  await test.step('a job beyond the limit of its company', async () => {
    const { data: me } = await callAs(server, demo.recruiter, 'getUser')
    const limit = (most: number | null) =>
      callAs(server, demo.admin, 'setJobLimit', {
        params: { company_id: me.companyDetail.id },
        body: { limit: most },
      })
    await limit(1)
    await page.goto('/recruiter/jobs/post?from=text')
    await page.getByLabel(translate('posting:text.label'), { exact: true }).fill('Data Annotator')
    await press('posting:post.read')
    await expect(page.getByText(translate.like('errors:job_limit_reached')).first()).toBeVisible()
    await a11y(page)
    await limit(null)
  })

  await test.step('the text of a job by itself', async () => {
    const { data } = await callAs(server, demo.recruiter, 'listPostedJobs', {
      body: { page: 0, limit_per_page: 1, status: 'published' },
    })
    await page.goto(`/recruiter/jobs/${data.results[0].jid}`)
    await page.getByRole('link', { name: translate('posting:view.editText'), exact: true }).click()
    await expect(
      page.getByLabel(translate('posting:form.description'), { exact: true }),
    ).toBeVisible()
    await a11y(page)
  })

  await test.step('the months of a skill as a table', async () => {
    await page.goto('/recruiter/skills-analytics')
    await page.getByText(translate('skills:months.table')).click()
    await expect(page.getByRole('table').nth(1)).toBeVisible()
    await a11y(page)
  })
})
