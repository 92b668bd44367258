import { type Page } from '@playwright/test'
import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { assessment } from '../../steps/assessment'
import { getAttempt, beginning } from '../../steps/attempts'
import { keyboard } from '../../steps/keyboard'
import { approvedCandidate, demo } from '../../steps/people'
import { reviewing } from '../../steps/reviewing'
import { evaluated } from '../../steps/time'
import type { Translate } from '../../steps/words'
import { arabicTwin } from '../../lanes'

// Each test uses its own people, so that two workers can share the file.
test.describe.configure({ mode: 'parallel' })

for (const language of ['en', 'ar'] as const) {
  test.describe(`by keyboard alone, in ${language}`, { tag: arabicTwin(language) }, () => {
    test.use({ language })

    test('a candidate goes into the English assessment, writes and chooses', async ({
      page,
      server,
      translate,
    }) => {
      test.setTimeout(patient(180_000))
      const person = await approvedCandidate(server, language === 'ar' ? 'Alyazia' : 'Jawaher')
      const keys = keyboard(page)
      const { button, heading, sheet } = assessment(page, translate)
      const footer = page.getByRole('contentinfo')
      const dialog = page.getByRole('dialog')

      await test.step('signs in, and goes to the assessment', async () => {
        await signIn(page, translate, person)
        await keys.use(
          page
            .getByRole('navigation')
            .getByRole('link', { name: translate('common:nav.assessments'), exact: true })
            .first(),
        )
        await keys.use(
          page
            .getByRole('region', { name: translate('assessment:list.english'), exact: true })
            .getByRole('link', { name: translate('assessment:list.start') }),
        )
      })

      await test.step('prepares: practice, consent, conditions, devices', async () => {
        await expect(heading('practice.title')).toBeVisible()
        await keys.use(button('practice.continue'))
        await expect(heading('consent.title')).toBeVisible()
        await keys.reach(page.getByRole('checkbox'))
        await keys.press('Space')
        await keys.use(button('consent.submit'))
        await keys.use(button('conditions.accept'))
        await expect(heading('device.title')).toBeVisible()
        for (const device of ['allowCamera', 'allowMicrophone', 'share'])
          await keys.use(button(`device.${device}`))
        // Once the browser's own beeps are heard at the microphone.
        await expect(button('device.start')).toBeEnabled({ timeout: patient(30_000) })
        await keys.use(button('device.start'))
      })

      await test.step('writes', async () => {
        await keys.use(button('briefing.begin.writing'))
        await keys.type(sheet, beginning)
        await expect(sheet).toHaveValue(beginning)
        await keys.use(
          footer.getByRole('button', {
            name: translate.like('assessment:questions.submit.writing'),
          }),
        )
        await keys.use(
          dialog.getByRole('button', {
            name: translate.like('assessment:questions.submit.writing'),
          }),
        )
      })

      await test.step('chooses', async () => {
        await keys.use(button('briefing.begin.mcqs'))
        for (let number = 1; number <= 20; number += 1) {
          await expect(
            page.getByRole('heading', {
              name: translate('assessment:questions.question', { number, total: 20 }),
              exact: true,
            }),
          ).toBeVisible()
          // A group is one stop of Tab; the arrows choose within it.
          await keys.reach(page.getByRole('radio').first())
          await keys.press('ArrowDown')
          await expect(page.getByRole('radio').nth(1)).toBeChecked()
          await keys.press('Enter')
        }
        await expect(page.getByText(translate('assessment:questions.reviewAll'))).toBeVisible()
        await keys.use(
          footer.getByRole('button', { name: translate.like('assessment:questions.submit.mcqs') }),
        )
        await keys.use(
          dialog.getByRole('button', { name: translate.like('assessment:questions.submit.mcqs') }),
        )
      })
      await expect(button('briefing.begin.speaking')).toBeVisible()
    })

    test('a candidate comes back to it, speaks and hands in, and a recruiter reviews the whole report', async ({
      page,
      newPerson,
      server,
      translate,
    }) => {
      test.setTimeout(patient(180_000))
      const person = await approvedCandidate(server, language === 'ar' ? 'Shouq' : 'Dhabya')
      const attempt = await getAttempt(server, person)
      for (const part of ['writing', 'mcqs'])
        for (const type of ['part.begun', 'part.submitted']) await attempt.send(type, { part })
      const keys = keyboard(page)
      const { button, heading, shareRecorded, submit } = assessment(page, translate)
      const named = (key: string) =>
        page.getByRole('button', { name: translate.like(`assessment:${key}`) })
      const footer = page.getByRole('contentinfo')
      const dialog = page.getByRole('dialog')

      await test.step('takes it over from another device, and switches the devices of this one on', async () => {
        await signIn(page, translate, person)
        await page.goto('/candidate/assessments/english')
        await keys.use(button('check.takeOver'))
        await expect(heading('device.againTitle')).toBeVisible()
        for (const device of ['allowCamera', 'allowMicrophone', 'share'])
          await keys.use(button(`device.${device}`))
        await expect(heading('device.againTitle')).toBeHidden()
      })

      await test.step('speaks, and hands in', async () => {
        await keys.use(button('briefing.begin.speaking'))
        for (let number = 1; number <= 4; number += 1) {
          await expect(
            page.getByRole('heading', {
              name: translate('assessment:speaking.question', { number, total: 4 }),
              exact: true,
            }),
          ).toBeVisible()
          await keys.use(button('speaking.record'))
          // Two seconds: a shorter one may be no answer.
          await expect.poll(shareRecorded, { intervals: [100] }).toBeGreaterThan(2)
          await keys.use(button('speaking.stop'))
          await expect(button('speaking.recordAgain')).toBeVisible()
          if (number < 4) await keys.use(button('speaking.next'))
        }
        await keys.use(
          footer.getByRole('button', {
            name: translate.like('assessment:questions.submit.speaking'),
          }),
        )
        await keys.use(
          dialog.getByRole('button', {
            name: translate.like('assessment:questions.submit.speaking'),
          }),
        )
        await submit()
        await expect(named('questions.submit.speaking')).toHaveCount(0)
      })

      const recruiter = await newPerson()
      const reader = keyboard(recruiter)
      const { button: reportButton, currentTime, sees } = reviewing(recruiter, translate)

      await test.step('a recruiter opens the report from the list', async () => {
        await evaluated(server, person)
        await signIn(recruiter, translate, demo.recruiter)
        await reader.use(
          recruiter
            .getByRole('link', { name: translate('common:nav.english'), exact: true })
            .first(),
        )
        await reader.use(recruiter.getByRole('table').getByRole('link', { name: person.fullName }))
        await expect(
          recruiter.getByRole('heading', { level: 1, name: person.fullName }),
        ).toBeVisible()
      })

      await test.step('plays the recordings, and jumps in them', async () => {
        await reader.use(reportButton('player.play').first())
        await expect
          .poll(() => currentTime('screen'), { timeout: patient(20_000) })
          .toBeGreaterThan(0.3)
        await reader.press('Enter')
        await expect(reportButton('player.play').first()).toBeVisible()
        const before = await currentTime('screen')
        await reader.reach(recruiter.getByLabel(translate('recruiter:player.position')))
        for (let steps = 0; steps < 3; steps += 1) await reader.press('PageUp')
        await expect
          .poll(() => currentTime('screen'), { timeout: patient(20_000) })
          .toBeGreaterThan(before)
      })

      await test.step('reads the parts, and scores what was spoken', async () => {
        const tabs = recruiter.getByRole('tablist').filter({
          has: recruiter.getByRole('tab', {
            name: translate('recruiter:part.writing'),
            exact: true,
          }),
        })
        await reader.reach(tabs.getByRole('tab', { selected: true }))
        // Towards the end of the line, wherever a language has it. A person looks where they are
        // before they press again: the tabs move the focus only at the next frame.
        for (const part of ['mcqs', 'speaking'] as const) {
          await reader.press(language === 'ar' ? 'ArrowLeft' : 'ArrowRight')
          await expect(
            tabs.getByRole('tab', { name: new RegExp(translate(`recruiter:part.${part}`)) }),
          ).toHaveAttribute('aria-selected', 'true')
        }
        for (let number = 1; number <= 4; number += 1)
          await reader.type(
            recruiter.getByLabel(translate('recruiter:review.score', { number }), { exact: true }),
            '70',
          )
        await reader.type(
          recruiter.getByLabel(translate('recruiter:review.note'), { exact: true }),
          'Clear.',
        )
        await reader.use(reportButton('review.submit'))
        await sees(translate('recruiter:status.COMPLETED'))
      })
    })
  })
}

async function signIn(
  page: Page,
  translate: Translate,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const keys = keyboard(page)
  await page.goto('/auth/login')
  await keys.type(page.getByLabel(translate('login:field.email'), { exact: true }), email)
  await keys.type(page.getByLabel(translate('login:field.password'), { exact: true }), password)
  await keys.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
}
