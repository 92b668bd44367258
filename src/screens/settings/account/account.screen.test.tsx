// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'

type State = components['schemas']['SecondFactor']

const off: State = { active: false, active_since: null, recovery_codes_left: 0, has_password: true }
const on_: State = {
  active: true,
  active_since: '2026-11-20T08:00:00.000Z',
  recovery_codes_left: 10,
  has_password: true,
}
const codes = ['7K3QD-M9XWA', 'PMM7D-VVN0B']
const secret = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  uri: 'otpauth://totp/Masar:mariam@example.ae?issuer=Masar&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
}

let state: State
const sent: unknown[] = []
const server = contractServer(
  on('getUser', { data: person() }),
  on('getUserProfile', { data: profile() }),
  on('listAttempts', { data: { results: [] } }),
  on('getSecondFactor', () => ({ data: state })),
  on('getUserProfileDetails', {
    data: { user: person(), candidate: null, details: null, profile: null },
  }),
  on('listDevices', { data: { results: [] } }),
  on('beginSecondFactor', { data: secret }),
  on('turnOnSecondFactor', ({ body }) => {
    sent.push(body)
    state = on_
    return { data: { recovery_codes: codes } }
  }),
  on('turnOffSecondFactor', ({ body }) => {
    sent.push(body)
    state = off
    return { data: {}, message: 'Two-step verification is off.' }
  }),
)
prepareOpening()
beforeEach(() => {
  state = off
  sent.length = 0
  localStorage.setItem('token', 'token-1')
})

const open = (language: 'en' | 'ar' = 'en') => openScreen('/settings/account', { language })
const section = async (name = 'Two-step verification') =>
  within(await screen.findByRole('region', { name }))

async function begin() {
  const at = await open()
  await at.user.click(await (await section()).findByRole('button', { name: 'Turn on' }))
  return { ...at, code: await screen.findByLabelText('Code from the app') }
}

async function turnOn() {
  const at = await begin()
  await at.user.type(at.code, '492039')
  await screen.findByRole('heading', { name: 'Keep your recovery codes' })
  return at
}

