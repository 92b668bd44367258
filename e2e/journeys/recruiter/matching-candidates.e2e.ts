import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { approvedCandidate, call, callAs, demo } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import { putTogetherIn } from '../../lanes'

for (const language of ['en', 'ar'] as const) {
  test.describe(
    `the candidates that match a job, in ${language}`,
    { tag: putTogetherIn(language) },
    () => {
      test.use({ language })

      test('a recruiter reads why one matches, sets two side by side, and tells one of them of the job, once', async ({
        page,
        newPerson,
        server,
        translate,
        a11y,
      }) => {
        test.setTimeout(patient(180_000))
        const words = (key: string, values = {}) => translate(`matching:${key}`, values)
        const title = language === 'ar' ? 'مشرف خدمة عملاء' : 'Customer care lead'
        const { data: sectors } = await call(server, 'getSectors')
        const skills = [
          { name: 'Customer Service', ref_skill: 'customer_service', importance: 'required' },
          { name: 'Complaint Handling', ref_skill: 'complaint_handling', importance: 'required' },
          { name: 'Data Entry', ref_skill: 'data_entry', importance: 'preferred' },
          { name: 'Forklift Operation', ref_skill: 'forklift', importance: 'required' },
        ]
        const { data: job } = await callAs(server, demo.recruiter, 'postJob', {
          body: {
            source: 'form',
            publish: true,
            job: {
              title,
              industry: 'Retail',
              sector: sectors[0].id,
              job_type: 'full_time',
              availability_mode: 'on_site',
              city: 'al_ain',
              experience: 2,
              skills,
              description: 'Lead the people who answer our customers.',
            },
          },
        })
        const first = await approvedCandidate(server, language === 'ar' ? 'Nouf' : 'Dhabya')
        const second = await approvedCandidate(server, language === 'ar' ? 'Mahra' : 'Shouq')

        await signIn(page, server, demo.recruiter)
        const rows = page.getByRole('table', { name: words('title') }).getByRole('row')
        const toRow = (person: { email: string; fullName: string }) =>
          rows.filter({ hasText: person.fullName })

        await test.step('both are in the list, which narrows to one by name and to who applied', async () => {
          // A newly approved candidate is ranked a moment later.
          const ranked = async () => {
            const { data } = await callAs(server, demo.recruiter, 'listCandidatesForJobs', {
              body: { job_ids: [job.jid], user_ids: [first.id, second.id] },
            })
            return data.results[0]?.total
          }
          await expect.poll(ranked, { timeout: patient(30_000) }).toBe(2)
          await page.goto(`/recruiter/jobs/${job.jid}/candidates?limit=50`)
          for (const person of [first, second]) await expect(toRow(person)).toBeVisible()
          // The name must stay visible and not scroll below the ticks beside it.
          expect(
            await page
              .getByRole('table')
              .evaluate(
                (table) =>
                  (table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0),
              ),
          ).toBeLessThanOrEqual(0)
          await a11y(page)
          const search = page.getByRole('searchbox', { name: words('filter.name') })
          await search.fill(first.fullName)
          await search.press('Enter')
          await expect(rows).toHaveCount(2)
          await page.getByRole('combobox', { name: words('filter.who') }).selectOption('applied')
          await expect(page.getByText(words('noneFit'))).toBeVisible()
          await page.getByRole('button', { name: translate('recruiter:filters.clearAll') }).click()
          await expect(toRow(second)).toBeVisible()
        })

        await test.step('why one matches: what adds comes to the score, what lacks is named', async () => {
          await toRow(first)
            .getByRole('button', { name: words('explainOf', { name: first.fullName }) })
            .click()
          const dialog = page.getByRole('dialog')
          await expect(dialog.getByRole('heading', { name: words('adds') })).toBeVisible()
          await expect(dialog.getByRole('heading', { name: words('lacks') })).toBeVisible()
          await expect(dialog).toContainText(language === 'ar' ? 'الرافعات الشوكية' : 'Forklift')
          await a11y(page)
          await dialog.getByRole('button', { name: words('close') }).click()
          await expect(dialog).toBeHidden()
        })

        await test.step('two are compared side by side, and not one alone', async () => {
          await toRow(first).getByRole('checkbox').check()
          await expect(page.getByText(words('compareHow'))).toBeVisible()
          await a11y(page)
          await toRow(second).getByRole('checkbox').check()
          await page
            .getByRole('button', { name: words('compare', { count: 2 }), exact: true })
            .click()
          const table = page.getByRole('table', { name: words('comparison') })
          for (const person of [first, second])
            await expect(table.getByRole('columnheader', { name: person.fullName })).toBeVisible()
          // A missing skill is stated in words, in the row of the skill.
          await expect(
            table
              .getByRole('row')
              .filter({ hasText: language === 'ar' ? 'الرافعات الشوكية' : 'Forklift' }),
          ).toContainText(words('table.state.missing'))
          await a11y(page)
        })

        await test.step('a note is written about one of them from there, and is kept', async () => {
          const said = language === 'ar' ? 'اتصال يوم الأحد.' : 'Call on Sunday.'
          await page
            .getByRole('button', { name: words('act.noteOf', { name: second.fullName }) })
            .click()
          const dialog = page.getByRole('dialog')
          await dialog.getByRole('textbox').fill(said)
          await dialog.getByRole('button', { name: words('note.save') }).click()
          await expect(dialog).toBeHidden()
          const { data } = await callAs(server, demo.recruiter, 'listCandidateNotes', {
            params: { user_id: second.id },
          })
          expect(JSON.stringify(data)).toContain(said)
          const table = page.getByRole('table', { name: words('comparison') })
          await page.getByRole('button', { name: words('table.back') }).click()
          await expect(table).toBeHidden()
        })

        await test.step('one is told with words of one’s own, and then both are asked for: who was told is told no more', async () => {
          await toRow(second).getByRole('checkbox').uncheck()
          await page
            .getByRole('button', { name: words('poke.do'), exact: true })
            .last()
            .click()
          const dialog = page.getByRole('dialog')
          await dialog
            .getByRole('textbox')
            .fill(language === 'ar' ? 'نودّ أن نسمع منك.' : 'We would like to hear from you.')
          await a11y(page)
          await dialog
            .getByRole('button', { name: words('poke.confirm', { count: 1 }), exact: true })
            .click()
          await expect(page.getByText(translate('notices:poked', { count: 1 }))).toBeVisible()
          await toRow(first).getByRole('checkbox').check()
          await toRow(second).getByRole('checkbox').check()
          await page
            .getByRole('button', { name: words('poke.do'), exact: true })
            .last()
            .click()
          await expect(
            dialog.getByText(words('poke.before', { names: '' }).replace(/[:.\s]*$/, '')),
          ).toContainText(first.fullName)
          await a11y(page)
          await dialog
            .getByRole('button', { name: translate('common:dialog.back'), exact: true })
            .click()
          await server.mailTo(first.email, title)
          expect(
            (await server.mailsTo(first.email)).filter(({ text }) => text.includes(title)),
          ).toHaveLength(1)
        })

        await test.step('the candidate finds the job in what they were told', async () => {
          const own = await newPerson()
          await signIn(own, server, first, '/candidate/dashboard')
          await own
            .getByRole('button', { name: new RegExp(`^${translate('notifications:title')}`) })
            .filter({ visible: true })
            .click()
          await expect(own.getByText(translate('notified:poked.title'))).toBeVisible()
        })
      })
    },
  )
}
