import type { Page, Response } from '@playwright/test'
import { patient } from '../../../scripts/lib/patience.mjs'
import type { AppServer } from '../../app-server'
import { expect, test } from '../../fixtures'
import { assessment, text } from '../../steps/assessment'
import { getAttempt, writingCandidate } from '../../steps/attempts'
import { joining } from '../../steps/joining'
import { approvedCandidate, call, demo } from '../../steps/people'
import { reviewing } from '../../steps/reviewing'
import { signIn } from '../../steps/signing-in'
import { lookEvery, skip } from '../../steps/time'
import type { Translate } from '../../steps/words'
import { putTogether } from '../../lanes'

/** Signs in a person whose attempt ran on another device, and opens its outcome. */
async function seeCancelled(
  page: Page,
  server: AppServer,
  translate: Translate,
  person: { email: string; password: string },
) {
  await signIn(page, server, person, '/candidate/assessments/english')
  const candidate = assessment(page, translate)
  await expect(candidate.heading('result.cancelled')).toBeVisible()
  return candidate
}

test(
  'what a candidate says of a cancelled attempt is said once, and an admin who has looked at the timeline declines it with a reason',
  { tag: putTogether },
  async ({ page, context, server, newPerson, translate, a11y }) => {
    await context.clock.install()
    const person = await approvedCandidate(server, 'Reem')
    await (await getAttempt(server, person)).leave()
    const candidate = await seeCancelled(page, server, translate, person)
    const statement =
      'At about ten past the light went out in our street.\nI thought that Exit would stop the clock.'
    await a11y(page)
    await candidate.appeal(statement)
    await expect(candidate.appealed).toContainText(translate('appeal:state.open'))
    await a11y(page)

    const admin = await newPerson()
    const review = reviewing(admin, translate)
    await signIn(admin, server, demo.admin, '/recruiter/assessments/english')
    await review.openReport(person.fullName)
    await expect(review.appeal).toContainText(statement)
    await expect(
      admin.getByRole('region', { name: translate('recruiter:player.section') }),
    ).toBeVisible()
    await a11y(admin)
    const reason =
      'The report shows that Exit was pressed twice, and that the page was there all the time.'
    await review.answerAppeal('declined', reason)
    await expect(review.appeal).toContainText(reason)
    await expect(review.appeal.getByRole('button')).toHaveCount(0)

    await context.clock.fastForward(lookEvery * 1000)
    await expect(candidate.appealed).toContainText(translate('appeal:state.declined'), {
      timeout: patient(20_000),
    })
    await expect(candidate.appealed).toContainText(reason)
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await a11y(page)
  },
)

