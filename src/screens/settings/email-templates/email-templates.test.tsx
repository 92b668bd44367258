// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

type Schemas = components['schemas']

const template: Schemas['EmailTemplate'] = {
  template_id: 'resend-email',
  name: 'Confirm email: code and button',
  kind: 'resend-email',
  subject: '{{code}} is your Masar code',
  subject_ar: 'رمزك {{code}}',
  body: 'Hello {{name}},\n\nYour code is {{code}}.',
  body_ar: 'مرحباً {{name}}،\n\nالرمز هو {{code}}.',
  action: 'Confirm my email',
  action_ar: 'تأكيد بريدي الإلكتروني',
  merge_fields: [
    { name: 'name', needed: false, sample: 'Mariam', sample_ar: 'مريم' },
    { name: 'code', needed: true, sample: '4821', sample_ar: '4821' },
  ],
  updated_at: null,
  updated_by: null,
}
const {
  body: _body,
  body_ar: _bodyAr,
  action: _action,
  action_ar: _actionAr,
  merge_fields: _fields,
  ...summary
} = template
const sent: unknown[] = []
const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter' }) }),
  on('listEmailTemplates', {
    data: {
      results: [
        summary,
        {
          ...summary,
          template_id: 'approved',
          name: 'Registration approved',
          subject: 'You are in',
          updated_at: '2026-11-20T08:00:00.000Z',
          updated_by: 'Noura Hassan',
        },
      ],
      page: 1,
      limit: 100,
      total: 2,
    },
  }),
  on('getEmailTemplate', { data: template }),
  on('updateEmailTemplate', ({ body }) => {
    sent.push(body)
    return {
      data: {
        ...template,
        ...(body as Schemas['UpdateEmailTemplate']),
        updated_at: '2026-11-21T08:00:00.000Z',
        updated_by: 'Salem Al Ketbi',
      },
      message: 'Email template updated.',
    }
  }),
)
prepareOpening()
beforeEach(() => {
  sent.length = 0
  localStorage.setItem('token', 'token-1')
})

const path = '/settings/edit-email-templates/resend-email'
const english = async () => within(await screen.findByRole('region', { name: 'English' }))
const previewIn = (language: 'English' | 'Arabic') =>
  within(screen.getByRole('region', { name: language })).getByRole('article', { name: 'Preview' })

test('the list says what each mail is for, its subject, and who changed it', async () => {
  await openScreen('/settings/email-templates')
  const rows = within(await screen.findByRole('table', { name: 'Email templates' })).getAllByRole(
    'row',
  )
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.anything(),
    expect.stringMatching(/Confirm email.*Original text/),
    expect.stringMatching(/Registration approved.*You are in.*20 Nov 2026.*Noura Hassan/),
  ])
  expect(screen.getByRole('link', { name: 'Registration approved' }).getAttribute('href')).toBe(
    '/settings/edit-email-templates/approved',
  )
})

test('the words of each language have a preview, which follows them while they are written', async () => {
  const at = await openScreen(path)
  const form = await english()
  expect(previewIn('English').textContent).toBe(
    '4821 is your Masar codeHello Mariam,Your code is 4821.Confirm my email',
  )
  await at.user.clear(form.getByRole('textbox', { name: 'Subject' }))
  await at.user.type(form.getByRole('textbox', { name: 'Subject' }), 'Welcome, {{{{name}}')
  expect(previewIn('English').textContent).toContain('Welcome, Mariam')
  expect(previewIn('Arabic').textContent).toContain('مرحباً مريم،')
  expect([
    previewIn('Arabic').getAttribute('dir'),
    previewIn('Arabic').getAttribute('lang'),
  ]).toEqual(['rtl', 'ar'])
  await at.user.click(screen.getByRole('button', { name: 'Save template' }))
  await screen.findByText('Email template updated.')
  expect(sent).toEqual([
    {
      subject: 'Welcome, {{name}}',
      subject_ar: template.subject_ar,
      body: template.body,
      body_ar: template.body_ar,
    },
  ])
})

test('an unknown merge field gives an error while typing, and a missing needed one before saving', async () => {
  const at = await openScreen(path)
  const form = await english()
  const body = form.getByRole('textbox', { name: 'Text' })
  await at.user.clear(body)
  await at.user.type(body, 'Dear {{{{first_name}}')
  expect(form.getByText(/This email has no merge field .*first_name/)).toBeTruthy()
  await at.user.clear(body)
  await at.user.type(body, 'Dear reader')
  await at.user.click(screen.getByRole('button', { name: 'Save template' }))
  expect(form.getByText(/The text needs .*code/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(body))
  expect(sent).toEqual([])
})

test('an error of the server is shown beside its field', async () => {
  server.use(
    on('updateEmailTemplate', {
      status: 422,
      code: 'validation_failed',
      message: 'Please check what you entered.',
      fields: { subject_ar: 'This email does not have one of the merge fields' },
    }),
  )
  const at = await openScreen(path)
  await at.user.type((await english()).getByRole('textbox', { name: 'Subject' }), '!')
  await at.user.click(screen.getByRole('button', { name: 'Save template' }))
  expect(
    await within(screen.getByRole('region', { name: 'Arabic' })).findByText(
      'This email does not have one of the merge fields',
    ),
  ).toBeTruthy()
})

test('a missing template says so, in Arabic', async () => {
  server.use(
    on('getEmailTemplate', {
      status: 404,
      code: 'email_template_not_found',
      message: 'لم يُعثر على قوالب البريد.',
    }),
  )
  await openScreen('/settings/edit-email-templates/nothing', { language: 'ar' })
  expect(await screen.findByRole('heading', { name: 'لم يُعثر على قوالب البريد.' })).toBeTruthy()
})
