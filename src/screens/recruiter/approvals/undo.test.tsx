// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { on } from '../../../testing/contract-server'
import { approvalsServer, held, openOne, path } from './testing/approvals-server'
import { toId } from './testing/registered'
import { openScreen } from '../../../testing/open-at'

const server = approvalsServer()
const undo = { user_ids: [toId(1)], action: 'undo', expected_status: 'APPROVED' }
const undoButton = () => screen.findByRole('button', { name: 'Undo' })
const waits = 'No connection. Your undo is sent when you are back online.'

/** Whether the browser would ask before it closes the page. */
const wouldAsk = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

async function offline(act_: () => Promise<void>) {
  onlineManager.setOnline(false)
  try {
    await act_()
  } finally {
    act(() => onlineManager.setOnline(true))
  }
}

test('an undo without a connection says at once that it waits, and is sent with the connection', async () => {
  const { user } = await openOne()
  await user.keyboard('a')
  const press = await undoButton()
  await offline(async () => {
    await user.click(press)
    await screen.findByText(waits)
    expect([wouldAsk(), held.decisions.length]).toEqual([true, 1])
  })
  await screen.findByText('1 decision undone')
  expect(held.decisions.at(-1)).toEqual(undo)
  await waitFor(() => expect(screen.queryByText(waits)).toBeNull())
  expect(wouldAsk()).toBe(false)
})

test('an undo that got no answer can be pressed again, and a refused one cannot', async () => {
  const { user } = await openOne()
  await user.keyboard('a')
  const press = await undoButton()
  server.use(on('adminActionCandidate', { status: 503, code: 'unavailable' }))
  await user.click(press)
  await screen.findByText('We could not undo the decision')
  server.use(
    on('adminActionCandidate', ({ body }) => {
      held.decisions.push(body)
      return { status: 409, code: 'undo_expired', message: 'This can no longer be undone.' }
    }),
  )
  await user.click(await undoButton())
  await screen.findByText('This can no longer be undone.')
  expect(held.decisions.at(-1)).toEqual(undo)
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

test('one of everybody says so too', async () => {
  const id = '01920000-0000-7000-8000-000000000500'
  const selection = {
    selection_id: id,
    status: 'REGISTERED' as const,
    total: 2,
    names: [],
    state: 'decided' as const,
    action: 'approved' as const,
    done: 2,
    changed: 2,
    undone: 0,
    undoable_until: '2031-06-01T08:01:00.000Z',
  }
  server.use(
    on('getSelection', { data: selection }),
    on('undoSelection', { data: { ...selection, state: 'undone', undone: 2 } }),
  )
  const { user } = await openScreen(`${path}?selection=${id}`)
  const press = await undoButton()
  await offline(async () => {
    await user.click(press)
    await screen.findByText(waits)
  })
  await screen.findByText('2 decisions undone')
})
