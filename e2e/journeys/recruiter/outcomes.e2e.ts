import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { assessment } from '../../steps/assessment'
import { getAttempt } from '../../steps/attempts'
import { approvedCandidate, demo, getReport } from '../../steps/people'
import { reviewing } from '../../steps/reviewing'
import { signIn } from '../../steps/signing-in'
import { lookEvery } from '../../steps/time'
import { putTogether } from '../../lanes'

test(
  'a redo granted on the report leads the open page, and a page loaded afresh, to the next attempt',
  { tag: putTogether },
  async ({ page, context, server, newPerson, translate, a11y }) => {
    await context.clock.install()
    const person = await approvedCandidate(server, 'Mouza')
    await (await getAttempt(server, person)).leave()
    await signIn(page, server, person, '/candidate/assessments/english')
    const candidate = assessment(page, translate)
    await expect(candidate.heading('result.cancelled')).toBeVisible()

    const admin = await newPerson()
    const review = reviewing(admin, translate)
    await signIn(admin, server, demo.admin, '/recruiter/assessments/english')
    await review.openReport(person.fullName)
    await a11y(admin)
    await review.decide('redo', 'The power went out in the whole street.')
    await expect(review.decisions).toContainText('The power went out in the whole street.')
    await review.sees(translate('recruiter:status.REDO'))
    await a11y(admin)

    await context.clock.fastForward(lookEvery * 1000)
    await expect(page.getByText(translate('assessment:conditions.redo'))).toBeVisible({
      timeout: patient(20_000),
    })
    await a11y(page)
    const second = await context.newPage()
    await second.goto('/candidate/assessments')
    await second.getByRole('link', { name: translate('assessment:list.again') }).click()
    await expect(second.getByText(translate('assessment:conditions.redo'))).toBeVisible()
    await second.close()

    await candidate.acceptConditions()
    await candidate.switchOn()
    await candidate.start()
    await candidate.begin('writing')
    const report = await getReport(server, person)
    expect(report.result.attempt).toMatchObject({ status: 'IN_PROGRESS', part: 'writing' })
    expect(report.history).toMatchObject([{ status: 'REDO' }])
  },
)

test.describe('in Arabic', () => {
  test.use({ language: 'ar' })

  test(
    'a disqualification and then a reset reach the open page of the candidate, with the reason',
    { tag: putTogether },
    async ({ page, context, server, newPerson, translate, a11y }) => {
      await context.clock.install()
      const person = await approvedCandidate(server, 'Alia')
      await getAttempt(server, person)
      await server.advanceClock(2 * 3600)
      await expect
        .poll(async () => (await getReport(server, person)).result.attempt.status, {
          timeout: patient(20_000),
        })
        .toBe('COMPLETED')
      await signIn(page, server, person, '/candidate/assessments/english')
      const candidate = assessment(page, translate)
      await expect(candidate.heading('result.completed')).toBeVisible()

      const admin = await newPerson()
      const review = reviewing(admin, translate)
      await signIn(admin, server, demo.admin, '/recruiter/assessments/english')
      await review.openReport(person.fullName)
      await review.decide('disqualify', 'في الدقيقة 12 يظهر هاتف على لوحة المفاتيح.', 'phone')
      await expect(review.decisions).toContainText(translate('recruiter:reason.phone'))
      await review.sees(translate('recruiter:status.CANCELLED'))
      await a11y(admin)

      await context.clock.fastForward(lookEvery * 1000)
      await expect(candidate.heading('result.cancelled')).toBeVisible({ timeout: patient(20_000) })
      await expect(page.getByText(translate('assessment:result.reason.phone'))).toBeVisible()
      await review.decide('reset', 'طلبت الجهة المشرفة إعادة الضبط.')
      await context.clock.fastForward(lookEvery * 1000)
      await expect(candidate.heading('practice.title')).toBeVisible({ timeout: patient(20_000) })
    },
  )
})
