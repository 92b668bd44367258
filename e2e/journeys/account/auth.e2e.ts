import { writeFileSync } from 'node:fs'
import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { joining } from '../../steps/joining'
import {
  approve,
  call,
  confirmed,
  demo,
  newcomer,
  resumeFile,
  signedUp,
  waitingRecruiter,
} from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import { lookEvery } from '../../steps/time'
import { wordsIn } from '../../steps/words'
import { arabicTwin, putTogether } from '../../lanes'

const minutes = 60

const otherThan = (code: string) => (code === '1234' ? '4321' : '1234')

test.describe('confirming an address', () => {
  test(
    'a wrong code and an expired one are refused beside the field, and a new one goes on',
    { tag: putTogether },
    async ({ page, server, translate }) => {
      const person = newcomer('Salama')
      const at = joining(page, translate)
      await at.signUp(person)
      const code = await server.codeFor(person.email)

      await at.enterCode(otherThan(code))
      await at.sees(translate('errors:invalid_code'))
      await server.advanceClock(15 * minutes + 1)
      await at.enterCode(code)
      await at.sees(translate('errors:code_expired'))

      const before = (await server.mailsTo(person.email)).length
      await at.press('auth:resend.action')
      await at.sees(translate('notices:email_sent'))
      // One code in ten thousand is the one before it: a new mail is known by its coming.
      await expect
        .poll(async () => (await server.mailsTo(person.email)).length)
        .toBeGreaterThan(before)
      await at.enterCode(await server.codeFor(person.email))
      await expect(at.heading('auth:verified.title')).toBeVisible()
      await at.press('auth:verified.continue')
      await expect(at.heading('onboarding:choice.title')).toBeVisible()
    },
  )

  test(
    'the link of the mail confirms the address in another browser, once',
    { tag: putTogether },
    async ({ page, server, translate }) => {
      const person = await signedUp(server, 'Hessa')
      const at = joining(page, translate)
      const link = await server.linkFor(person.email)

      await page.goto(link)
      await expect(at.heading('auth:verified.title')).toBeVisible()
      await at.press('auth:verified.login')
      await expect(at.heading('login:title')).toBeVisible()
      await page.goto(link)
      await expect(at.heading('auth:verify.linkFailed')).toBeVisible()
      await at.sees(translate('errors:link_used'))
    },
  )

  test(
    'an address that has an account is refused beside its field, and what was typed stays',
    { tag: putTogether },
    async ({ page, translate }) => {
      const at = joining(page, translate)
      await page.goto('/auth/signup')
      await at.fillSignUp({ ...newcomer(), email: demo.candidate.email })
      await at.press('auth:signup.submit')
      await at.sees(translate('errors:fields.email_taken'))
      await expect(at.field('auth:field.email')).toBeFocused()
      await expect(at.field('auth:field.email')).toHaveValue(demo.candidate.email)
    },
  )
})

test.describe('a forgotten password', () => {
  test(
    'is replaced by the code of the mail, and the old one no longer opens',
    { tag: putTogether },
    async ({ page, server, translate }) => {
      const person = await confirmed(server, 'Noura')
      const at = joining(page, translate)
      await page.goto('/auth/login')
      await page.getByRole('link', { name: translate('login:forgot') }).click()
      // The page left stands until the next one is loaded, and has a field of the same name.
      await expect(at.heading('auth:reset.title')).toBeVisible()
      await at.field('auth:field.email').fill(person.email)
      const before = (await server.mailsTo(person.email)).length
      await at.press('auth:reset.send')
      await expect(at.heading('auth:reset.codeTitle')).toBeVisible()
      await expect
        .poll(async () => (await server.mailsTo(person.email)).length)
        .toBeGreaterThan(before)
      const code = await server.codeFor(person.email)
      await at.enterCode(otherThan(code))
      await at.sees(translate('errors:invalid_code'))
      await at.enterCode(code)
      await expect(at.heading('auth:reset.passwordTitle')).toBeVisible()

      const change = async (password: string) => {
        await at.field('auth:field.newPassword').fill(password)
        await at.field('auth:field.confirmPassword').fill(password)
        await at.press('auth:reset.change')
      }
      await change(person.password)
      await at.sees(translate('errors:fields.password_unchanged'))
      await change('Dune-Grass8')
      await expect(at.heading('auth:reset.doneTitle')).toBeVisible()
      await at.press('auth:toLogin')

      await at.logIn(person)
      await at.sees(translate('errors:invalid_credentials'))
      await at.logIn({ ...person, password: 'Dune-Grass8' })
      await expect(at.heading('onboarding:choice.title')).toBeVisible()
    },
  )

  test(
    'is replaced by the link of the mail, which works once',
    { tag: putTogether },
    async ({ page, server, translate }) => {
      const person = await confirmed(server, 'Reem')
      const at = joining(page, translate)
      await call(server, 'forgotPassword', { body: { email: person.email } })
      await expect.poll(() => server.linkFor(person.email)).toContain('/auth/reset-password/')
      const link = await server.linkFor(person.email)
      await page.goto(link)
      await expect(at.heading('auth:reset.passwordTitle')).toBeVisible()
      await at.field('auth:field.newPassword').fill('Dune-Grass8')
      await at.field('auth:field.confirmPassword').fill('Dune-Grass8')
      await at.press('auth:reset.change')
      await expect(at.heading('auth:reset.doneTitle')).toBeVisible()

      await page.goto(link)
      await expect(at.heading('auth:reset.title')).toBeVisible()
      await at.sees(translate('errors:link_used'))
    },
  )
})

