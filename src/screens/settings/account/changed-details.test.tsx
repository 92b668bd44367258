// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { details, person, profile } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'

const sent: unknown[] = []

contractServer(
  on('getUser', { data: person() }),
  on('getUserProfile', { data: profile() }),
  on('getSecondFactor', {
    data: { active: false, active_since: null, recovery_codes_left: 0, has_password: true },
  }),
  on('getUserProfileDetails', {
    data: { user: person(), candidate: null, details: details(), profile: null },
  }),
  on('listDevices', { data: { results: [] } }),
  on('updateUser', ({ body }) => {
    sent.push(body)
    return { data: { user: person() }, message: 'Your details are saved.' }
  }),
)
prepareOpening()
beforeEach(() => {
  sent.length = 0
  sessionStorage.clear()
  localStorage.setItem('token', 'token-1')
})

test('a value that a browser fills in silently is sent with the typed values', async () => {
  const { user } = await openScreen('/settings/account')
  const panel = within(await screen.findByRole('region', { name: 'Your details' }))
  await writeInto(user, panel.getByLabelText('First name'), ' Rose')
  panel.getByLabelText<HTMLInputElement>('Last name').value = 'Al Suwaidi'
  await user.click(panel.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([{ first_name: 'Mariam Rose', last_name: 'Al Suwaidi' }]),
  )
})

test('discarding brings back the saved value of every field', async () => {
  const { user } = await openScreen('/settings/account')
  const panel = within(await screen.findByRole('region', { name: 'About your situation' }))
  const student = await panel.findByLabelText<HTMLInputElement>('I am a student now')
  const city = panel.getByLabelText<HTMLSelectElement>('City of residence')
  const address = panel.getByLabelText<HTMLInputElement>('Address')
  await user.click(student)
  await user.selectOptions(city, 'Al Ain')
  await writeInto(user, address, ', tower 3')
  await user.click(panel.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(address.value).toBe('Al Reem Island'))
  expect([student.checked, city.value]).toEqual([false, 'abu_dhabi'])
})
