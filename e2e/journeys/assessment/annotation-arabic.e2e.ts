import { type AnnotationPartId, annotationParts } from '../../../machines/assessment/parts'
import type { Question } from '../../../server/content/assessment-schema'
import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { begun, replies, submit } from '../../steps/annotation'
import { approvedCandidate, demo } from '../../steps/people'
import { annotationKey, getFirstQuestion, keyed, getQuestions } from '../../steps/questions'
import { reviewing } from '../../steps/reviewing'
import { signIn } from '../../steps/signing-in'
import { putTogether } from '../../lanes'

test.describe('in Arabic', () => {
  test.use({ language: 'ar' })

  test(
    'a candidate takes all eight parts with one answer in each, and an admin finds the answers and what was left out',
    { tag: putTogether },
    async ({ page, server, newPerson, translate, a11y }) => {
      test.setTimeout(patient(240_000))
      const person = await approvedCandidate(server, 'Salama')
      const taking = await begun(page, server, translate, person)

      await test.step('in a window made narrow nothing stands beyond its edge', async () => {
        const wide = page.viewportSize()
        await page.setViewportSize({ width: 390, height: 844 })
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
        if (wide !== null) await page.setViewportSize(wide)
      })

      const answer = {
        part1: (question) => taking.option(question, keyed(annotationKey.mcqs, question)).check(),
        part2: (question) => taking.option(question, keyed(annotationKey.mcqs, question)).check(),
        part3: async (question) => {
          const { option, accepted } = keyed(annotationKey.reviews, question)
          await taking.option(question, option).check()
          await taking.sheet.fill(accepted[0] ?? '')
        },
        part4: (question) =>
          taking.rankByKeys(
            (question.options ?? []).map((option) =>
              keyed(keyed(annotationKey.rankings, question), option),
            ),
          ),
        part5: (question) => taking.write(keyed(annotationKey.transcripts, question)),
        part6: (question) =>
          taking.sentences
            .first()
            .getByRole('textbox')
            .fill(keyed(annotationKey.corrections, question).accepted[0] ?? ''),
        part7: (question) => taking.write(keyed(annotationKey.ocr, question)),
        part8: () => taking.write(replies[0]),
      } satisfies Record<AnnotationPartId, (question: Question) => Promise<void>>

      for (const [at, { id: part }] of annotationParts.entries()) {
        await test.step(part, async () => {
          const questions = getQuestions(part)
          await taking.beginPart(at + 1)
          await answer[part](getFirstQuestion(part))
          await a11y(page)
          if (part !== 'part6' && part !== 'part8') {
            await taking.review()
            await expect(
              page.getByText(
                translate('assessment:questions.reviewOpen', { count: questions.length - 1 }),
              ),
            ).toBeVisible()
          }
          return taking.submitAsked(submit)
        })
      }
      await taking.result(server, person)
      await a11y(page)

      const admin = await newPerson()
      const review = reviewing(admin, translate)
      await signIn(admin, server, demo.admin, '/recruiter/assessments/annotation')
      await review.openReport(person.fullName, 'annotation')
      for (const { id: part } of annotationParts) {
        const panel = await review.openPart(part)
        if (part === 'part1' || part === 'part2')
          await expect(panel).toContainText(
            translate('recruiter:answers.rightOf', { hits: 1, total: 10 }),
          )
        else if (part === 'part8')
          await expect(panel).toContainText(
            translate('recruiter:answers.words', { count: replies[0].split(/\s+/).length }),
          )
        else
          await expect(panel.getByRole('article').first()).toContainText(
            `${translate('annotation:score')} 100`,
          )
        await a11y(admin)
      }
    },
  )
})
