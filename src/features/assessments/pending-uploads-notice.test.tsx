// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contractServer, on } from '../../testing/contract-server'
import { openScreen, prepareOpening } from '../../testing/open-at'
import { person, profile } from '../../testing/people'
import { attemptDatabase } from './attempt/local-attempt-store'
import { deviceWithAttempt, userId } from './testing/open-device'

contractServer(
  on('getUser', { data: person({ id: userId }) }),
  on('getUserProfile', { data: profile() }),
  on('listAttempts', { data: { results: [] } }),
  on('getPrinciplesState', {
    data: {
      exist: false,
      assessmentProgress: {
        shortscaleComplete: false,
        assessmentComplete: false,
        fractionComplete: 0,
      },
    },
  }),
)
prepareOpening()

test('data that only this device holds is announced, and deleted only after a confirmation', async () => {
  const { db, attempt } = await deviceWithAttempt()
  await attempt.answers.set({ id: 'writing-1', type: 'long_text' }, 'Unsent')
  await attempt.local.end()
  db.close()
  localStorage.setItem('token', 'token-1')
  const { user } = await openScreen('/candidate/assessments')
  const title = 'This device holds answers or recordings that we do not have yet'
  await screen.findByText(title)
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  const asked = await screen.findByRole('dialog')
  await user.click(within(asked).getByRole('button', { name: 'Keep files' }))
  const stored = await attemptDatabase()
  expect(await stored.count('answers')).toBe(1)

  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  )
  await waitFor(() => expect(screen.queryByText(title)).toBeNull())
  expect(await stored.count('answers')).toBe(0)
})
