import { randomUUID } from 'node:crypto'
import { annotationParts } from '../../../machines/assessment/parts'
import { expect, test } from '../../fixtures'
import { answeredStatements } from '../../steps/answered'
import { arrange, getAttempt } from '../../steps/attempts'
import { approvedCandidate, call, callAs, demo } from '../../steps/people'
import { reviewing } from '../../steps/reviewing'
import { signIn } from '../../steps/signing-in'

// Each page as an address leads to it is swept in e2e/states. Here stands what is opened on it.

test('each part of a report, and the panels of what was arranged, said and decided, break no rule of accessibility', async ({
  page,
  server,
  translate,
  a11y,
}) => {
  const review = reviewing(page, translate)
  const english = { assessment_id: 'english_v3' }
  const toAddress = (kind: string, attempt: string, user: string) =>
    `/recruiter/assessments/${kind}/v3/${attempt}/view/${user}`

  await test.step('the answers of each part of annotation', async () => {
    const { data } = await callAs(server, demo.admin, 'listResults', {
      params: { assessment_id: 'annotation_v3' },
      query: { page: '0', limit: '1' },
    })
    const [{ attempt_id: attempt, user_id: user }] = data.results
    await signIn(page, server, demo.admin, toAddress('annotation', attempt, user))
    for (const { id: part } of annotationParts) {
      await expect(await review.openPart(part)).toBeVisible()
      await a11y(page)
    }
  })

  const person = await approvedCandidate(server, 'Noura')
  await arrange(server, person)
  const attempt = await getAttempt(server, person)

  await test.step('an attempt that runs: its arrangement, a part that was spared, minutes that were given', async () => {
    await callAs(server, demo.admin, 'grantTime', {
      params: english,
      body: { attempt_id: attempt.id, minutes: 7, reason: 'A fire drill.', key: randomUUID() },
    })
    await page.goto(toAddress('english', attempt.id, person.id))
    await expect(review.arrangement).toContainText('A letter of the eye clinic.')
    await expect(review.time).toContainText('A fire drill.')
    await review.openPart('mcqs')
    await a11y(page)
  })

  await test.step('one that was left: what its candidate says, the form of the answer, and what was answered', async () => {
    await attempt.leave()
    await call(server, 'makeAppeal', {
      params: english,
      token: person.token,
      body: { attempt_id: attempt.id, statement: 'The light went out in our street.' },
    })
    await page.reload()
    await review.appeal
      .getByRole('button', { name: translate('outcomes:appeal.answer'), exact: true })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await a11y(page)
    await page.keyboard.press('Escape')
    await review.answerAppeal('declined', 'The page was there all the time.')
    await expect(review.appeal).toContainText('The page was there all the time.')
    await a11y(page)
  })

  await test.step('the form of a decision, and the decision', async () => {
    await review.button('decide.do.redo').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await a11y(page)
    await page.keyboard.press('Escape')
    await review.decide('redo', 'The power went out in the whole street.')
    await review.sees(translate('recruiter:status.REDO'))
    await a11y(page)
  })

  await test.step('the profile that a questionnaire comes to', async () => {
    await answeredStatements(server, person)
    await page.goto(`/recruiter/assessments/personality?candidate=${person.id}`)
    await expect(page.getByRole('heading', { level: 1, name: person.fullName })).toBeVisible()
    await expect(page.getByText(translate('principles:results.signals'))).toBeVisible()
    await a11y(page)
  })
})
