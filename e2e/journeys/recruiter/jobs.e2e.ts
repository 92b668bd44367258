import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { joining } from '../../steps/joining'
import { jobs, promisingJob } from '../../steps/jobs'
import { approvedCandidate, call } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import { putTogetherIn } from '../../lanes'

for (const language of ['en', 'ar'] as const) {
  test.describe(`jobs and courses, in ${language}`, { tag: putTogetherIn(language) }, () => {
    test.use({ language })

    test('a candidate finds a job, sees why it matches, likes it, applies and withdraws, and a completed course raises the score', async ({
      page,
      newPerson,
      server,
      translate,
      a11y,
    }) => {
      test.setTimeout(patient(240_000))
      const person = await approvedCandidate(server, language === 'ar' ? 'Salama' : 'Hessa')
      const job = await promisingJob(server, person.token)
      const candidate = jobs(page, translate)

      await test.step('the dashboard shows the path, the gaps and the best matches', async () => {
        await signIn(page, server, person, '/candidate/dashboard')
        await expect(
          page
            .getByRole('region', { name: translate('courses:career.title') })
            .getByRole('listitem')
            .first(),
        ).toBeVisible()
        await expect(
          page
            .getByRole('region', { name: translate('candidate:dashboard.jobs.title') })
            .getByRole('listitem'),
        ).toHaveCount(3)
        await a11y(page)
        await page
          .getByRole('link', { name: translate('candidate:intro.open'), exact: true })
          .click()
        await expect(
          page.getByRole('heading', { level: 1, name: translate('candidate:intro.title') }),
        ).toBeVisible()
        await a11y(page)
      })

      await test.step('a job is found by its title and liked', async () => {
        await candidate.open()
        await expect(candidate.row(job.title).first()).toBeVisible()
        await a11y(page)
        await candidate.search(job.title)
        await candidate.like(job.title)
        await candidate.button('filter.favorites').click()
        await expect(candidate.row(job.title)).toHaveCount(1)
        await page.reload()
        await expect(candidate.heart(job.title)).toHaveAttribute('aria-pressed', 'true')
      })

      await test.step('its page says what the score is made of, and it adds up', async () => {
        await page.getByRole('link', { name: job.title, exact: true }).click()
        await expect(candidate.score).toContainText(String(job.score))
        const { parts, together } = await candidate.adds()
        expect(parts.length).toBeGreaterThan(0)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(together)
        expect(together).toBe(job.score)
        await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
        await a11y(page)
      })

      await test.step('applied for and withdrawn, it stands so in the lists', async () => {
        await candidate.button('action.apply').click()
        await expect(page.getByText(translate.like('jobs:application.applied'))).toBeVisible()
        expect(
          (await call(server, 'listOwnJobs', { token: person.token, body: { list: 'applied' } }))
            .data.total,
        ).toBe(1)
        await candidate.withdraw()
        expect(
          (await call(server, 'listOwnJobs', { token: person.token, body: { list: 'applied' } }))
            .data.total,
        ).toBe(0)
      })

      await test.step('a course that is completed raises the score', async () => {
        await candidate.takeCourse(() => a11y(page))
        await expect.poll(async () => (await candidate.adds()).together).toBeGreaterThan(job.score)
        await a11y(page)
        const { data } = await call(server, 'listMatchingJobs', {
          token: person.token,
          query: { job_id: job.id },
        })
        expect(data.results[0].matching_score * 100).toBeGreaterThan(job.score)
      })

      await test.step('courses and the journey to the next roles', async () => {
        await page
          .getByRole('link', { name: translate('common:nav.courses'), exact: true })
          .first()
          .click()
        await expect(
          page
            .getByRole('region', { name: translate('courses:gap.title') })
            .getByRole('img')
            .first(),
        ).toBeVisible()
        await a11y(page)
        await page.getByRole('link', { name: translate('courses:toUpskill'), exact: true }).click()
        await expect(
          page.getByRole('region', { name: translate('courses:career.title') }),
        ).toBeVisible()
        await a11y(page)
      })

      await test.step('a visitor reads the job and comes back to it by signing in', async () => {
        const visitor = await newPerson()
        await visitor.goto(`/job/${job.id}`)
        await expect(visitor.getByRole('heading', { level: 1, name: job.title })).toBeVisible()
        await a11y(visitor)
        await visitor
          .getByRole('link', { name: translate('jobs:public.signIn'), exact: true })
          .click()
        await expect(visitor).toHaveURL(/\/auth\/login\?/)
        await joining(visitor, translate).logIn(person)
        await expect(visitor).toHaveURL(new RegExp(`/candidate/jobs/view/${job.id}$`))
        await visitor.goto('/candidate/jobs/view/01920000-0000-7000-8000-000000000000')
        await expect(
          visitor.getByRole('heading', { level: 1, name: translate('jobs:gone.title') }),
        ).toBeVisible()
        await a11y(visitor)
        await visitor.close()
      })
    })
  })
}
