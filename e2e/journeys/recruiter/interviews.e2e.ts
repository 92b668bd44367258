import { fileURLToPath } from 'node:url'
import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { approvedCandidate, call, callAs, demo } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import { arabicTwin, putTogether } from '../../lanes'

const talk = fileURLToPath(
  new URL('../../../server/modules/attempts/fixtures/recorder/take.webm', import.meta.url),
)

for (const language of ['en', 'ar'] as const) {
  test.describe(`a recorded interview, in ${language}`, { tag: arabicTwin(language) }, () => {
    test.use({ language })

    test('one that goes on is recorded with camera and microphone, goes up with its end, and is played', async ({
      page,
      server,
      translate,
      a11y,
    }) => {
      const words = (key: string) => translate(`interviews:${key}`)
      const report =
        language === 'ar' ? 'كانت إجاباتها واضحة ومرتبة.' : 'Her answers were clear and in order.'
      const { data: jobs } = await callAs(server, demo.recruiter, 'listPostedJobs', {
        body: { page: 0, limit_per_page: 1, status: 'published' },
      })
      const person = await approvedCandidate(server, language === 'ar' ? 'Shamma' : 'Latifa')
      // Both runs use the same recruiter, who leads one interview at a time.
      const days = language === 'ar' ? 8 : 5
      const { data: interview } = await callAs(server, demo.recruiter, 'startInterview', {
        body: {
          job_id: jobs.results[0].jid,
          candidate_id: person.id,
          scheduled_at: new Date(Date.now() + days * 86_400_000).toISOString(),
          duration_minutes: 60,
          time_zone: 'Asia/Dubai',
        },
      })
      await signIn(page, server, demo.recruiter, `/recruiter/interviews/${interview.id}`)
      for (const step of ['steps.start', 'steps.come', 'recording.start'])
        await page.getByRole('button', { name: words(step) }).click()
      await expect(page.getByRole('timer')).toContainText('00:02')
      await a11y(page)
      await page.getByRole('button', { name: words('recording.stop') }).click()
      await expect(page.getByText(words('recording.goesWithEnd'))).toBeVisible()
      await page.getByRole('button', { name: words('steps.finish') }).click()
      const dialog = page.getByRole('dialog', { name: words('finish.title') })
      await dialog.getByLabel(words('finish.report')).fill(report)
      await dialog.getByRole('button', { name: words('finish.confirm') }).click()
      await expect(page.getByRole('heading', { name: words('steps.finished') })).toBeVisible()
      await page.getByRole('button', { name: words('recording.play') }).click()
      const media = page.locator('video, audio')
      await expect(media).toHaveJSProperty('error', null)
      await expect
        .poll(() => media.evaluate((playing: HTMLMediaElement) => playing.readyState))
        .toBeGreaterThan(1)
      await a11y(page)
    })
  })
}

