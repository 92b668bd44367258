// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { closeAssessments, openAssessment } from './testing/open-assessment'

contractServer(
  on('getPractice', { data: { assessment_id: 'english_v3', parts: [] } }),
  on('listAttempts', { data: { results: [] } }),
)

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(async () => {
  await closeAssessments()
  vi.unstubAllGlobals()
})

test('a window that is too narrow is told so, and goes on by itself when there is room', async () => {
  const wide = Object.assign(new EventTarget(), { matches: false })
  const asked: string[] = []
  const matchMedia = window.matchMedia
  vi.stubGlobal('matchMedia', (query: string) => {
    asked.push(query)
    return query.startsWith('(min-width') ? wide : matchMedia(query)
  })
  const { openPage } = await openAssessment()
  const lacks = { width: 1023 }
  openPage(lacks)
  expect(await screen.findByText(/needs a window at least 1,024 px wide/)).toBeTruthy()
  expect(asked).toContain('(min-width: 1024px)')

  act(() => void wide.dispatchEvent(new Event('change')))
  expect(screen.getByText(/needs a window at least 1,024 px wide/)).toBeTruthy()
  lacks.width = 1024
  wide.matches = true
  act(() => void wide.dispatchEvent(new Event('change')))
  expect(await screen.findByRole('heading', { level: 1, name: 'Practise first' })).toBeTruthy()
})

test('a browser that cannot record gets a message, with no way past it', async () => {
  const { openPage } = await openAssessment()
  openPage({ recorder: false })
  expect(await screen.findByText(/does not support screen or camera recording/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
})
