import { expect, test } from '../../fixtures'
import { answeredStatements } from '../../steps/answered'
import { getAttempt } from '../../steps/attempts'
import { joining } from '../../steps/joining'
import { jobs, promisingJob } from '../../steps/jobs'
import { approvedCandidate, call, unreviewedCandidate } from '../../steps/people'
import { signIn } from '../../steps/signing-in'

// Each test uses its own people, so that two workers can share the file.
test.describe.configure({ mode: 'parallel' })

// Each page as an address leads to it is swept in e2e/states. Here stands what is opened on it.

test('what a candidate opens on a profile that is new breaks no rule of accessibility', async ({
  page,
  server,
  translate,
  a11y,
}) => {
  const person = await unreviewedCandidate(server, 'Alia')
  // Nobody has looked over this profile; then the form of a place of education is opened.
  await signIn(page, server, person, '/candidate/profile')
  await joining(page, translate).sees(translate('profile:review.waitingBody'))
  await a11y(page)
  await page
    .getByRole('region', { name: translate('profile:education.title') })
    .getByRole('button', { name: translate('profile:education.add') })
    .click()
  const form = page.getByRole('dialog')
  await form.getByLabel(translate('profile:times.startLabel'), { exact: true }).fill('2021')
  await form.getByLabel(translate('profile:times.endLabel'), { exact: true }).fill('2020')
  await form.getByRole('button', { name: translate('profile:done') }).click()
  await expect(form.getByText(translate('profile:rule.reversed'))).toBeVisible()
  await a11y(page)
})

test('what a candidate opens on a resume that was replaced, and on a job, breaks none', async ({
  page,
  server,
  translate,
  a11y,
}) => {
  const candidate = await approvedCandidate(server, 'Hessa')
  const at = joining(page, translate)
  await test.step('a resume that could not be read, on the profile and on the dashboard', async () => {
    await signIn(page, server, candidate, '/candidate/profile')
    await at.replaceWithEmptyPage()
    await a11y(page)
    await page.goto('/candidate/dashboard')
    await at.sees(translate('candidate:dashboard.profile.kept'))
    await a11y(page)
  })

  await test.step('the question before a course is completed, and what it has risen to', async () => {
    const job = await promisingJob(server, candidate.token)
    await page.goto(`/candidate/jobs/view/${job.id}`)
    await jobs(page, translate).takeCourse(() => a11y(page))
    await a11y(page)
  })
})

test('what a candidate opens of an attempt that is over, and of the questionnaire, breaks none', async ({
  page,
  server,
  translate,
  a11y,
}) => {
  const person = await approvedCandidate(server, 'Reem', { skilled: false })
  await (await getAttempt(server, person)).leave()

  await test.step('what one may say of a cancelled attempt, and what one has said', async () => {
    await signIn(page, server, person, '/candidate/assessments/english')
    await expect(page.getByRole('textbox', { name: translate('appeal:form.label') })).toBeVisible()
    await a11y(page)
    await page
      .getByRole('textbox', { name: translate('appeal:form.label') })
      .fill('The light went out in our street.')
    await page.getByRole('button', { name: translate('appeal:form.send'), exact: true }).click()
    await expect(page.getByRole('region', { name: translate('appeal:said.title') })).toBeVisible()
    await a11y(page)
  })

  await test.step('the profile that a finished questionnaire comes to', async () => {
    await answeredStatements(server, person)
    await page.goto('/candidate/assessments/personality')
    await expect(
      page.getByRole('heading', { level: 1, name: translate('principles:profile.title') }),
    ).toBeVisible()
    await a11y(page)
  })

  await test.step('the list behind the bell', async () => {
    await server.advanceClock(61)
    await expect
      .poll(
        async () => (await call(server, 'countNotifications', { token: person.token })).data.count,
      )
      .toBeGreaterThan(0)
    await page.goto('/candidate/dashboard')
    await page
      .getByRole('button', { name: new RegExp(`^${translate('notifications:title')}`) })
      .filter({ visible: true })
      .click()
    const panel = page.getByRole('dialog', { name: translate('notifications:title') })
    await expect(panel.getByRole('listitem').first()).toBeVisible()
    await a11y(page)
    await panel.getByRole('button', { name: translate('notifications:markAll') }).click()
    await expect(
      page.getByRole('button', {
        name: translate('notifications:bell', { count: 0 }),
        exact: true,
      }),
    ).toBeVisible()
    await a11y(page)
  })
})

test('the survey, with what is missing in it, breaks none', async ({
  page,
  server,
  translate,
  a11y,
}) => {
  const person = await approvedCandidate(server, 'Meera', { skilled: false })
  await (await getAttempt(server, person)).leave()
  await (await getAttempt(server, person, 'annotation_v3')).leave()
  await signIn(page, server, person, '/candidate/dashboard')
  const survey = page.getByRole('dialog', { name: translate('survey:title') })
  await survey.getByRole('button', { name: translate('survey:submit'), exact: true }).click()
  await expect(survey.getByText(translate('survey:missing')).first()).toBeVisible()
  await a11y(page)
})
