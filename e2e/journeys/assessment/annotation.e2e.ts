import type { AnnotationPartId } from '../../../machines/assessment/parts'
import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { begun, replies, submit } from '../../steps/annotation'
import { valueIn } from '../../steps/attempts'
import { approvedCandidate, demo, getReport } from '../../steps/people'
import { annotationKey, keyed, optionText, getQuestions } from '../../steps/questions'
import { reviewing } from '../../steps/reviewing'
import { signIn } from '../../steps/signing-in'
import { putTogether } from '../../lanes'

const id = 'annotation_v3'

test(
  'a candidate takes all eight parts with a reload and a cut connection between, and an admin finds each answer and why it has its score',
  { tag: putTogether },
  async ({ page, context, server, network, newPerson, translate, a11y, expectConsoleError }) => {
    // Sixty questions are answered, and looked at again one by one in the report. Screens are checked
    // by axe in the shorter walk.
    test.setTimeout(patient(300_000))
    const person = await approvedCandidate(server, 'Hessa')
    const given = new Map<string, string>()
    const known = async () => getReport(server, person, id)

    // The address of the first recording holds its name; it does not load until the candidate has
    // seen that.
    expectConsoleError(/net::ERR_/)
    const clip = Buffer.from('annotation_v3/part5-1.flac').toString('base64url')
    const isClip = (url: URL) => url.pathname.includes(clip)
    await context.route(isClip, (route) => route.abort('connectionfailed'))
    const taking = await begun(page, server, translate, person)

    const choose = async (part: 'part1' | 'part2', at: number, option: string) => {
      const questions = getQuestions(part)
      const question = questions[at]
      if (question === undefined) throw new Error(`${part} has no question ${at + 1}.`)
      await taking.isAt(at + 1, questions.length)
      await taking.option(question, option).check()
      await taking.option(question, option).press('Enter')
      given.set(question.id, option)
    }
    const right = (question: { id: string }) => keyed(annotationKey.mcqs, question)
    const wrong = (question: { id: string }) => (right(question) === 'a' ? 'b' : 'a')

    await test.step('answers about a guideline, and changes one of the answers before they are submitted', async () => {
      await taking.beginPart(1)
      const questions = getQuestions('part1')
      for (const [at, question] of questions.entries())
        await choose('part1', at, at === 6 ? wrong(question) : right(question))
      await expect(page.getByText(translate('assessment:questions.reviewAll'))).toBeVisible()
      await taking.change(7)
      await choose('part1', 6, right(questions[6] ?? { id: '' }))
      await taking.review()
      await a11y(page)
      await taking.submitAsked(submit)
    })

    await test.step('classifies texts', async () => {
      await taking.beginPart(2)
      for (const [at, question] of getQuestions('part2').entries())
        await choose('part2', at, at === 1 ? wrong(question) : right(question))
      await taking.submitAsked(submit)
    })

    await test.step('reviews translations, and is told where a replacement is missing', async () => {
      await taking.beginPart(3)
      const questions = getQuestions('part3')
      for (const [at, question] of questions.entries()) {
        const { option, accepted } = keyed(annotationKey.reviews, question)
        const text = at === 1 ? '' : (accepted[0] ?? '')
        await taking.isAt(at + 1, questions.length)
        await taking.option(question, option).check()
        await taking.sheet.fill(text)
        await taking.sheet.press('Enter')
        given.set(question.id, text)
      }
      // One is left out, and with another there is nothing to replace.
      await expect(page.getByText(translate('assessment:review.noText'))).toHaveCount(2)
      await taking.submitAsked(submit)
    })

    await test.step('ranks responses by dragging, by the keyboard and by their buttons', async () => {
      await taking.beginPart(4)
      const questions = getQuestions('part4')
      for (const [at, question] of questions.entries()) {
        const options = question.options ?? []
        const ranks = options.map((option) => {
          const rank = keyed(keyed(annotationKey.rankings, question), option)
          return at === 2 ? options.length + 1 - rank : rank
        })
        await taking.isAt(at + 1, questions.length)
        if (at === 0) {
          for (const [response, rank] of ranks.entries()) await taking.dragTo(response, rank)
        } else if (at === 1) await taking.rankByKeys(ranks)
        else for (const [response, rank] of ranks.entries()) await taking.rank(response, rank)
        for (const [response, rank] of ranks.entries())
          await expect(taking.place(rank)).toContainText(taking.nameOf(response))
        given.set(
          question.id,
          JSON.stringify(
            Object.fromEntries(options.map((option, response) => [option.id, ranks[response]])),
          ),
        )
        await taking.goOn()
      }
      await expect(page.getByText(translate('assessment:questions.reviewAll'))).toBeVisible()
      await taking.submitAsked(submit)
    })

    const transcripts = getQuestions('part5').map((question) => {
      const text = keyed(annotationKey.transcripts, question)
      given.set(
        question.id,
        question.id.endsWith('02') ? text.split(' ').slice(0, -1).join(' ') : text,
      )
      return given.get(question.id) ?? ''
    })

    await test.step('writes down recordings: one that did not load costs nothing and is heard from its beginning once it is there', async () => {
      await taking.beginPart(5)
      const [first = '', second = '', third = '', fourth = ''] = transcripts
      await expect(page.getByText(translate('parts:media.failed.audio'))).toBeVisible()
      await expect(taking.sheet).toHaveAttribute('dir', 'rtl')
      await taking.sheet.fill(first.slice(0, 20))
      await context.unroute(isClip)
      await taking.button('retry').click()
      await expect(taking.player).toBeVisible()
      expect((await taking.soundState())?.at).toBe(0)

      await taking.inPlayer('play').click()
      await expect.poll(async () => (await taking.soundState())?.at).toBeGreaterThan(0.3)
      // While the words are written: Escape pauses, F9 makes it faster, and neither writes anything.
      await taking.write(first)
      await page.keyboard.press('Escape')
      await page.keyboard.press('F9')
      expect(await taking.soundState()).toMatchObject({ paused: true, rate: 1.25 })
      await expect(taking.sheet).toHaveValue(first)

      await taking.inPlayer('repeat').click()
      await taking.player.getByRole('radio', { name: '1.5×', exact: true }).check()
      const place = taking.player.getByRole('slider', { name: translate('parts:audio.place') })
      const end = (await taking.soundState())?.of ?? 0
      await place.fill(String(Math.floor(end * 10 - 3) / 10))
      await page.keyboard.press('Escape')
      await expect.poll(async () => (await taking.soundState())?.at).toBeLessThan(end / 2)
      expect(await taking.soundState()).toMatchObject({ paused: false, rate: 1.5 })
      await taking.goOn()

      await taking.isAt(2, 4)
      await expect(taking.sheet).toHaveAttribute('dir', 'ltr')
      await taking.write(second)
      await taking.goOn()

      await taking.isAt(3, 4)
      const half = third.slice(0, 60)
      await taking.write(half)
      await expect.poll(() => taking.isKept(half)).toBe(true)
      await page.reload()
      await taking.returnByDevices()
      // What is written counts as an answer, so the first question without one is shown.
      await taking.isAt(4, 4)
      await taking.write(fourth)
      await taking.goTo(3)
      await taking.isAt(3, 4)
      await expect(taking.sheet).toHaveValue(half)
      await expect(taking.player).toBeVisible()
      await taking.write(third)
      await taking.review()
      await expect(page.getByText(translate('assessment:questions.reviewAll'))).toBeVisible()
      await taking.submitAsked(submit)
      await expect
        .poll(async () => valueIn(await known(), 'annotation_v3-part5-03'), {
          timeout: patient(20_000),
        })
        .toBe(third)
    })

    await test.step('corrects words while the connection is cut, and goes on when it is back', async () => {
      await taking.beginPart(6)
      const questions = getQuestions('part6')
      await taking.sentences.first().getByRole('textbox').focus()
      for (const [at, question] of questions.entries()) {
        if (at === 5) {
          await network.cut()
          await expect(taking.offline).toBeVisible()
        }
        const { wrong: found, accepted } = keyed(annotationKey.corrections, question)
        const word = at === 1 ? found : (accepted[0] ?? '')
        await expect(taking.sentences.nth(at).getByRole('textbox')).toBeFocused()
        await page.keyboard.insertText(word)
        if (at < questions.length - 1) await page.keyboard.press('Enter')
        given.set(question.id, word)
      }
      const last = given.get('annotation_v3-part6-15') ?? ''
      await expect.poll(() => taking.isKept(last)).toBe(true)
      expect(valueIn(await known(), 'annotation_v3-part6-15')).toBeNull()
      await network.mend()
      await expect(taking.offline).toBeHidden({ timeout: patient(20_000) })
      await expect
        .poll(async () => valueIn(await known(), 'annotation_v3-part6-15'), {
          timeout: patient(20_000),
        })
        .toBe(last)
      await taking.submitAsked(submit)
    })

    await test.step('looks closely at pictures, and corrects what a machine read in them', async () => {
      await taking.beginPart(7)
      const questions = getQuestions('part7')
      const width = () =>
        taking.picture.getByRole('img').evaluate((image) => image.getBoundingClientRect().width)
      for (const [at, question] of questions.entries()) {
        await taking.isAt(at + 1, questions.length)
        await expect(taking.sheet).toHaveValue(question.given ?? '')
        if (at === 0) {
          await expect(taking.picture.getByRole('img')).toBeVisible()
          const before = await width()
          await page
            .getByRole('button', { name: translate('parts:ocr.larger'), exact: true })
            .click()
          await expect.poll(width).toBeGreaterThan(before)
          await taking.picture.press('0')
          await expect.poll(width).toBe(before)
        }
        if (at !== 3) {
          const text = keyed(annotationKey.ocr, question)
          await taking.write(text)
          given.set(question.id, text)
        }
        await taking.goOn()
      }
      await expect(
        page.getByText(translate('assessment:questions.reviewOpen', { count: 1 })),
      ).toBeVisible()
      await expect(page.getByText(translate('parts:ocr.untouched'))).toHaveCount(1)
      await taking.submitAsked(submit)
    })

    await test.step('writes two replies, and hands in', async () => {
      await taking.beginPart(8)
      for (const [at, reply] of replies.entries()) {
        if (at > 0) await taking.task(at + 1, 0)
        await taking.write(reply)
        await expect(page.getByText(translate('assessment:writing.inRange'))).toBeVisible()
        given.set(`annotation_v3-part8-0${at + 1}`, reply)
      }
      await taking.submitAsked(submit)
      await taking.result(server, person)
    })

    // One option of ten and one word of fifteen are wrong, one of eight replacements and one of six
    // pictures is left out, and one order of five is reversed.
    const scores = { part1: 100, part2: 90, part3: 95, part4: 80, part6: 93, part7: 83 } as const
    await test.step('sees the score of each part', async () => {
      for (const [part, score] of Object.entries(scores))
        await expect(
          page.getByRole('listitem').filter({ hasText: translate(`assessment:part.${part}`) }),
          part,
        ).toContainText(String(score))
    })

    const admin = await newPerson()
    const review = reviewing(admin, translate)
    const report = await known()
    const getScore = (question: string): number =>
      report.answers.find((answer: { question: { id: string } }) => answer.question.id === question)
        .score

    await test.step('an admin opens the report and finds what was right and wrong of each part', async () => {
      await signIn(admin, server, demo.admin, '/recruiter/assessments/annotation')
      await review.openReport(person.fullName, 'annotation')
      for (const [part, score] of Object.entries(scores))
        await expect(
          admin.getByRole('row').filter({ hasText: translate(`report:criteria.${part}`) }),
          part,
        ).toContainText(String(score))

      for (const part of ['part1', 'part2'] as const) {
        const panel = await review.openPart(part)
        const answers = panel.getByRole('list').first().locator('> li')
        const questions = getQuestions(part)
        await expect(answers).toHaveCount(questions.length)
        await expect(panel).toContainText(
          translate('recruiter:answers.rightOf', { hits: part === 'part1' ? 10 : 9, total: 10 }),
        )
        for (const [at, question] of questions.entries()) {
          const chosen = given.get(question.id) ?? ''
          const isRight = chosen === right(question)
          await expect(answers.nth(at)).toContainText(
            `${translate(isRight ? 'recruiter:answers.chosenRight' : 'recruiter:answers.chosenWrong')} ${optionText(question, chosen)}`,
          )
          if (!isRight)
            await expect(answers.nth(at)).toContainText(
              `${translate('recruiter:answers.right')} ${optionText(question, right(question))}`,
            )
        }
      }
    })

    await test.step('and of each other answer its score, beside what is right', async () => {
      for (const part of ['part3', 'part4', 'part5', 'part6', 'part7'] as const) {
        const panel = await review.openPart(part)
        const questions = getQuestions(part)
        await expect(panel.getByRole('article')).toHaveCount(questions.length)
        for (const [at, question] of questions.entries()) {
          const answer = panel.getByRole('article', {
            name: translate('annotation:question', { number: at + 1 }),
            exact: true,
          })
          await expect(answer).toContainText(
            `${translate('annotation:score')} ${getScore(question.id)}`,
          )
          if (part === 'part3')
            await expect(answer).toContainText(
              optionText(question, keyed(annotationKey.reviews, question).option),
            )
          if (part !== 'part4')
            await expect(answer).toContainText(
              given.get(question.id) ?? translate('annotation:ocr.untouched'),
              { useInnerText: true },
            )
        }
      }
      expect(
        [
          'part3-01',
          'part3-02',
          'part4-01',
          'part4-02',
          'part4-03',
          'part5-01',
          'part6-02',
          'part7-01',
          'part7-04',
        ].map((question) => getScore(`${id}-${question}`)),
      ).toEqual([100, 60, 100, 100, 0, 100, 0, 100, 0])
    })

    await test.step('with the reason where points were lost', async () => {
      const answer = async (part: AnnotationPartId, number: number) =>
        (await review.openPart(part)).getByRole('article', {
          name: translate('annotation:question', { number }),
          exact: true,
        })
      /**
       * The sentence as it is shown under the heading of its question, without naming the question
       * again.
       */
      const because = (code: string, values: Record<string, string | number>) =>
        new RegExp(
          translate(`evidence:${code}`, values)
            .replace(/^[^:]+:\s*/, '')
            .replace(/[.()[\]]/g, '\\$&'),
          'i',
        )
      await expect(await answer('part3', 2)).toContainText(
        keyed(annotationKey.reviews, { id: `${id}-part3-02` }).accepted.join(' · '),
      )
      const upsideDown = await answer('part4', 3)
      for (const [at, { id: option }] of (getQuestions('part4')[2]?.options ?? []).entries()) {
        const rank = keyed(annotationKey.rankings, { id: `${id}-part4-03` })[option] ?? 0
        await expect(
          upsideDown
            .getByRole('row')
            .filter({ hasText: taking.nameOf(at) })
            .getByRole('cell'),
        ).toHaveText([String(5 - rank), String(rank)])
      }
      const spoken = transcripts[1]?.split(' ').length ?? 0
      await expect(await answer('part5', 2)).toContainText(
        because('word_error_rate', {
          percent: `${Math.round(100 / (spoken + 1))}%`,
          errors: 1,
          words: spoken + 1,
        }),
      )
      await expect(await answer('part6', 2)).toContainText(
        `(${translate('annotation:verdict.miss')})`,
      )
      await expect(await answer('part6', 2)).toContainText(
        `${translate('annotation:accepted')} ${keyed(annotationKey.corrections, { id: `${id}-part6-02` }).accepted.join(' · ')}`,
      )
      await expect(await answer('part7', 4)).toContainText(
        keyed(annotationKey.ocr, { id: `${id}-part7-04` }),
        { useInnerText: true },
      )

      const panel = await review.openPart('part8')
      for (const [at, reply] of replies.entries()) {
        const shown = panel.locator('p').filter({ hasText: reply.slice(0, 30) })
        // Findings are numbered within the text.
        expect(
          await shown.evaluate((text) =>
            [...text.querySelectorAll('sup')].reduce(
              (words, { textContent }) => words.replace(textContent ?? '', ''),
              text.textContent ?? '',
            ),
          ),
        ).toBe(reply)
        await expect(panel).toContainText(
          translate('recruiter:answers.words', { count: reply.split(/\s+/).length }),
        )
        const reasons = panel
          .getByRole('region', { name: translate('report:criteria.part8') })
          .nth(at)
        await expect(reasons).toContainText(String(getScore(`${id}-part8-0${at + 1}`)))
        await expect(reasons.getByRole('listitem').first()).toBeVisible()
      }
    })
  },
)
