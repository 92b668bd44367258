// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openAt, prepareOpening } from '../../../testing/open-at'
import { details, person, profile } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'

type Schemas = components['schemas']

const here: Schemas['Device'] = {
  id: '01920000-0000-7000-8000-000000000041',
  browser: 'Chrome',
  system: 'Windows',
  kind: 'computer',
  signed_in_at: '2026-11-01T08:00:00.000Z',
  last_seen_at: '2026-11-20T08:00:00.000Z',
  is_this: true,
}
const phone: Schemas['Device'] = {
  ...here,
  id: '01920000-0000-7000-8000-000000000042',
  browser: 'Safari',
  system: 'iOS',
  kind: 'phone',
  is_this: false,
}
const free: Schemas['Deletion'] = {
  has_password: true,
  refused: null,
  held_attempts: 0,
  keeps_attempts: false,
  keeps_company: false,
  keeps_decisions: false,
}

let me: Schemas['User']
let devices: Schemas['Device'][]
const sent: unknown[] = []
const server = contractServer(
  on('getUser', () => ({ data: me })),
  on('getUserProfile', { data: profile() }),
  on('listAttempts', { data: { results: [] } }),
  on('getSecondFactor', {
    data: { active: false, active_since: null, recovery_codes_left: 0, has_password: true },
  }),
  on('getUserProfileDetails', () => ({
    data: { user: person(), candidate: null, details: details(), profile: null },
  })),
  on('listDevices', () => ({ data: { results: devices } })),
  on('getDeletion', { data: free }),
  on('updateUser', ({ body }) => {
    sent.push(body)
    me = { ...me, ...(body as Partial<Schemas['User']>) }
    return { data: { user: me }, message: 'Your details are saved.' }
  }),
  on('updateUserDetails', ({ body }) => {
    sent.push(body)
    return { data: { user: me }, message: 'Your details are saved.' }
  }),
  on('changePassword', ({ body }) => {
    sent.push(body)
    return { data: {}, message: 'Your password is changed. Your other devices are logged out.' }
  }),
  on('signOutDevice', ({ params }) => {
    devices = devices.filter(({ id }) => id !== params.id)
    return { data: {}, message: 'The device is logged out.' }
  }),
  on('signOutOtherDevices', () => {
    devices = [here]
    return { data: {}, message: 'All other devices are logged out.' }
  }),
  on('deleteAccount', ({ body }) => {
    sent.push(body)
    return { data: {}, message: 'Your account is deleted.' }
  }),
  on('logoutUser', { data: {}, message: '' }),
)
prepareOpening()
beforeEach(() => {
  me = person()
  devices = [here, phone]
  sent.length = 0
  sessionStorage.clear()
  localStorage.setItem('token', 'token-1')
})

const open = (language: 'en' | 'ar' = 'en') => openAt('/settings/account', { language })
const section = async (name: string) => within(await screen.findByRole('region', { name }))

