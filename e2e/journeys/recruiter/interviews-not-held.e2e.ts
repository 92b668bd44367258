import { expect, test } from '../../fixtures'
import { approvedCandidate, callAs, demo } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import { putTogetherIn } from '../../lanes'

for (const language of ['en', 'ar'] as const) {
  test.describe(
    `interviews that are not held, in ${language}`,
    {
      tag: putTogetherIn(language),
    },
    () => {
      test.use({ language })

      test('one is cancelled and one not attended, and the candidate sees both and why', async ({
        page,
        newPerson,
        server,
        translate,
        a11y,
      }) => {
        const words = (key: string) => translate(`interviews:${key}`)
        const reason =
          language === 'ar' ? 'شغلت زميلة أخرى هذه الوظيفة.' : 'The position was filled on Sunday.'
        const { data: jobs } = await callAs(server, demo.recruiter, 'listPostedJobs', {
          body: { page: 0, limit_per_page: 2, status: 'published' },
        })
        const [cancelledJob, missedJob] = jobs.results
        const person = await approvedCandidate(server, language === 'ar' ? 'Shamsa' : 'Latifa')
        const invited = async (jobId: string, days: number) => {
          const { data } = await callAs(server, demo.recruiter, 'startInterview', {
            body: {
              job_id: jobId,
              candidate_id: person.id,
              scheduled_at: new Date(Date.now() + days * 86_400_000).toISOString(),
              duration_minutes: 30,
              time_zone: 'Asia/Dubai',
            },
          })
          return { id: String(data.id), job: String(data.job_title) }
        }
        const days = language === 'ar' ? 31 : 21
        const cancelled = await invited(cancelledJob.jid, days)
        const missed = await invited(missedJob.jid, days + 1)

        await test.step('the recruiter cancels one with a reason', async () => {
          await signIn(page, server, demo.recruiter, `/recruiter/interviews/${cancelled.id}`)
          await page.getByRole('button', { name: words('steps.cancel') }).click()
          const dialog = page.getByRole('dialog', { name: words('cancel.title') })
          await dialog.getByLabel(words('cancel.reason')).fill(reason)
          await a11y(page)
          await dialog.getByRole('button', { name: words('cancel.confirm') }).click()
          await expect(page.getByRole('heading', { name: words('steps.cancelled') })).toBeVisible()
        })

        await test.step('the other one begins, and the candidate does not come', async () => {
          await page.goto(`/recruiter/interviews/${missed.id}`)
          await page.getByRole('button', { name: words('steps.start') }).click()
          await page.getByRole('button', { name: words('steps.notAttended') }).click()
          const dialog = page.getByRole('dialog', { name: words('notAttended.title') })
          await a11y(page)
          await dialog.getByRole('button', { name: words('notAttended.confirm') }).click()
          await expect(
            page.getByRole('heading', { name: words('steps.not_attended') }),
          ).toBeVisible()
          await a11y(page)
        })

        await test.step('the candidate sees both, one with its reason, and has the mail of each', async () => {
          const own = await newPerson()
          await signIn(own, server, person, '/candidate/interviews')
          const getCard = (job: string) =>
            own.getByRole('listitem').filter({ has: own.getByRole('heading', { name: job }) })
          await expect(getCard(cancelled.job)).toContainText(reason)
          await expect(getCard(missed.job)).toContainText(words('own.notAttended'))
          await a11y(own)
          await server.mailTo(person.email, reason)
          // Nobody has set the account's language, so its mail is in English.
          await server.mailTo(person.email, 'as not attended')
        })
      })
    },
  )
}