test(
  'an arrangement that an admin makes in the approvals gives a candidate more time and a break, spares a part, and stands in the report',
  { tag: putTogether },
  async ({ page, server, newPerson, translate, a11y }) => {
    const person = await approvedCandidate(server, 'Noura')
    const admin = await newPerson()
    const review = reviewing(admin, translate)
    await signIn(admin, server, demo.admin, '/recruiter/dashboard')
    await review.findRegistration(person, 'APPROVED')
    await review.arrange({
      more: '50%',
      breaks: 5,
      spared: 'mcqs',
      why: 'She reads with a magnifier.',
      reason: 'A letter of the eye clinic.',
    })

    await signIn(page, server, person)
    const candidate = assessment(page, translate)
    await page.goto('/candidate/assessments')
    const card = page.getByRole('region', {
      name: translate('assessment:list.english'),
      exact: true,
    })
    for (const own of [
      translate('assessment:arranged.title'),
      translate('assessment:arranged.breaks', { count: 5 }),
      translate('assessment:list.minutes', { count: 45 }),
      translate('assessment:spared.badge'),
    ])
      await expect(card).toContainText(own)
    await a11y(page)
    await candidate.open()
    await candidate.goThroughPractice()
    await candidate.consent()
    await expect(
      page.getByText(translate('assessment:arranged.breaks', { count: 5 })),
    ).toBeVisible()
    await expect(page.getByText(translate('assessment:spared.badge'))).toBeVisible()
    await a11y(page)
    await candidate.acceptConditions()
    await expect(page.getByText(translate('assessment:arranged.title'))).toBeVisible()
    await candidate.switchOn()
    await candidate.start()
    await expect(
      page.getByText(translate('assessment:briefing.minutes', { count: 30 })),
    ).toBeVisible()
    await candidate.begin('writing')
    await expect.poll(() => candidate.secondsLeft()).toBeGreaterThan(29 * 60)
    await candidate.write(text)
    await candidate.submitAsked('questions.submit.writing')

    await expect(candidate.heading('spared.title')).toBeVisible()
    await expect(page.getByText(translate('assessment:spared.body'))).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await a11y(page)
    await candidate.button('spared.goOn').click()
    await expect(candidate.button('briefing.begin.speaking')).toBeVisible()
    // Two minutes as for everybody, and five of the break, which the device has known from the start.
    expect(await candidate.secondsLeft()).toBeGreaterThan(6 * 60)
    await expect(
      page.getByText(translate('assessment:briefing.minutes', { count: 15 })),
    ).toBeVisible()
    await candidate.begin('speaking')
    await candidate.speak(1)
    await candidate.submitSpeaking()
    await candidate.submit()

    await review.openReport(person.fullName)
    await expect(review.arrangement).toContainText(
      translate('arrangement:said.time', { percent: '50%' }),
    )
    await expect(review.arrangement).toContainText(
      translate('arrangement:said.breaks', { count: 5 }),
    )
    await expect(review.arrangement).toContainText(
      translate('arrangement:said.spared', { part: translate('recruiter:part.mcqs') }),
    )
    await expect(review.arrangement).toContainText('A letter of the eye clinic.')
    const spared = await review.openPart('mcqs')
    await expect(spared).toContainText(translate('annotation:spared'))
    await expect(spared).toContainText('She reads with a magnifier.')
    await a11y(admin)
  },
)

