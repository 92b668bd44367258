import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desc, eq } from 'drizzle-orm'
import { accessLog, mails } from '../users/users.table'
import { templates } from '../../mail/templates'
import { lastMailTo, signUp } from '../../testing/people'
import { addPerson, type Person } from '../../testing/personas'
import { startTestServer, type TestServer } from '../../testing/server'

let server: TestServer
let recruiter: Person
beforeAll(async () => {
  server = await startTestServer()
  recruiter = await addPerson(server, 'recruiter', { firstName: 'Salem', lastName: 'Al Ketbi' })
})
afterAll(() => server.close())

const get = async (id: string) =>
  (await server.client('getEmailTemplate', { token: recruiter.token, params: { id } })).body
const update = (id: string, body: object) =>
  server.client('updateEmailTemplate', {
    token: recruiter.token,
    params: { template_id: id },
    body: { subject: 'S', subject_ar: 'س', body: 'B {{code}}', body_ar: 'ب {{code}}', ...body },
  })

describe('the templates', () => {
  test('are listed as they are sent, unchanged, with names in the language of the reader', async () => {
    const { data } = (
      await server.client('listEmailTemplates', {
        token: recruiter.token,
        query: { page: '1', limit: '3' },
        lang: 'ar',
      })
    ).body
    expect(data).toMatchObject({ page: 1, limit: 3, total: templates.length })
    expect(data.results.map(({ template_id: id }: { template_id: string }) => id)).toEqual([
      'resend-email',
      'resend-email-link',
      'onboarding-invite',
    ])
    expect(data.results[2]).toMatchObject({
      name: 'دعوة إلى إكمال طلب التسجيل',
      kind: 'onboarding-invite',
      subject: 'Complete your registration with Masar',
      updated_at: null,
      updated_by: null,
    })
  })

  test('hold the text of both languages with their merge fields, and say which fields are needed', async () => {
    const { data } = await get('resend-email')
    expect(data.subject).toBe('{{code}} is your Masar code')
    expect(data.body_ar).toContain('مرحباً {{name}}')
    expect(data).toMatchObject({
      action: 'Confirm my email',
      merge_fields: [
        { name: 'name', needed: false, sample: 'Mariam', sample_ar: 'مريم' },
        { name: 'code', needed: true },
      ],
    })
  })

  test('a template that does not exist is not found', async () => {
    expect(await get('nothing')).toMatchObject({
      code: 'email_template_not_found',
      message: 'Email Templates not found.',
    })
  })
})

describe('changing one', () => {
  test('changes the mails that are sent from then on, and says who changed it', async () => {
    const { body } = await update('resend-email', {
      subject: 'Marhaba {{name}}',
      body: 'Here it is: {{ code }}\n\nSee you soon.',
      subject_ar: 'أهلاً {{name}}',
      body_ar: 'هذا هو: {{code}}',
    })
    expect(body).toMatchObject({
      message: 'Email template updated.',
      data: {
        subject: 'Marhaba {{name}}',
        updated_by: 'Salem Al Ketbi',
        updated_at: expect.any(String),
      },
    })
    const { email } = await signUp(server, 'Khalid Saeed')
    const mail = await lastMailTo(server, email)
    expect(mail.subject).toBe('Marhaba Khalid')
    expect(mail.text).toMatch(/^Here it is: \d{4}\n\nSee you soon\./)
    const [entry] = await server.deps.db
      .select()
      .from(accessLog)
      .where(eq(accessLog.action, 'email_template.changed'))
    expect(entry).toMatchObject({
      userId: recruiter.id,
      subjectId: 'resend-email',
      detail: { from: '{{code}} is your Masar code', to: 'Marhaba {{name}}' },
    })
  })

  test('invitations and approvals use the edited words, and a name is never read as a merge field', async () => {
    await update('onboarding-invite', {
      body: 'Please finish, {{name}}.',
      body_ar: 'أكمل يا {{name}}.',
    })
    await update('approved', { body: 'Welcome, {{name}}!', body_ar: 'أهلاً {{name}}!' })
    const admin = await addPerson(server, 'admin')
    const [invited, approved] = [
      await addPerson(server, 'noRole', { lang: 'ar', firstName: 'ليلى' }),
      await addPerson(server, 'pendingCandidate', { firstName: '{{code}} & <b>Co</b>' }),
    ]
    await server.client('sendEmail', {
      token: admin.token,
      body: { kind: 'onboarding-invite', email: invited.email },
    })
    await server.client('adminActionCandidate', {
      token: admin.token,
      body: { user_ids: [approved.id], action: 'approved' },
    })
    const [invitation] = await server.deps.db
      .select()
      .from(mails)
      .where(eq(mails.to, invited.email))
      .orderBy(desc(mails.at))
    const [approval] = await server.deps.db.select().from(mails).where(eq(mails.about, approved.id))
    expect(invitation?.text).toContain('أكمل يا ليلى.')
    expect(approval?.text).toContain('Welcome, {{code}} & <b>Co</b>!')
    expect(approval?.html).toContain('&lt;b&gt;Co&lt;/b&gt;')
  })

  test.each([
    [
      'a place that this mail does not have',
      { subject: 'Hello {{first_name}}' },
      { subject: 'This email does not have one of the merge fields' },
    ],
    [
      'a needed place that is missing in one language',
      { body_ar: 'مرحباً' },
      { body_ar: 'A merge field that this email needs is missing' },
    ],
    [
      'braces that are no place',
      { body: '{{code}} {{name}' },
      { body: 'A merge field needs two braces on each side' },
    ],
    ['an empty text', { subject_ar: '  ' }, { subject_ar: 'Field cannot be empty' }],
  ])('is refused beside its field with %s', async (_what, body, fields) => {
    expect((await update('password-reset', body)).body).toMatchObject({
      code: 'validation_failed',
      fields,
    })
    expect((await get('password-reset')).data.updated_at).toBeNull()
  })

  test('a candidate cannot', async () => {
    const { token } = await addPerson(server, 'candidate')
    expect(
      (
        await server.client('updateEmailTemplate', {
          token,
          params: { template_id: 'approved' },
          body: { subject: 'a', subject_ar: 'a', body: 'a', body_ar: 'a' },
        })
      ).status,
    ).toBe(403)
  })
})
