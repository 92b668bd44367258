// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { findCases } from './chart-cases'
import { keepThroughReload } from './keep-through-reload'
import { RecordBar } from './record-bar'
import { SessionRecord } from './session-record'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Renders the bar. `getDisplayMedia` answers the request to capture the tab. */
function open(
  getDisplayMedia: () => Promise<MediaStream>,
  record = new SessionRecord(findCases),
): SessionRecord {
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getDisplayMedia } })
  const Shown = () => {
    useSyncExternalStore(record.subscribe, () => record.version)
    return <RecordBar record={record} />
  }
  render(<Shown />)
  return record
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a recording goes on without pictures where the browser refuses them, and says so', async () => {
  const record = open(() => Promise.reject(new DOMException('No.', 'NotAllowedError')))
  await press('Record')
  expect(await screen.findByText('Recording, 0 steps')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('The browser gave no pictures of this tab.')
  expect(record.isRecording).toBe(true)
  await press('Stop')
  expect(screen.getByText('Recorded 0 steps.')).toBeDefined()
})

test('after a reload a recording says that it has no more pictures, and asks for them again', async () => {
  const refuse = vi.fn<() => Promise<MediaStream>>(() => Promise.reject(new Error('No.')))
  const before = open(refuse)
  keepThroughReload(before)
  await press('Record')
  globalThis.dispatchEvent(new Event('pagehide'))
  cleanup()

  const after = new SessionRecord(findCases)
  keepThroughReload(after)
  open(refuse, after)
  expect(screen.getByText('Recording, 0 steps')).toBeDefined()
  expect(screen.getByRole('status').textContent).toMatch(/^No pictures since the page was loaded/)
  await press('Take pictures')
  expect(refuse).toHaveBeenCalledTimes(2)
  expect(screen.getByRole('status').textContent).toBe('The browser gave no pictures of this tab.')
})

test('nobody is asked for pictures who leaves them out', async () => {
  const ask = vi.fn<() => Promise<MediaStream>>()
  open(ask)
  await userEvent.click(screen.getByRole('checkbox', { name: 'With pictures' }))
  await press('Record')
  expect(await screen.findByText('Recording, 0 steps')).toBeDefined()
  expect(ask).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.queryByRole('button', { name: 'Take pictures' })).toBeNull()
})

test('a bug is reported with what was expected and seen, both of which are asked for', async () => {
  open(() => Promise.reject(new Error('No.')))
  await press('Record')
  await press('Stop')
  await press('Report a bug')
  const expected = screen.getByLabelText<HTMLTextAreaElement>('What did you expect?')
  expect([expected.required, screen.getByLabelText('What did you see?')]).toMatchObject([
    true,
    { required: true },
  ])
  await press('Cancel')
  expect(screen.queryByLabelText('What did you expect?')).toBeNull()
})
