// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

type Schemas = components['schemas']
const as = (role: 'recruiter' | 'recruiter admin') =>
  on('getUser', { data: person({ role, first_name: 'Noura', last_name: 'Hassan' }) })
const stored = { listed_above: 0.2, updated_at: null, updated_by: null }
const sent: unknown[] = []
const server = contractServer(
  as('recruiter admin'),
  on('getMatchingSettings', { data: stored }),
  on('setMatchingSettings', ({ body }) => {
    sent.push(body)
    return {
      data: {
        ...(body as Schemas['SetMatchingSettings']),
        updated_at: '2026-11-20T08:00:00.000Z',
        updated_by: 'Noura Hassan',
      },
      message: 'Matching threshold set.',
    }
  }),
)
prepareOpening()
beforeEach(() => {
  sent.length = 0
  localStorage.setItem('token', 'token-1')
})

const path = '/settings/matching'

test.each([
  ['en', 'List matches above (percent)', 'Save threshold', '35', /Matches above 35% are listed/],
  ['ar', 'عرض المطابقات التي تتجاوز (بالمئة)', 'حفظ الحد الأدنى', '٣٥', /35/],
] as const)(
  'in %s an admin sets the threshold, and the page says what holds and who set it',
  async (language, label, save, typed, inForce) => {
    const at = await openScreen(path, { language })
    const field = await screen.findByRole('textbox', { name: label })
    await at.user.clear(field)
    await at.user.type(field, typed)
    await at.user.click(screen.getByRole('button', { name: save }))
    expect(await screen.findByText(inForce)).toBeTruthy()
    expect(screen.getByText(/Noura Hassan/)).toBeTruthy()
    expect(sent).toEqual([{ listed_above: 0.35 }])
  },
)

test('an invalid threshold gives an error and is not sent, and a refused one stays typed', async () => {
  const at = await openScreen(path)
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'List matches above (percent)',
  })
  await at.user.clear(field)
  await at.user.type(field, '95')
  await at.user.click(screen.getByRole('button', { name: 'Save threshold' }))
  expect(await screen.findByText('Enter a whole number from 5 to 90')).toBeTruthy()
  expect(sent).toEqual([])

  server.use(
    on('setMatchingSettings', {
      status: 403,
      code: 'forbidden',
      message: 'You do not have permission to do this.',
    }),
  )
  await at.user.clear(field)
  await at.user.type(field, '40')
  await at.user.click(screen.getByRole('button', { name: 'Save threshold' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(field.value).toBe('40')
})

test('a recruiter reads it', async () => {
  server.use(as('recruiter'))
  await openScreen(path)
  expect(await screen.findByText('Matches above 20% are listed.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('when it does not load, it says so and is asked again', async () => {
  server.use(on('getMatchingSettings', 'silence'))
  const at = await openScreen(path)
  await screen.findByText('We could not load the matching settings')
  server.use(on('getMatchingSettings', { data: stored }))
  await at.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Matches above 20% are listed.')).toBeTruthy()
})
