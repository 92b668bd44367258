// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { candidateHome } from '../testing/candidate-home'
import { contractServer, on } from '../testing/contract-server'
import { openAt, prepareOpening } from '../testing/open-at'
import { person, profile } from '../testing/people'

const asked: string[] = []
contractServer(
  on('getUser', { data: person() }),
  on('getUserProfile', { data: profile() }),
  on('getPractice', { data: { assessment_id: 'english_v3', parts: [] } }),
  ...candidateHome(),
  on('countNotifications', () => {
    asked.push('countNotifications')
    return { data: { count: 3 } }
  }),
)
prepareOpening()

test.each([
  ['/candidate/assessments', ['countNotifications']],
  ['/candidate/assessments/english', []],
  ['/candidate/assessments/annotation', []],
])('at %s notifications are counted, or not fetched at all', async (path, counted) => {
  asked.length = 0
  localStorage.setItem('token', 'token-1')
  await openAt(path)
  await screen.findByRole('heading', { level: 1 })
  if (counted.length > 0) await screen.findByRole('button', { name: 'Notifications, 3 unread' })
  expect(screen.queryByRole('button', { name: /^Notifications/ }) !== null).toBe(counted.length > 0)
  expect(asked).toEqual(counted)
})