test(
  'a wrong password is refused, and whoever goes on is told how long to wait',
  { tag: putTogether },
  async ({ page, server, translate }) => {
    const person = await confirmed(server, 'Amna')
    const at = joining(page, translate)
    await at.logIn({ ...person, password: 'Wrong-Palm1' })
    await at.sees(translate('errors:invalid_credentials'))
    for (let tries = 1; tries < 5; tries += 1)
      await call(server, 'loginUser', {
        body: { email: person.email, password: 'Wrong-Palm1' },
      }).catch(() => undefined)
    // Each wait is twice as long as the one before, and soon longer than a try takes.
    const [wrong, wait] = [
      translate('errors:invalid_credentials'),
      translate.like('errors:rate_limited'),
    ]
    await expect(async () => {
      await at.logIn({ ...person, password: 'Wrong-Palm1' })
      await page.getByText(wrong).or(page.getByText(wait)).waitFor()
      await expect(page.getByText(wait)).toBeVisible({ timeout: 1 })
    }).toPass({ intervals: [0] })
  },
)

test.describe('the details of a candidate', () => {
  test(
    'a bad Emirates ID, a mistyped file and a resume of 30.1 MB are refused in their place, and nothing else is lost',
    { tag: putTogether },
    async ({ page, server, translate }, testInfo) => {
      const person = await confirmed(server, 'Shaikha')
      const at = joining(page, translate)
      await at.logIn(person)
      await page.getByRole('link', { name: translate('onboarding:choice.candidate.title') }).click()
      await at.choose('onboarding:about.isEmirati', 'onboarding:answer.yes')
      await at.press('onboarding:step.next')
      await at.sees(translate('common:rule.required'))
      await at.field('onboarding:about.emiratesId').fill('123456789012345')
      await at.sees(translate('onboarding:rule.emiratesIdStart'))
      await at.field('onboarding:about.emiratesId').fill('784199912345')
      await at.sees(translate('onboarding:rule.emiratesId', { digits: 12 }))
      await at.describeOneself()

      await expect(at.heading('onboarding:resume.title')).toBeVisible()
      await at.press('onboarding:step.next')
      await at.sees(translate('onboarding:rule.resume'))
      const file = at.field('onboarding:resume.file')
      // By its path: what is in memory goes to the browser as text.
      const large = testInfo.outputPath('resume.pdf')
      writeFileSync(large, Buffer.alloc(Math.ceil(30.1 * 1024 * 1024), 'x'))
      await file.setInputFiles(large)
      await at.sees(translate('user:file.refused.resumeSize'))
      await file.setInputFiles({
        name: 'resume.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(4000)]),
      })
      await at.sees(translate('errors:unsupported_file_type'))
      await file.setInputFiles({
        name: 'resume.pages',
        mimeType: 'application/pdf',
        buffer: Buffer.from('x'),
      })
      await at.sees(translate('user:file.refused.type'))
      await file.setInputFiles(resumeFile('empty-page.pdf'))
      await expect(page.getByRole('button', { name: translate('user:file.remove') })).toBeVisible()

      await page.reload()
      await expect(page.getByText('empty-page.pdf')).toBeVisible()
      await at.press('onboarding:step.next')
      await at.describeBackground()
      await at.giveAvailability()
      await expect(at.heading('onboarding:pending.title')).toBeVisible()
      await at.sees(translate('user:resume.failure.resume_no_text'))
    },
  )
})