for (const language of ['en', 'ar'] as const) {
  // The Arabic one is no mere twin: its recording is uploaded instead of made.
  test.describe(`interviews, in ${language}`, { tag: putTogether }, () => {
    test.use({ language })

    test('one is scheduled where the time is free, seen by the candidate, led, recorded, reported and played', async ({
      page,
      newPerson,
      server,
      translate,
      a11y,
    }) => {
      test.setTimeout(patient(240_000))
      const words = (key: string, values = {}) => translate(`interviews:${key}`, values)
      const title = language === 'ar' ? 'مترجم في العين' : 'Translator in Al Ain'
      const { data: sectors } = await call(server, 'getSectors')
      const { data: job } = await callAs(server, demo.recruiter, 'postJob', {
        body: {
          source: 'form',
          publish: true,
          job: {
            title,
            industry: 'Language Technology',
            sector: sectors[0].id,
            job_type: 'full_time',
            availability_mode: 'on_site',
            city: 'al_ain',
            experience: 2,
            skills: [{ name: 'Translation', importance: 'required' }],
            description: 'Translate what our readers ask about.',
          },
        },
      })
      const person = await approvedCandidate(server, language === 'ar' ? 'Shamsa' : 'Latifa')
      const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)
      // Another interview of the same recruiter takes the chosen time.
      const other = await approvedCandidate(server, 'Alia')
      const hour = language === 'ar' ? '15' : '11'
      await callAs(server, demo.recruiter, 'startInterview', {
        body: {
          job_id: job.jid,
          candidate_id: other.id,
          scheduled_at: `${day}T${Number(hour) - 4 < 10 ? '0' : ''}${Number(hour) - 4}:00:00.000Z`,
          duration_minutes: 60,
          time_zone: 'Asia/Dubai',
        },
      })

      await test.step('the recruiter is told beside the time that it is taken, and invites for another', async () => {
        await signIn(page, server, demo.recruiter, '/recruiter/interviews')
        await expect(page.getByRole('table', { name: words('title') })).toBeVisible()
        await page.getByRole('button', { name: words('schedule.open') }).click()
        const dialog = page.getByRole('dialog', { name: words('schedule.title') })
        await dialog.getByLabel(words('schedule.job'), { exact: true }).selectOption(job.jid)
        await dialog.getByRole('combobox', { name: words('schedule.find') }).fill(person.email)
        await dialog.getByRole('option', { name: person.fullName }).click()
        await dialog.getByLabel(words('when.day')).fill(day)
        await dialog.getByLabel(words('when.time'), { exact: true }).fill(`${hour}:30`)
        await dialog.getByLabel(words('schedule.place')).fill('https://meet.example/7')
        await dialog.getByRole('button', { name: words('schedule.invite') }).click()
        await expect(dialog.getByText(translate('errors:interview_overlap'))).toBeVisible()
        await a11y(page)
        await dialog.getByLabel(words('when.time'), { exact: true }).fill(`${Number(hour) + 1}:15`)
        await dialog.getByRole('button', { name: words('schedule.invite') }).click()
        await expect(page.getByRole('heading', { level: 1, name: person.fullName })).toBeVisible()
        await a11y(page)
      })

      await test.step('the mail brings the calendar file, and the candidate sees the time, the place and the way in', async () => {
        const own = await newPerson()
        await signIn(own, server, person, '/candidate/interviews')
        const card = own.getByRole('region', { name: words('own.coming') }).getByRole('listitem')
        await expect(card).toContainText(`${Number(hour) + 1}:15`)
        await expect(card.getByRole('link', { name: words('own.join') })).toHaveAttribute(
          'href',
          'https://meet.example/7',
        )
        const saved = own.waitForEvent('download')
        await card.getByRole('button', { name: words('calendar.add') }).click()
        expect((await saved).suggestedFilename()).toBe('interview.ics')
        await server.mailTo(person.email, title)
        await a11y(own)
      })

      await test.step('it is led, recorded with camera and microphone and broken off, and finished with an uploaded recording and a report', async () => {
        await page.reload()
        await page.getByRole('button', { name: words('steps.start') }).click()
        await page.getByRole('button', { name: words('steps.come') }).click()
        await page.getByRole('button', { name: words('steps.resume') }).click()
        await expect(page.getByRole('region', { name: words('history.title') })).toContainText(
          words('history.resumed'),
        )
        if (language === 'en') {
          await page.getByRole('button', { name: words('recording.start') }).click()
          await expect(page.getByRole('timer')).toContainText('00:02')
          await a11y(page)
          await page.getByRole('button', { name: words('recording.stop') }).click()
        } else await page.getByLabel(words('recording.own'), { exact: true }).setInputFiles(talk)
        await expect(page.getByText(words('recording.goesWithEnd'))).toBeVisible()
        await page.getByRole('button', { name: words('steps.finish') }).click()
        const dialog = page.getByRole('dialog', { name: words('finish.title') })
        await dialog
          .getByLabel(words('finish.report'))
          .fill(
            language === 'ar' ? 'إجاباتها واضحة ومرتّبة.' : 'Her answers were clear and in order.',
          )
        await dialog.getByRole('button', { name: words('finish.confirm') }).click()
        await expect(page.getByRole('heading', { name: words('steps.finished') })).toBeVisible()
      })

      await test.step('the recording is played, and who opened it is in the log', async () => {
        await page.getByRole('button', { name: words('recording.play') }).click()
        await expect(page.locator('video, audio')).toHaveJSProperty('error', null)
        await expect
          .poll(() =>
            page.locator('video, audio').evaluate((media: HTMLMediaElement) => media.readyState),
          )
          .toBeGreaterThan(1)
        await a11y(page)
        const { data: log } = await callAs(server, demo.admin, 'listAuditLog', {
          body: { page: 1, limit: 10, sort: '-at', act: 'file.opened' },
        })
        expect(log.results[0]).toMatchObject({
          act: 'file.opened',
          about: { kind: 'interview_recording', name: person.fullName },
        })
      })

      await test.step('the list has both, by job', async () => {
        await page.goto('/recruiter/interviews?sort=job')
        await expect(
          page
            .getByRole('table', { name: words('title') })
            .getByRole('row')
            .filter({ hasText: title }),
        ).toHaveCount(2)
        await a11y(page)
      })
    })
  })
}
