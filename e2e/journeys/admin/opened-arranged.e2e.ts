import { expect, test } from '../../fixtures'
import { assessment } from '../../steps/assessment'
import { arrange, getAttempt } from '../../steps/attempts'
import { approvedCandidate, callAs, demo } from '../../steps/people'
import { signIn } from '../../steps/signing-in'

// Each page as an address leads to it is swept in e2e/states. Here stands what comes after a step.
test('what a candidate sees of an arrangement, and of a redo, breaks no rule of accessibility', async ({
  page,
  server,
  translate,
  a11y,
}) => {
  const person = await approvedCandidate(server, 'Noura', { skilled: false })
  await arrange(server, person)
  const candidate = assessment(page, translate)

  await test.step('the card, and the conditions', async () => {
    await signIn(page, server, person, '/candidate/assessments')
    await expect(
      page.getByRole('region', { name: translate('assessment:list.english'), exact: true }),
    ).toContainText(translate('assessment:arranged.title'))
    await a11y(page)
    await candidate.open()
    await candidate.goThroughPractice()
    await a11y(page)
    await candidate.consent()
    await expect(page.getByText(translate('assessment:spared.badge'))).toBeVisible()
    await a11y(page)
  })

  const attempt = await getAttempt(server, person)
  await test.step('a part that is spared', async () => {
    for (const type of ['part.begun', 'part.submitted'])
      await attempt.send(type, { part: 'writing' })
    await page.goto('/candidate/assessments/english')
    await candidate.takeOver()
    await expect(candidate.heading('spared.title')).toBeVisible()
    await a11y(page)
  })

  await test.step('the conditions of a redo', async () => {
    await page.goto('about:blank')
    const other = await approvedCandidate(server, 'Mouza', { skilled: false })
    const left = await getAttempt(server, other)
    await left.leave()
    await callAs(server, demo.admin, 'decideRedo', {
      params: { id: left.id },
      body: { decision: 'granted', key: crypto.randomUUID() },
    })
    await signIn(page, server, other, '/candidate/assessments/english')
    await expect(page.getByText(translate('assessment:conditions.redo'))).toBeVisible()
    await a11y(page)
  })
})