test.describe('who may be where', () => {
  test(
    'a recruiter is held until an admin approves, and then let in without a reload',
    { tag: putTogether },
    async ({ page, context, server, translate }) => {
      await context.clock.install()
      const person = await waitingRecruiter(server, 'Omar')
      const at = joining(page, translate)
      await at.logIn(person)
      await expect(at.heading('onboarding:pending.title')).toBeVisible()
      await page.goto('/recruiter/dashboard')
      await expect(at.heading('onboarding:pending.title')).toBeVisible()
      await expect(page).toHaveURL(/pending-verification/)
      await expect(
        call(server, 'adminSearchCandidates', {
          token: person.token,
          body: { page: 1, limit: 10 },
        }),
      ).rejects.toThrow('403')
      await approve(server, person.id)
      await context.clock.fastForward(lookEvery * 1000)
      await expect(page).toHaveURL(/\/recruiter\/dashboard$/, { timeout: patient(20_000) })
    },
  )

  test(
    'a page asked for before logging in opens after it, and never one of another origin',
    { tag: putTogether },
    async ({ page, translate }) => {
      const at = joining(page, translate)
      await page.goto('/candidate/assessments?from=mail')
      await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
      await at.logIn(demo.candidate)
      await expect(page).toHaveURL(/\/candidate\/assessments\?from=mail$/)
      await at.logOut()
      await expect(at.heading('login:title')).toBeVisible()
      await page.goto(`/auth/login?redirect=${encodeURIComponent('//evil.example/candidate')}`)
      await at.logIn(demo.candidate)
      await expect(page).toHaveURL(/localhost:\d+\/candidate\/dashboard$/)
    },
  )

  test(
    'everybody is led home from where they may not be',
    { tag: putTogether },
    async ({ page, newPerson, translate }) => {
      await page.goto('/auth/verify-email')
      await expect(page).toHaveURL(/\/auth\/login/)
      await page.goto('/no/such/page')
      await expect(joining(page, translate).heading('common:notFound.title')).toBeVisible()

      await joining(page, translate).logIn(demo.candidate)
      await expect(page).toHaveURL(/\/candidate\/dashboard$/)
      for (const address of [
        '/recruiter/dashboard',
        '/recruiter/admin/candidates',
        '/auth/login',
        '/auth/onboarding',
        '/auth/pending-verification',
      ]) {
        await page.goto(address)
        await expect(page, `from ${address}`).toHaveURL(/\/candidate\/dashboard$/)
      }
      const recruiter = await newPerson()
      await joining(recruiter, translate).logIn(demo.recruiter)
      await expect(recruiter).toHaveURL(/\/recruiter\/dashboard$/)
      for (const address of [
        '/recruiter/admin/candidates',
        '/candidate/assessments/english',
        '/auth/signup',
      ]) {
        await recruiter.goto(address)
        await expect(recruiter, `from ${address}`).toHaveURL(/\/recruiter\/dashboard$/)
      }
    },
  )
})

test(
  'the language turns the whole page around and stays',
  { tag: putTogether },
  async ({ page, translate }) => {
    const arabic = wordsIn('ar')
    const html = page.locator('html')
    await page.goto('/auth/login')
    await expect(html).toHaveAttribute('dir', 'ltr')
    await expect(page).toHaveTitle(
      `${translate('common:page.login').toUpperCase()} | ${translate('common:product.name')}`,
    )
    await joining(page, translate).field('login:field.email').fill('maitha@people.example')
    await page.getByRole('button', { name: 'العربية' }).click()
    await expect(html).toHaveAttribute('dir', 'rtl')
    await expect(html).toHaveAttribute('lang', 'ar')
    await expect(page).toHaveTitle(
      `${arabic('common:page.login')} | ${arabic('common:product.name')}`,
    )
    await expect(joining(page, arabic).field('login:field.email')).toHaveValue(
      'maitha@people.example',
    )
    await page.reload()
    await expect(joining(page, arabic).heading('login:title')).toBeVisible()
    await page.getByRole('button', { name: 'English' }).click()
    await expect(html).toHaveAttribute('dir', 'ltr')
  },
)

for (const language of ['en', 'ar'] as const) {
  test.describe(`getting in, in ${language}`, { tag: arabicTwin(language) }, () => {
    test.use({ language })

    test('what no address leads to can be used by everybody as well', async ({
      page,
      server,
      translate,
      a11y,
    }) => {
      const at = joining(page, translate)
      await page.goto('/book-demo')
      await at.press('demo:send')
      await expect(page.getByText(translate('common:rule.required'))).toHaveCount(3)
      await a11y(page)
      await at.field('demo:field.name').fill('Noura Hassan')
      await at.field('demo:field.email').fill(newcomer('Noura').email)
      await at.field('demo:field.company').fill('Noor Data')
      await at.field('demo:field.message').fill('The reports.')
      await at.press('demo:send')
      await expect(at.heading('demo:thanks')).toBeFocused()
      await a11y(page)
      await page.goto('/auth/signup')
      await at.press('auth:signup.submit')
      await at.sees(translate('common:rule.required'))
      await a11y(page)
      await signIn(page, server, await confirmed(server, 'Mouza'), '/auth/onboarding')
      await page.getByRole('link', { name: translate('onboarding:choice.candidate.title') }).click()
      await at.describeOneself()
      await expect(at.heading('onboarding:resume.title')).toBeVisible()
      await a11y(page)
      await at.giveResume(resumeFile())
      await expect(at.heading('onboarding:background.title')).toBeVisible()
      await a11y(page)
      await at.describeBackground()
      await expect(at.heading('onboarding:availability.title')).toBeVisible()
      await a11y(page)
    })
  })
}
