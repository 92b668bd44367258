import { type Page, expect } from '@playwright/test'
import { patient } from '../../scripts/lib/patience.mjs'
import { newEmiratesId } from '../../server/testing/emirates-ids'
import { type Newcomer, resumeFile } from './people'
import type { Translate } from './words'

/** The steps of signing up and in, as people take them on the page. */
export const joining = (page: Page, translate: Translate) => {
  const field = (key: string) => page.getByLabel(translate(key), { exact: true })
  const press = (key: string) =>
    page.getByRole('button', { name: translate(key), exact: true }).click()
  const choose = (group: string, option: string) =>
    page
      .getByRole('radiogroup', { name: translate(group) })
      .getByLabel(translate(option), { exact: true })
      .check()
  const heading = (key: string) => page.getByRole('heading', { level: 1, name: translate(key) })

  return {
    field,
    press,
    choose,
    heading,
    /** The sentence beside a field, or on the page. */
    sees: (sentence: string) =>
      expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible(),

    async logIn({ email, password }: { email: string; password: string }): Promise<void> {
      if (!page.url().includes('/auth/login')) await page.goto('/auth/login')
      await field('login:field.email').fill(email)
      await field('login:field.password').fill(password)
      await press('login:submit')
    },

    /** On the profile: another resume is chosen and handed in, of which nothing can be read. */
    async replaceWithEmptyPage(): Promise<void> {
      const panel = page.getByRole('region', { name: translate('profile:resume.title') })
      await panel.getByRole('button', { name: translate('profile:resume.replace') }).click()
      await panel
        .getByLabel(translate('user:resume.other'), { exact: true })
        .setInputFiles(resumeFile('empty-page.pdf'))
      await expect(panel.getByRole('button', { name: translate('user:file.remove') })).toBeVisible()
      await panel.getByRole('button', { name: translate('user:resume.replace') }).click()
      await expect(panel.getByText(translate('user:resume.failure.resume_no_text'))).toBeVisible()
    },

    async fillSignUp(person: Newcomer): Promise<void> {
      await field('auth:field.fullName').fill(person.fullName)
      await field('auth:field.mobile').fill(person.mobile)
      await field('auth:field.email').fill(person.email)
      await field('auth:field.password').fill(person.password)
      await field('auth:field.confirmPassword').fill(person.password)
      await page.getByRole('checkbox').check()
    },

    async signUp(person: Newcomer): Promise<void> {
      await page.goto('/auth/signup')
      await this.fillSignUp(person)
      await press('auth:signup.submit')
      await expect(heading('auth:verify.title')).toBeVisible()
    },

    /** The fourth digit sends it. */
    enterCode: (code: string) => field('auth:field.code').fill(code),

    /** Straight after the address was confirmed: candidate, and every field of the four steps. */
    async onboardAsCandidate(resume = resumeFile()): Promise<void> {
      await page.getByRole('link', { name: translate('onboarding:choice.candidate.title') }).click()
      await this.describeOneself()
      await this.giveResume(resume)
      await this.describeBackground()
      await this.giveAvailability()
    },

    async describeOneself(): Promise<void> {
      await expect(heading('onboarding:about.title')).toBeVisible()
      await choose('onboarding:about.isEmirati', 'onboarding:answer.yes')
      await field('onboarding:about.emiratesId').fill(newEmiratesId())
      await field('onboarding:about.city').selectOption({
        label: translate('onboarding:city.al_ain'),
      })
      await field('onboarding:about.address').fill('Al Jimi, street 5, house 4')
      await press('onboarding:step.next')
    },

    async giveResume(path: string): Promise<void> {
      await expect(heading('onboarding:resume.title')).toBeVisible()
      await field('onboarding:resume.file').setInputFiles(path)
      await expect(page.getByRole('button', { name: translate('user:file.remove') })).toBeVisible()
      await field('onboarding:network.linkedin').fill(
        'https://www.linkedin.com/in/maitha-al-suwaidi',
      )
      await press('onboarding:step.next')
    },

    async saysThereIsNoResume(look: (page: Page) => Promise<void>): Promise<void> {
      await expect(heading('onboarding:resume.title')).toBeVisible()
      await page.getByRole('checkbox', { name: translate('onboarding:resume.without') }).check()
      await expect(page.getByText(translate('onboarding:resume.withoutBody'))).toBeVisible()
      await look(page)
      await press('onboarding:step.next')
    },

    async describeBackground(): Promise<void> {
      await expect(heading('onboarding:background.title')).toBeVisible()
      await choose('onboarding:background.education', 'onboarding:education.bachelors')
      await choose('onboarding:background.isStudent', 'onboarding:answer.no')
      await choose('onboarding:background.employed', 'onboarding:answer.no')
      await press('onboarding:step.next')
    },

    async giveAvailability(): Promise<void> {
      await expect(heading('onboarding:availability.title')).toBeVisible()
      await choose('onboarding:availability.fullTime', 'onboarding:answer.yes')
      await page
        .getByRole('group', { name: translate('onboarding:availability.slots') })
        .getByLabel(translate('onboarding:slot.weekday_mornings'))
        .check()
      await choose('onboarding:availability.mode', 'onboarding:mode.online')
      await choose('onboarding:availability.laptop', 'onboarding:answer.yes')
      await choose('onboarding:availability.wifi', 'onboarding:answer.yes')
      await choose('onboarding:availability.help', 'onboarding:answer.no')
      await choose('onboarding:availability.heardFrom', 'onboarding:channel.word_of_mouth')
      await press('onboarding:step.submit')
    },

    /** By the menu behind the picture; on the pages of getting in, by the button at the top. */
    async logOut(): Promise<void> {
      const menu = page.getByRole('button', { name: translate('common:account.menu') })
      const out = page.getByRole('button', {
        name: translate('common:account.logout'),
        exact: true,
      })
      // Right after a login the page of getting in, with a way out of its own, may still be
      // leaving.
      await expect(async () => {
        // A busy page may have taken a press of which it did not say so in time.
        if (
          await page
            .getByRole('status')
            .filter({ hasText: translate('common:state.signingOut') })
            .isVisible()
        )
          return
        if ((await menu.isVisible()) && !(await out.isVisible())) await menu.click()
        // A click would scroll to what opened where nobody sees it.
        await expect(out).toBeInViewport({ timeout: patient(1000) })
        await out.click({ timeout: patient(1000) })
      }).toPass()
    },
  }
}
