// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

const changed: unknown[] = []
contractServer(
  on('getUser', { data: person({ role: 'recruiter' }) }),
  on('getSecondFactor', {
    data: { active: false, active_since: null, recovery_codes_left: 0, has_password: true },
  }),
  on('listDevices', { data: { results: [] } }),
  on('getDeletion', {
    data: {
      has_password: true,
      refused: null,
      held_attempts: 0,
      keeps_attempts: false,
      keeps_company: false,
      keeps_decisions: false,
    },
  }),
  on('getOwnData', { data: { url: '/api/files/my-data' } }),
  on('uploadFileChunk', {
    data: {
      upload_id: '01920000-0000-7000-8000-00000000000e',
      received: 1,
      size: 1,
      complete: true,
    },
  }),
  on('updateUser', ({ body }) => {
    changed.push(body)
    return { data: { user: person({ role: 'recruiter', avatar_url: '/api/files/me' }) } }
  }),
)
prepareOpening()
beforeEach(() => {
  changed.length = 0
  localStorage.setItem('token', 'token-1')
})

test('the copy of one’s own data is saved from where the server wrote', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.href)
  })
  const at = await openScreen('/settings/account')
  const panel = within(await screen.findByRole('region', { name: 'A copy of your data' }))
  await at.user.click(panel.getByRole('button', { name: 'Download my data' }))
  await waitFor(() => expect(saved).toEqual([expect.stringContaining('/api/files/my-data')]))
})

test('a picture counts as soon as it has arrived, and can be taken off from then on', async () => {
  const at = await openScreen('/settings/account')
  await at.user.upload(
    await screen.findByLabelText('Your picture'),
    new File(['x'], 'me.png', { type: 'image/png' }),
  )
  expect(await screen.findByText('Your picture is changed.')).toBeTruthy()
  expect(changed).toEqual([{ avatar: expect.any(String) }])
  expect(screen.getByRole('button', { name: 'Remove picture' })).toBeTruthy()
})
