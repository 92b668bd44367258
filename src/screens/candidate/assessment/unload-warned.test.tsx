// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patient } from '../../../../scripts/lib/patience.mjs'
import { offline } from '../../../features/assessments/testing/in-memory-server'
import { contractServer, on } from '../../../testing/contract-server'
import { closeAssessments, openAssessment } from './testing/open-assessment'

const practice = { data: { assessment_id: 'english_v3' as const, parts: [] } }
contractServer(on('getPractice', practice), on('listAttempts', { data: { results: [] } }))

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined))
afterEach(closeAssessments)

/** Whether the browser would ask before the page is closed. */
function asks(): boolean {
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  return closing.defaultPrevented
}
const soon = { timeout: patient(15_000) }

test('closing the page is asked about while an answer is unsent, and not once all of it is sent', async () => {
  const { server, openPage, user } = await openAssessment()
  const page = openPage()
  expect(asks()).toBe(false)
  const sheet = await page.beginWriting()
  await waitFor(() => expect(asks()).toBe(false), soon)
  server.silence = 'before'
  await user.type(sheet, 'Kept')
  await waitFor(() => expect(asks()).toBe(true), soon)
  // A tab that looks on has nothing of its own to lose.
  await act(async () => page.run.send({ type: 'writer.taken' }))
  expect(asks()).toBe(false)
})

test('closing the page is asked about in a running part while recordings wait, though every answer is sent', async () => {
  const { server, openPage } = await openAssessment()
  const page = openPage()
  await page.beginWriting()
  await waitFor(() => expect(asks()).toBe(false), soon)
  const { savePiece } = server
  server.savePiece = () => Promise.reject(offline())
  act(() => page.recorders.made[0]?.cut('camera'.repeat(200)))
  await waitFor(() => expect(asks()).toBe(true), soon)
  expect(page.run.view.saving).toBe('saved')
  server.savePiece = savePiece
  await waitFor(() => expect(asks()).toBe(false), soon)
  expect(server.pieces).toHaveLength(1)
})

test('closing the page is asked about while recordings of an attempt that is over go up, until all are there', async () => {
  const { server, openPage, user } = await openAssessment()
  const page = openPage()
  await page.begin()
  const goOn = (type: 'part.submitted' | 'part.begun') => act(async () => page.run.send({ type }))
  for (const type of ['part.submitted', 'part.begun', 'part.submitted', 'part.begun'] as const)
    await goOn(type)
  page.recorders.made[0]?.cut('camera'.repeat(200))
  const savePiece = server.savePiece
  let isOpen: () => void = () => undefined
  const opens = new Promise<void>((resolve) => (isOpen = resolve))
  server.savePiece = async (...piece) => {
    await opens
    return savePiece(...piece)
  }
  await user.click(await screen.findByRole('button', { name: 'Submit speaking' }))
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit speaking' }),
  )
  await waitFor(() => expect(page.run.view.snapshot.matches('draining')).toBe(true), soon)
  expect(asks()).toBe(true)
  isOpen()
  await waitFor(() => expect(page.run.view.snapshot.matches('resultProcessing')).toBe(true), soon)
  // The page is drawn a moment after the chart has gone on.
  await waitFor(() => expect(asks()).toBe(false), soon)
})
