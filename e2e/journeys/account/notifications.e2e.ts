import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures'
import { getAttempt } from '../../steps/attempts'
import { approvedCandidate, callAs, demo } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import { putTogetherIn } from '../../lanes'

for (const language of ['en', 'ar'] as const) {
  test.describe(`in ${language}`, { tag: putTogetherIn(language) }, () => {
    test.use({ language })

    test('what is decided reaches the bell of an open page, is read there, and disturbs nobody in an assessment', async ({
      page,
      context,
      server,
      translate,
      a11y,
    }) => {
      await context.clock.install()
      const person = await approvedCandidate(server, 'Salama', { skilled: false })
      const attempt = await getAttempt(server, person)
      await attempt.leave()
      await signIn(page, server, person, '/candidate/dashboard')
      const bell = (count: number) =>
        page.getByRole('button', { name: translate('notifications:bell', { count }), exact: true })
      const panel = page.getByRole('dialog', { name: translate('notifications:title') })
      const entry = (kind: string) =>
        panel.getByRole('listitem').filter({ hasText: translate(`notified:${kind}.title`) })
      await expect(bell(0)).toBeVisible()
      let loads = 0
      page.on('load', () => (loads += 1))

      // The notification of an approval appears once it can no longer be undone.
      await callAs(server, demo.admin, 'decideRedo', {
        params: { id: attempt.id },
        body: { decision: 'granted', key: randomUUID() },
      })
      await server.advanceClock(61)
      await context.clock.fastForward(46_000)
      await expect(bell(2)).toBeVisible()
      expect(loads).toBe(0)

      await bell(2).press('Enter')
      await expect(entry('redo_granted')).toContainText(
        translate('notified:redo_granted.text', {
          assessment: translate('notified:assessment.english'),
        }),
      )
      await expect(entry('approved')).toBeVisible()
      await a11y(page)
      await entry('approved')
        .getByRole('button', { name: translate('notifications:mark') })
        .click()
      await expect(bell(1)).toBeVisible()
      await panel.getByText(translate('notifications:unread'), { exact: true }).first().click()
      await expect(panel.getByRole('listitem')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(bell(1)).toBeFocused()
      await page.reload()
      await bell(1).click()
      await panel.getByRole('button', { name: translate('notifications:markAll') }).click()
      await expect(bell(0)).toBeVisible()
      await a11y(page)

      let asked = 0
      page.on(
        'request',
        (request) => (asked += request.url().includes('/user/notifications/') ? 1 : 0),
      )
      await entry('redo_granted').getByRole('link').click()
      await expect(page).toHaveURL(/\/candidate\/assessments\/english$/)
      await expect(page.getByText(translate('assessment:conditions.redo'))).toBeVisible()
      const before = asked
      await context.clock.fastForward(120_000)
      await expect(page.getByText(translate('assessment:conditions.redo'))).toBeVisible()
      expect(asked).toBe(before)
    })

    test('an admin is told of registrations at the foot of the rail, and led to them', async ({
      page,
      server,
      translate,
      a11y,
    }) => {
      await approvedCandidate(server, 'Latifa')
      // A page with little on it: what the list covers by half is too small for fingers.
      await signIn(page, server, demo.admin, '/recruiter/nowhere')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page
        .getByRole('button', { name: new RegExp(`^${translate('notifications:title')}`) })
        .filter({ visible: true })
        .click()
      const panel = page.getByRole('dialog', { name: translate('notifications:title') })
      const entry = panel
        .getByRole('listitem')
        .filter({ hasText: translate('notified:registration.title') })
        .first()
      await expect(entry).toBeVisible()
      await a11y(page)
      await entry.getByRole('link').click()
      await expect(page).toHaveURL(/\/recruiter\/admin\/candidates$/)
      await expect(panel).toBeHidden()
    })
  })
}
