import { type Locator, type Page, expect } from '@playwright/test'
import type { Question } from '../../server/content/assessment-schema'
import type { AppServer } from '../app-server'
import { patient } from '../../scripts/lib/patience.mjs'
import { assessment } from './assessment'
import { type Answer, callAs, demo, getReport } from './people'
import { optionText } from './questions'
import { signIn } from './signing-in'
import { evaluated, lookEvery } from './time'
import type { Translate } from './words'

/** The rank buttons of each response, in the order they stand on the page. */
export const rankings = (page: Page, translate: Translate): Locator =>
  page.getByRole('group', { name: translate.like('parts:ranking.ranksOf') })

/** How a candidate takes the parts of the annotation assessment: by what stands on the page. */
export const annotation = (page: Page, translate: Translate) => {
  const taking = assessment(page, translate, 'annotation')
  const player = page.getByRole('group', { name: translate('parts:audio.label'), exact: true })
  const sound = page.locator('audio')
  const toName = (at: number) =>
    translate('parts:ranking.response', {
      letter: [...translate('parts:ranking.letters')][at] ?? '',
    })
  const place = (rank: number) =>
    page
      .getByRole('list', { name: translate('parts:ranking.order') })
      .getByRole('listitem')
      .nth(rank - 1)

  return {
    ...taking,
    player,
    /** What the candidate hears; it has no controls of the browser. */
    sound,
    /** Where its playing stands, in seconds. */
    soundState: () =>
      sound.evaluate((audio) =>
        audio instanceof HTMLAudioElement
          ? {
              at: audio.currentTime,
              of: audio.duration,
              rate: audio.playbackRate,
              paused: audio.paused,
            }
          : null,
      ),
    inPlayer: (key: string) =>
      player.getByRole('button', { name: translate(`parts:audio.${key}`), exact: true }),
    picture: page.getByRole('region', { name: translate('parts:ocr.picture') }),
    /** The sentences of the correction, each with its field. */
    sentences: page
      .getByRole('list', { name: translate('parts:correction.title') })
      .getByRole('listitem'),
    place,
    nameOf: toName,

    async beginPart(part: number): Promise<void> {
      const begin = page.getByRole('button', {
        name: translate('assessment:briefing.begin.numbered', { part }),
        exact: true,
      })
      await begin.click()
      await expect(begin).toBeHidden()
    },

    isAt: (number: number, total: number) =>
      expect(
        page.getByRole('heading', {
          name: translate('assessment:questions.question', { number, total }),
          exact: true,
        }),
      ).toBeVisible(),

    /** From the question that is shown to the next, or after the last to all answers. */
    goOn: () =>
      page
        .locator('form')
        .getByRole('button', {
          name: new RegExp(
            `^(${translate('assessment:questions.next')}|${translate('assessment:questions.review')})$`,
          ),
        })
        .click(),

    goTo: (number: number) =>
      page
        .getByRole('navigation', { name: translate('assessment:questions.navigator') })
        .getByRole('button', {
          name: new RegExp(
            `^(${translate('assessment:questions.goTo', { number })}|${translate('assessment:questions.goToOpen', { number })})$`,
          ),
        })
        .click(),

    option: (question: Question, option: string) =>
      page.getByRole('radio', { name: optionText(question, option), exact: true }),

    /** From all answers back to one of them. */
    change: (number: number) =>
      page
        .getByRole('button', {
          name: translate('assessment:questions.change', { number }),
          exact: true,
        })
        .click(),

    rank: (at: number, rank: number) =>
      rankings(page, translate)
        .nth(at)
        .getByRole('button')
        .nth(rank - 1)
        .click(),

    async dragTo(at: number, rank: number): Promise<void> {
      await page
        .getByRole('group', { name: toName(at), exact: true })
        .locator('[draggable=true]')
        .dragTo(place(rank).locator('> div'))
      await expect(place(rank)).toContainText(toName(at))
    },

    /** Ranks the responses from the first to the last: a number key each, and Tab to the next. */
    async rankByKeys(ranks: readonly number[]): Promise<void> {
      await rankings(page, translate).first().getByRole('button').first().focus()
      for (const rank of ranks) {
        await page.keyboard.press(String(rank))
        await page.keyboard.press('Tab')
      }
    },

    task: (number: number, words: number) =>
      page
        .getByRole('button', {
          name: translate('assessment:writing.goTo', {
            number,
            state: translate('assessment:writing.words', { count: words }),
          }),
          exact: true,
        })
        .click(),

    /** Waits until the result is complete. A reviewer scores the replies that wait for one. */
    async result(server: AppServer, person: { email: string }): Promise<void> {
      await evaluated(server, person, 'annotation_v3')
      await reviewReplies(server, person)
      await page.clock.fastForward(lookEvery * 1000)
      await expect(taking.heading('result.completed')).toBeVisible({ timeout: patient(60_000) })
    },
  }
}

/** Scores the replies that wait for a reviewer, as the scorer is not sure of every text. */
async function reviewReplies(server: AppServer, person: { email: string }): Promise<void> {
  const { answers, result }: Answer = await getReport(server, person, 'annotation_v3')
  const waiting = answers.filter((answer: { awaits_review: boolean }) => answer.awaits_review)
  if (waiting.length === 0) return
  const scores = { coherence: 80, lexical_resource: 75, grammar: 85 }
  await callAs(server, demo.recruiter, 'reviewScores', {
    params: { assessment_id: 'annotation_v3', id: result.attempt.id },
    body: {
      writing: {
        scores: Object.fromEntries(
          waiting.map(({ question }: { question: { id: string } }) => [question.id, scores]),
        ),
      },
    },
  })
}

/** What ends each part. */
export const submit = 'questions.submit.numbered'

/** Two replies of the length that is asked for. */
export const replies = [
  'I am sorry that your uncle does not sound like himself. The app has learned mostly from formal Arabic, so it may turn dialect into words that it knows better. You could look for a setting that keeps the dialect, or listen to the message again and correct the text by hand. Please keep the recording too, because no app can promise to catch every word that he said.',
  'I understand that you have to plan, so please do not rely on my translation. I read the notice from a photo, and a number that is blurred or hidden can be read wrongly; your neighbour may be right. Could you send a sharper photo, or ask the guard of the building? Until you know for certain, keep enough water for your baby for the whole day, from one until seven.',
] as const

/** Somebody who is signed in and has come as far as the first part. */
export async function begun(
  page: Page,
  server: AppServer,
  translate: Translate,
  person: { email: string; password: string },
) {
  await page.clock.install()
  await signIn(page, server, person)
  const taking = annotation(page, translate)
  await taking.prepareAndStart()
  return taking
}
