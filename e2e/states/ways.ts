import { joining } from '../steps/joining'
import { type Answer, confirmed, demo, signedUp } from '../steps/people'
import { tokensFor } from '../steps/signing-in'
import type { Sweep } from './faults'
import { becomes, judgeFull } from './sweep'

/** Leads to a page that is there after some steps only, and judges it. */
type Way = (sweep: Sweep) => Promise<void>

/** A resume, where the demo data has none. */
const file = {
  id: '00000000-0000-4000-8000-000000000001',
  filename: 'resume.pdf',
  size: 81_920,
  uploaded_at: '2026-01-05T08:00:00.000Z',
}

/**
 * By the path of the page. The pages of one journey are checked during it, and are listed with the
 * last of them.
 */
export const ways: ReadonlyMap<readonly string[], Way> = new Map<readonly string[], Way>([
  [
    ['/auth/email-verified'],
    async (sweep) => {
      const person = await signedUp(sweep.server, 'Salama')
      await becomes(sweep, await tokensFor(sweep.server, person))
      await sweep.page.goto(`/auth/verify-email/${await sweep.server.codeFor(person.email)}`)
      await judgeFull(sweep, '/auth/email-verified')
    },
  ],
  [
    ['/candidate/profile-loading', '/candidate/type-profile'],
    async (sweep) => {
      await becomes(sweep, await tokensFor(sweep.server, demo.candidate))
      const profile = (status: string, failure: string | null) => (data: Answer) => ({
        ...data,
        status: 'in_progress',
        upload_response: null,
        resume: { ...file, ...data.resume, status, failure, progress: 40 },
      })
      const withoutResume = (data: Answer) => ({
        ...profile('in_progress', null)(data),
        resume: null,
      })
      for (const change of [
        profile('in_progress', null),
        withoutResume,
        profile('failed', 'resume_broken'),
      ]) {
        const end = sweep.network.change('getUserProfile', change)
        await sweep.page.goto('/candidate/profile-loading')
        await judgeFull(sweep, '/candidate/profile-loading')
        end()
      }
      const end = sweep.network.change('getUserProfile', profile('failed', 'resume_broken'))
      await sweep.page.goto('/candidate/type-profile')
      await judgeFull(sweep, '/candidate/type-profile')
      end()
    },
  ],
  [
    [
      '/auth/reset-password/verify',
      '/auth/reset-password/create-new-password',
      '/auth/reset-password/success',
    ],
    async (sweep) => {
      const { page, translate, server } = sweep
      const person = await confirmed(server, 'Noura')
      const at = joining(page, translate)
      await becomes(sweep, null)
      await page.goto('/auth/reset-password/email-verification')
      await at.field('auth:field.email').fill(person.email)
      const before = (await server.mailsTo(person.email)).length
      await at.press('auth:reset.send')
      await at.heading('auth:reset.codeTitle').waitFor()
      await judgeFull(sweep, '/auth/reset-password/verify')
      while ((await server.mailsTo(person.email)).length === before)
        await new Promise((resolve) => setTimeout(resolve, 50))
      await at.enterCode(await server.codeFor(person.email))
      await at.heading('auth:reset.passwordTitle').waitFor()
      await judgeFull(sweep, '/auth/reset-password/create-new-password')
      await at.field('auth:field.newPassword').fill('Dune-Grass8')
      await at.field('auth:field.confirmPassword').fill('Dune-Grass8')
      await at.press('auth:reset.change')
      await at.heading('auth:reset.doneTitle').waitFor()
      await judgeFull(sweep, '/auth/reset-password/success')
    },
  ],
])

export const reached: readonly string[] = [...ways.keys()].flat()
