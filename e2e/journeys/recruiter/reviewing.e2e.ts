import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { getAttempt } from '../../steps/attempts'
import { approvedCandidate, callAs, demo, waiting } from '../../steps/people'
import { reviewing } from '../../steps/reviewing'
import { signIn } from '../../steps/signing-in'
import { evaluated } from '../../steps/time'
import { putTogetherIn } from '../../lanes'

const kinds = ['speaking', 'writing', 'evidence', 'requests', 'registered', 'in_review'] as const

for (const language of ['en', 'ar'] as const) {
  test.describe(
    `what waits for a reviewer, in ${language}`,
    { tag: putTogetherIn(language) },
    () => {
      test.use({ language })

      test('an admin finds each kind of it counted, lets a result count and approves a registration, and less waits', async ({
        page,
        server,
        translate,
        a11y,
      }) => {
        test.setTimeout(patient(180_000))
        const words = (key: string, values = {}) => translate(`reviews:${key}`, values)
        const admin = reviewing(page, translate)
        // An attempt without recordings: its answers are scored by a reviewer, its evidence is
        // incomplete.
        const person = await approvedCandidate(server, language === 'ar' ? 'Hessa' : 'Salama')
        const attempt = await getAttempt(server, person)
        await attempt.speak()
        await attempt.submit()
        await evaluated(server, person)
        const registered = await waiting(server, language === 'ar' ? 'Afra' : 'Reem')
        const counted = async () => (await callAs(server, demo.admin, 'countReviews')).data
        const before = await counted()

        const toReviews = page.getByRole('link', {
          name: new RegExp(`^${translate('common:nav.reviews')}`),
        })
        const showsCount = (count: number) =>
          expect(toReviews).toHaveAccessibleName(
            new RegExp(`${words('waiting.title')}.* ${String(count)}:`),
          )

        await test.step('each kind is there with its number, and all of it is counted', async () => {
          await signIn(page, server, demo.admin, '/recruiter/reviews')
          const places = page.getByRole('navigation', { name: words('waiting.title') })
          for (const kind of kinds.filter((one) => before[one] > 0))
            await expect(
              places.getByRole('link', { name: `${words(`waiting.${kind}`)} ${before[kind]}` }),
            ).toBeVisible()
          await showsCount(before.count)
          await a11y(page)
        })

        await test.step('on a narrow rail the number stays, and is part of the name', async () => {
          await page.setViewportSize({ width: 1024, height: 800 })
          await expect(toReviews.getByText(String(before.count), { exact: true })).toBeVisible()
          await showsCount(before.count)
          await a11y(page)
          await page.setViewportSize({ width: 1280, height: 800 })
        })

        await test.step('a result without its evidence waits for a reviewer, and nothing seems to run', async () => {
          await page.goto('/recruiter/reviews?kind=evidence&limit=50')
          await page.getByRole('link', { name: new RegExp(person.fullName) }).click()
          await expect(page.getByRole('heading', { level: 1, name: person.fullName })).toBeVisible()
          await expect(
            page.getByText(translate('recruiter:evidence.incomplete')).first(),
          ).toBeVisible()
          await expect(page.getByRole('progressbar')).toHaveCount(0)
        })

        await test.step('it is let count, and one thing less waits', async () => {
          await admin.button('evidence.accept').click()
          const dialog = page.getByRole('dialog', {
            name: translate('recruiter:evidence.acceptTitle'),
          })
          await dialog
            .getByLabel(translate('recruiter:evidence.note'))
            .fill(
              language === 'ar'
                ? 'أكّد المراقب في القاعة حضورها طوال الاختبار.'
                : 'An invigilator in the room saw her through the whole assessment.',
            )
          await dialog
            .getByRole('button', { name: translate('recruiter:evidence.accept'), exact: true })
            .click()
          await expect(dialog).toBeHidden()
          await showsCount(before.count - 1)
        })

        await test.step('a registration is approved, and the navigation counts it no more', async () => {
          await admin.approve(registered)
          await showsCount(before.count - 2)
          expect(await counted()).toMatchObject({
            count: before.count - 2,
            evidence: before.evidence - 1,
            registered: before.registered - 1,
          })
        })
      })
    },
  )
}