describe('one’s own details', () => {
  test('are saved where they changed, and every page shows them so', async () => {
    const { user } = await open()
    const panel = await section('Your details')
    expect(panel.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true')
    await user.clear(panel.getByLabelText('First name'))
    await writeInto(user, panel.getByLabelText('First name'), 'Maryam')
    await user.click(panel.getByRole('button', { name: 'Save' }))
    await screen.findByText('Your details are saved.')
    expect(sent).toEqual([{ first_name: 'Maryam' }])
    await user.click(screen.getAllByRole('button', { name: 'Your account' })[0] ?? document.body)
    expect(await screen.findByText('Maryam Al Ketbi')).toBeTruthy()
  })

  test('that are invalid give an error at their field, and are not sent', async () => {
    const { user } = await open()
    const panel = await section('Your details')
    await user.clear(panel.getByLabelText('First name'))
    await user.click(panel.getByRole('button', { name: 'Save' }))
    expect(await panel.findByText('Field cannot be empty')).toBeTruthy()
    expect(sent).toEqual([])
  })

  test('are kept in the tab until they are saved', async () => {
    const first = await open()
    await writeInto(first.user, (await section('Your details')).getByLabelText('Last name'), ' Ali')
    first.unmount()
    await open()
    const panel = await section('Your details')
    await waitFor(() =>
      expect(panel.getByLabelText<HTMLInputElement>('Last name').value).toBe('Al Ketbi Ali'),
    )
  })
})

describe('a candidate’s answers at onboarding', () => {
  test('are changed, under their rules', async () => {
    const { user } = await open()
    const panel = await section('About your situation')
    await user.click(await panel.findByLabelText('I am a student now'))
    await user.selectOptions(panel.getByLabelText('City of residence'), 'Al Ain')
    await user.click(panel.getByRole('button', { name: 'Save' }))
    expect(await panel.findByText('Field cannot be empty')).toBeTruthy()
    expect(sent).toEqual([])
    await writeInto(user, panel.getByLabelText('Name of your university'), 'UAEU')
    await user.click(panel.getByRole('button', { name: 'Save' }))
    await screen.findByText('Your details are saved.')
    expect(sent).toEqual([
      expect.objectContaining({
        city: 'al_ain',
        is_student: true,
        university_name: 'UAEU',
        address: 'Al Reem Island',
      }),
    ])
  })

  test.each([
    [
      'LinkedIn',
      'https://www.linkedin.com/feed',
      /^Invalid LinkedIn link/,
      'https://ae.linkedin.com/in/mariam',
    ],
    [
      'Facebook',
      'https://facebook.com/',
      /^Invalid Facebook link/,
      'https://www.facebook.com/mariam',
    ],
    [
      'Instagram',
      'https://x.com/mariam',
      /^Invalid Instagram link/,
      'https://instagram.com/mariam',
    ],
    ['X (Twitter)', 'twitter.com/mariam', /^Invalid Twitter link/, 'https://x.com/mariam'],
  ])('a link to %s has its pattern and its message', async (label, wrong, message, right) => {
    const { user } = await open()
    const field = await (
      await section('About your situation')
    ).findByLabelText(new RegExp(`^${label.replace(/[()]/g, '\\$&')}`))
    await writeInto(user, field, wrong)
    await user.click(
      within(field.closest('form') as HTMLElement).getByRole('button', { name: 'Save' }),
    )
    expect(await screen.findByText(message)).toBeTruthy()
    await user.clear(field)
    await writeInto(user, field, right)
    await user.click(
      within(field.closest('form') as HTMLElement).getByRole('button', { name: 'Save' }),
    )
    await screen.findByText('Your details are saved.')
    expect(sent).toEqual([expect.objectContaining({ candidate_social_links: [right] })])
  })

  test('an error about the links is shown below them', async () => {
    server.use(
      on('updateUserDetails', {
        status: 422,
        code: 'validation_failed',
        fields: { candidate_social_links: 'These links lead nowhere.' },
      }),
    )
    const { user } = await open()
    const panel = await section('About your situation')
    await user.selectOptions(await panel.findByLabelText('City of residence'), 'Al Ain')
    await user.click(panel.getByRole('button', { name: 'Save' }))
    const links = within(panel.getByRole('group', { name: 'Your profiles elsewhere' }))
    expect(await links.findByText('These links lead nowhere.')).toBeTruthy()
    expect(panel.queryByRole('alert')).toBeNull()
  })

  test('are not asked of a recruiter', async () => {
    me = person({ role: 'recruiter' })
    await open()
    await section('Password')
    expect(screen.queryByRole('region', { name: 'About your situation' })).toBeNull()
  })
})

describe('the password', () => {
  const type = async (current: string, next: string, again: string) => {
    const at = await open()
    const panel = await section('Password')
    await writeInto(at.user, await panel.findByLabelText('Current password'), current)
    await writeInto(at.user, panel.getByLabelText('New password'), next)
    await writeInto(at.user, panel.getByLabelText('Confirm password'), again)
    await at.user.click(panel.getByRole('button', { name: 'Change password' }))
    return panel
  }

  test('is changed with the current one, and the fields are empty again', async () => {
    const panel = await type('Masar-Demo1', 'Masar-Demo2', 'Masar-Demo2')
    await screen.findByText('Your password is changed. Your other devices are logged out.')
    expect(sent).toEqual([{ current_password: 'Masar-Demo1', password: 'Masar-Demo2' }])
    expect(panel.getByLabelText<HTMLInputElement>('Current password').value).toBe('')
  })

  test('has to differ from the old one and to be the same twice', async () => {
    const same = await type('Masar-Demo1', 'Masar-Demo1', 'Masar-Demo3')
    expect(await same.findByText('The new password must differ from the old one')).toBeTruthy()
    expect(same.getByLabelText('Confirm password').getAttribute('aria-invalid')).toBe('true')
    expect(sent).toEqual([])
  })

  test('that is wrong gives an error at its field', async () => {
    server.use(
      on('changePassword', {
        status: 422,
        code: 'password_wrong',
        message: 'The current password is not correct.',
        fields: { current_password: 'The current password is not correct.' },
      }),
    )
    const panel = await type('Wrong-Palm1', 'Masar-Demo2', 'Masar-Demo2')
    expect(await panel.findByText('The current password is not correct.')).toBeTruthy()
    expect(panel.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true')
  })

  test('is not asked for where there is none', async () => {
    server.use(
      on('getSecondFactor', {
        data: { active: false, active_since: null, recovery_codes_left: 0, has_password: false },
      }),
    )
    await open()
    const panel = await section('Password')
    expect(panel.getByRole('button', { name: 'Email me a link' })).toBeTruthy()
    expect(panel.queryByLabelText('Current password')).toBeNull()
  })
})

describe('devices', () => {
  test('are listed with the present one marked, and another one is signed out', async () => {
    const { user } = await open()
    const panel = await section('Where you are logged in')
    expect(
      (await panel.findAllByRole('listitem')).map(
        (item) => within(item).queryByText('This device') !== null,
      ),
    ).toEqual([true, false])
    await user.click(panel.getByRole('button', { name: 'Log out Safari on iOS' }))
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(1))
    expect(panel.queryByRole('button', { name: 'Log out all other devices' })).toBeNull()
  })

  test('all others are signed out after a question', async () => {
    const { user } = await open()
    await user.click(
      await (
        await section('Where you are logged in')
      ).findByRole('button', { name: 'Log out all other devices' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Log out all other devices?' }))
    await user.click(dialog.getByRole('button', { name: 'Log out 1 device' }))
    expect(await screen.findByText('All other devices are logged out.')).toBeTruthy()
  })
})

describe('deleting the account', () => {
  const ask = async () => {
    const at = await open()
    await at.user.click(
      (await section('Delete account')).getByRole('button', { name: 'Delete my account' }),
    )
    return {
      ...at,
      dialog: within(await screen.findByRole('dialog', { name: 'Delete your account?' })),
    }
  }

  test('says what goes and what stays, asks for the password, and leads out', async () => {
    server.use(on('getDeletion', { data: { ...free, held_attempts: 2, keeps_attempts: true } }))
    const { user, dialog, address } = await ask()
    expect(await dialog.findByText(/The recordings of 2 assessments/)).toBeTruthy()
    expect(dialog.getByText(/^That you took an assessment, for one year\./)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Delete account' }))
    expect(dialog.getByText('Field cannot be empty')).toBeTruthy()
    await writeInto(user, dialog.getByLabelText('Your password'), 'Masar-Demo1')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Your account is deleted.')).toBeTruthy()
    expect(sent).toEqual([{ password: 'Masar-Demo1' }])
    await waitFor(() => expect(address()).toBe('/auth/login'))
  })

  test('is refused while an assessment runs, before anything is asked', async () => {
    server.use(on('getDeletion', { data: { ...free, refused: 'attempt_running' } }))
    const { dialog } = await ask()
    expect(await dialog.findByText(/You have an assessment in progress/)).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Delete account' })).toBeNull()
  })

  test('a wrong password gives an error in its field', async () => {
    server.use(
      on('deleteAccount', {
        status: 422,
        code: 'password_wrong',
        message: 'The current password is not correct.',
        fields: { password: 'The current password is not correct.' },
      }),
    )
    const { user, dialog } = await ask()
    await writeInto(user, await dialog.findByLabelText('Your password'), 'Wrong-Palm1')
    await user.keyboard('{Enter}')
    expect(await dialog.findByText('The current password is not correct.')).toBeTruthy()
  })

  test('without a password a code is mailed', async () => {
    server.use(
      on('getDeletion', { data: { ...free, has_password: false } }),
      on('mailDeletionCode', { data: {}, message: '' }),
    )
    const { user, dialog } = await ask()
    await user.click(await dialog.findByRole('button', { name: 'Email me the code' }))
    expect(await dialog.findByText('We sent the code to mariam.alketbi@example.ae.')).toBeTruthy()
    await user.type(dialog.getByLabelText('Code from the email'), '4920{Enter}')
    expect(await screen.findByText('Your account is deleted.')).toBeTruthy()
    expect(sent).toEqual([{ code: '4920' }])
  })
})

test('in Arabic, for a recruiter', async () => {
  me = person({ role: 'recruiter' })
  await open('ar')
  expect(await section('بياناتك')).toBeTruthy()
  expect((await section('أجهزة تسجيل الدخول')).getByText('أجهزة تسجيل الدخول')).toBeTruthy()
})
