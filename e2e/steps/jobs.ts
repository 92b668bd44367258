import { expect, type Locator, type Page } from '@playwright/test'
import type { AppServer } from '../app-server'
import { call } from './people'
import type { Translate } from './words'

/** A job that matches somebody, with a course that raises its score. */
export interface Promising {
  id: string
  title: string
  score: number
  course: string
}

/**
 * The best match for which there is a course, as the server says it in the language of the page.
 */
export async function promisingJob(server: AppServer, token: string): Promise<Promising> {
  const { data } = await call(server, 'listMatchingJobs', { token, query: { limit: '100' } })
  const titled = (title: string) =>
    data.results.filter(({ job_title: other }: { job_title: string }) => other === title).length
  for (const job of data.results.slice(0, 12)) {
    if (titled(job.job_title) > 1) continue
    const courses = await call(server, 'listUpskillCourses', { token, body: { job_id: job.jid } })
    const widest = job.job_gap.toSorted(
      (one: { contribution: number }, other: { contribution: number }) =>
        one.contribution - other.contribution,
    )
    const group = widest
      .flatMap(({ ref_skill: skill }: { ref_skill: string | null }) =>
        courses.data.upskill_nf.filter(
          ({ ref_skill }: { ref_skill: string | null }) => ref_skill === skill,
        ),
      )
      .at(0)
    if (group?.courses[0]?.score > 1)
      return {
        id: job.jid,
        title: job.job_title,
        score: Math.round(Math.round(job.matching_score * 10_000) / 100),
        course: group.courses[0].id,
      }
  }
  throw new Error('None of the best matches has a course that adds to it.')
}

/** How a candidate finds a job, reads why it matches, and does something about it. */
export const jobs = (page: Page, translate: Translate) => {
  const button = (key: string, within: Page | Locator = page) =>
    within.getByRole('button', { name: translate(`jobs:${key}`), exact: true })
  const heart = (title: string) =>
    page.getByRole('button', { name: translate('jobs:favorite.label', { title }), exact: true })
  return {
    button,
    heart,
    row: (title: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: title, exact: true }) }),
    score: page.getByRole('region', { name: translate('jobs:score.title'), exact: true }),

    async open(): Promise<void> {
      await page
        .getByRole('link', { name: translate('common:nav.matchingJobs'), exact: true })
        .first()
        .click()
      await expect(
        page.getByRole('heading', { level: 1, name: translate('jobs:list.title') }),
      ).toBeVisible()
    },

    async search(title: string): Promise<void> {
      const field = page.getByRole('searchbox', { name: translate('jobs:filter.title') })
      await field.fill(title)
      await field.press('Enter')
      await expect(page).toHaveURL(/title=/)
    },

    /** The numbers of what adds to the score, and what they are together. */
    async adds(): Promise<{ parts: number[]; together: number }> {
      const panel = page.getByRole('region').filter({ hasText: translate('jobs:adds.together') })
      const numbers = await panel.locator('bdi[dir=ltr]').allTextContents()
      return { parts: numbers.slice(0, -1).map(Number), together: Number(numbers.at(-1)) }
    },

    async like(title: string): Promise<void> {
      const liked = page.waitForResponse(
        (response) => response.url().endsWith('/candidate/favorite/') && response.ok(),
      )
      await heart(title).click()
      await expect(heart(title)).toHaveAttribute('aria-pressed', 'true')
      await liked
    },

    async withdraw(): Promise<void> {
      await button('action.withdraw').click()
      const dialog = page.getByRole('dialog', { name: translate('jobs:ask.withdraw') })
      await button('action.withdraw', dialog).click()
      await expect(button('action.apply')).toBeVisible()
    },

    /** The first course of the page that can be registered for, through to its end. */
    async takeCourse(looks: () => Promise<void>): Promise<void> {
      await page
        .getByRole('button', { name: new RegExp(`^${translate('courses:register')}`) })
        .first()
        .click()
      const complete = page
        .getByRole('button', { name: new RegExp(`^${translate('courses:complete')}`) })
        .first()
      await complete.click()
      await looks()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: translate('courses:complete'), exact: true })
        .click()
      await expect(page.getByText(translate('courses:completed.rose'))).toBeVisible()
    },
  }
}