test.describe('in Arabic', () => {
  test.use({ language: 'ar' })

  test(
    'an appeal that is granted leads the open page of the candidate to the next attempt, and stands among the redos',
    { tag: putTogether },
    async ({ page, context, server, newPerson, translate, a11y }) => {
      await context.clock.install()
      const person = await approvedCandidate(server, 'Shamma')
      await (await getAttempt(server, person)).leave()
      const candidate = await seeCancelled(page, server, translate, person)
      const statement = 'انقطعت الكهرباء عن الحي كله، ولما عادت ضغطتُ على الخروج خطأً.'
      await candidate.appeal(statement)

      const admin = await newPerson()
      const review = reviewing(admin, translate)
      await signIn(admin, server, demo.admin, '/recruiter/assessments/english')
      await review.openReport(person.fullName)
      await expect(review.appeal).toContainText(statement)
      await expect(
        admin.getByRole('region', { name: translate('recruiter:player.section') }),
      ).toBeVisible()
      await review.answerAppeal('granted', 'تأكدنا من انقطاع الكهرباء.')
      await review.sees(translate('recruiter:status.REDO'))
      await a11y(admin)

      await context.clock.fastForward(lookEvery * 1000)
      await expect(page.getByText(translate('assessment:conditions.redo'))).toBeVisible({
        timeout: patient(20_000),
      })
      await admin
        .getByRole('link', { name: translate('common:nav.redoAssessments'), exact: true })
        .click()
      const redo = admin.getByRole('row').filter({ hasText: person.fullName })
      await expect(redo).toContainText(translate('outcomes:redo.granted'))
      await expect(redo).toContainText(statement)
      await a11y(admin)
      // Nothing is left to decide. On a phone, where the row is a card, that takes no line.
      const decide = redo.locator('td:empty')
      await expect(decide).toBeVisible()
      await admin.setViewportSize({ width: 390, height: 844 })
      await expect(redo).toContainText(statement)
      await expect(decide).toBeHidden()
      await a11y(admin)
    },
  )

  test(
    'minutes that are given to a running attempt show on the clock of the candidate without a reload',
    { tag: putTogether },
    async ({ page, context, server, newPerson, translate, a11y }) => {
      await context.clock.install()
      const person = await writingCandidate(page, server, translate, 'Fatima')
      const candidate = assessment(page, translate)
      await candidate.write(text)
      let loads = 0
      page.on('load', () => (loads += 1))
      expect(await candidate.secondsLeft()).toBeLessThanOrEqual(20 * 60)

      const admin = await newPerson()
      const review = reviewing(admin, translate)
      await signIn(admin, server, demo.admin, '/recruiter/assessments/english')
      await review.openReport(person.fullName)
      await review.giveMinutes(7, 'تعطّل جرس الإنذار في المبنى.')
      await skip(context, server, lookEvery)
      await expect
        .poll(() => candidate.secondsLeft(), { timeout: patient(20_000) })
        .toBeGreaterThan(25 * 60)
      expect(await candidate.secondsLeft()).toBeLessThanOrEqual(27 * 60)
      await expect(candidate.sheet).toHaveValue(text)
      expect(loads).toBe(0)

      await expect(review.time).toContainText(translate('outcomes:time.minutes', { count: 7 }))
      await expect(review.time).toContainText('تعطّل جرس الإنذار في المبنى.')
      await a11y(admin)
    },
  )

  test(
    'the survey is offered once both assessments are over, and never again after it was answered',
    { tag: putTogether },
    async ({ page, server, newPerson, translate, a11y }) => {
      const person = await approvedCandidate(server, 'Meera')
      await (await getAttempt(server, person)).leave()
      await joining(page, translate).logIn(person)
      await expect(page).toHaveURL(/\/candidate\/dashboard$/)
      const survey = page.getByRole('dialog', { name: translate('survey:title') })
      const isAsked = async (at: Page, path: string) => {
        // Until the server was asked, no page offers it.
        const looked = new Promise<boolean>((resolve) => {
          const read = (response: Response) => {
            if (!response.url().includes('check_survey_already_submitted')) return
            // An answer that the page left behind has no body any more.
            void response.json().then(
              ({ data }) => resolve(data.offered),
              () => undefined,
            )
          }
          at.on('response', read)
        })
        await at.goto(path)
        return looked
      }
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(survey).toBeHidden()

      await (await getAttempt(server, person, 'annotation_v3')).leave()
      expect(await isAsked(page, '/candidate/dashboard')).toBe(true)
      await expect(survey).toBeVisible()
      await survey.getByRole('button', { name: translate('survey:submit'), exact: true }).click()
      await expect(survey.getByText(translate('survey:missing')).first()).toBeVisible()
      await a11y(page)
      const { data } = await call(server, 'listSurveyQuestions', {
        query: { limit: '100' },
        token: person.token,
      })
      for (const { type, question_ar: question } of data.results) {
        if (type === 'text')
          await survey.getByRole('textbox', { name: question }).fill('كانت التعليمات واضحة.')
        else
          await survey.getByRole('radiogroup', { name: question }).getByRole('radio').last().check()
      }
      await expect(survey.getByText(translate('survey:missing'))).toHaveCount(0)
      await survey.getByRole('button', { name: translate('survey:submit'), exact: true }).click()
      const thanks = page.getByRole('dialog', { name: translate('survey:thanks') })
      await expect(thanks.getByText(translate('survey:thanksBody'))).toBeVisible()
      await thanks
        .getByRole('button', { name: translate('survey:close'), exact: true })
        .last()
        .click()
      await expect(thanks).toBeHidden()

      for (const path of ['/candidate/dashboard', '/candidate/assessments']) {
        expect(await isAsked(page, path)).toBe(false)
        await expect(survey).toBeHidden()
      }
      const elsewhere = await newPerson()
      await joining(elsewhere, translate).logIn(person)
      await expect(elsewhere).toHaveURL(/\/candidate\/dashboard$/)
      expect(await isAsked(elsewhere, '/candidate/assessments')).toBe(false)
      await expect(elsewhere.getByRole('dialog')).toBeHidden()
      await elsewhere.goto('/candidate/survey')
      await expect(
        elsewhere.getByRole('heading', { level: 1, name: translate('survey:thanks') }),
      ).toBeVisible()
    },
  )
})