describe('turning two-step verification on', () => {
  test('begins with what it is for, and asks the server for nothing until it is wanted', async () => {
    await open()
    const panel = await section()
    expect(panel.getByText('Off')).toBeTruthy()
    expect(panel.queryByRole('img')).toBeNull()
  })

  test('shows the secret to scan and to type, with the focus at the first step', async () => {
    await begin()
    expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy()
    expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ').getAttribute('dir')).toBe(
      'ltr',
    )
    expect(document.activeElement?.textContent).toBe('Add Masar to your authenticator app')
  })

  test('the sixth digit sends the code, and the recovery codes are shown once', async () => {
    const at = await turnOn()
    expect(sent).toEqual([{ code: '492039' }])
    expect(
      within(screen.getByRole('list', { name: 'Recovery codes' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(codes)
    expect(document.activeElement?.textContent).toBe('Keep your recovery codes')
    await at.user.click(screen.getByRole('button', { name: 'I have saved the codes' }))
    expect(
      await screen.findByText('On since 20 Nov 2026. 10 recovery codes are left.'),
    ).toBeTruthy()
    expect(screen.queryByText(codes[0] ?? '')).toBeNull()
    expect(document.activeElement?.textContent).toContain('On since')
  })

  test('a wrong code is refused beside its field, which takes the next one', async () => {
    server.use(
      on('turnOnSecondFactor', {
        status: 422,
        code: 'invalid_code',
        message: 'Invalid verification code.',
      }),
    )
    const at = await begin()
    await at.user.type(at.code, '000000')
    expect(await screen.findByText('Invalid verification code.')).toBeTruthy()
    expect(at.code.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(at.code)
  })

  test('a code that is not whole is not sent', async () => {
    const at = await begin()
    await at.user.type(at.code, '4920')
    await at.user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(screen.getByText('Enter all 6 digits')).toBeTruthy()
    expect(sent).toEqual([])
  })

  test('can be left, and nothing is on', async () => {
    const at = await begin()
    await at.user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('button', { name: 'Turn on' })).toBeTruthy()
    expect(screen.queryByRole('img', { name: 'QR code for your authenticator app' })).toBeNull()
  })

  test('the codes can be copied and downloaded, with what they are for', async () => {
    const at = await turnOn()
    const copy = vi.spyOn(navigator.clipboard, 'writeText')
    await at.user.click(screen.getByRole('button', { name: 'Copy codes' }))
    expect(copy).toHaveBeenCalledWith(
      `Recovery codes of mariam.alketbi@example.ae for Masar. Each works once.\n\n${codes.join('\n')}\n`,
    )
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()

    const saved: Blob[] = []
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (file: Blob) => `blob:${saved.push(file)}`
        static override revokeObjectURL = () => undefined
      },
    )
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    await at.user.click(screen.getByRole('button', { name: 'Download' }))
    expect(names).toEqual(['masar-recovery-codes.txt'])
    expect(saved).toHaveLength(1)
  })
})

describe('two-step verification that is on', () => {
  beforeEach(() => {
    state = on_
  })

  async function askToTurnOff() {
    const at = await open()
    await at.user.click(await (await section()).findByRole('button', { name: 'Turn off' }))
    return {
      ...at,
      dialog: within(
        await screen.findByRole('dialog', { name: 'Turn off two-step verification?' }),
      ),
    }
  }

  test('is turned off with the password', async () => {
    const { user, dialog } = await askToTurnOff()
    const password = dialog.getByLabelText('Your password')
    await user.click(dialog.getByRole('button', { name: 'Turn off' }))
    expect(dialog.getByText('Field cannot be empty')).toBeTruthy()
    await writeInto(user, password, 'Masar-Demo1')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeTruthy()
    expect(sent).toEqual([{ password: 'Masar-Demo1' }])
    await waitFor(() =>
      expect(document.activeElement?.textContent).toContain('After your password'),
    )
  })

  test('a wrong password gives an error in the dialog, which stays open', async () => {
    server.use(
      on('turnOffSecondFactor', {
        status: 422,
        code: 'password_wrong',
        message: 'The current password is not correct.',
      }),
    )
    const { user, dialog } = await askToTurnOff()
    await writeInto(user, dialog.getByLabelText('Your password'), 'Wrong-Palm1')
    await user.keyboard('{Enter}')
    expect(await dialog.findByText('The current password is not correct.')).toBeTruthy()
  })

  test('without a password a code is asked for', async () => {
    state = { ...on_, has_password: false }
    const { user, dialog } = await askToTurnOff()
    await user.type(dialog.getByLabelText('Code from the app'), '492039{Enter}')
    await screen.findByRole('button', { name: 'Turn on' })
    expect(sent).toEqual([{ code: '492039' }])
  })

  test('says when few recovery codes are left', async () => {
    state = { ...on_, recovery_codes_left: 2 }
    await open()
    expect(await screen.findByText(/2 recovery codes are left/)).toBeTruthy()
    expect(screen.getByText(/To get new recovery codes/)).toBeTruthy()
  })
})

test('a page that fails to load says so, with a way to try again', async () => {
  server.use(
    on('getSecondFactor', {
      status: 404,
      code: 'not_found',
      message: 'We could not find this page or file.',
    }),
  )
  const at = await open()
  await screen.findByRole('heading', { name: 'We could not load your account' })
  server.resetHandlers()
  await at.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await section()).toBeTruthy()
})

test('a recruiter has it too, in Arabic', async () => {
  server.use(on('getUser', { data: person({ role: 'recruiter' }) }))
  state = { ...on_, recovery_codes_left: 2 }
  await open('ar')
  const panel = await section('التحقق بخطوتين')
  expect(panel.getByText('مفعّل')).toBeTruthy()
  expect(panel.getByText(/بقي رمزا استرداد/)).toBeTruthy()
})
