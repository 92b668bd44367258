// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { messageStore } from '../../notify'
import { contractServer, on } from '../../testing/contract-server'
import { openAt, prepareOpening } from '../../testing/open-at'
import { person, profile } from '../../testing/people'
import type { Notification } from './notifications.queries'

const server = contractServer(
  on('getUser', { data: person() }),
  on('getUserProfile', { data: profile() }),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))
afterEach(() => focusManager.setFocused(undefined))

/** A page of the candidate's frame that asks for nothing itself. */
const page = '/candidate/nowhere'

const toId = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`
const notified = (number: number, differs: Partial<Notification> = {}): Notification => ({
  id: toId(number),
  kind: 'job_match',
  title: `Title ${number}`,
  text: `Text ${number}`,
  is_read: false,
  created_at: '2026-11-20T08:00:00.000Z',
  job_id: toId(900 + number),
  interview_id: null,
  attempt_id: null,
  assessment_id: null,
  ...differs,
})

/** A server that keeps notifications, the newest first, and which of them were read. */
function keeps(all: Notification[]) {
  const store = { all, counts: 0, asked: [] as string[], marked: [] as unknown[] }
  const unread = () => store.all.filter((one) => !one.is_read)
  server.use(
    on('countNotifications', () => {
      store.counts += 1
      return { data: { count: unread().length } }
    }),
    on('listNotifications', ({ query }) => {
      store.asked.push(query.toString())
      const [at, limit] = [Number(query.get('page')), Number(query.get('limit'))]
      const wanted = query.get('is_read') === 'false' ? unread() : store.all
      return {
        data: {
          results: wanted.slice(at * limit, (at + 1) * limit),
          page: at,
          limit,
          total: wanted.length,
          count: unread().length,
        },
      }
    }),
    on('markNotificationsSeen', ({ body }) => {
      store.marked.push(body)
      const { notification_ids: ids } = body as { notification_ids: string[] | null }
      store.all = store.all.map((one) =>
        ids === null || ids.includes(one.id) ? { ...one, is_read: true } : one,
      )
      return { data: { count: unread().length } }
    }),
  )
  return store
}

const bell = (name: string) => screen.findByRole('button', { name })
const panel = () => screen.findByRole('dialog', { name: 'Notifications' })
/** In their order; what is not read first says so. */
const entries = async () =>
  within(await panel())
    .getAllByRole('listitem')
    .map((item) => item.querySelector('[data-entry]')?.textContent?.replace(/Text.*/, ''))

describe('the bell', () => {
  test('counts the unread entries, asks again every 45 seconds, and announces new ones politely', async () => {
    const every = vi.spyOn(globalThis, 'setInterval')
    const store = keeps([notified(1)])
    await openAt(page)
    await bell('Notifications, 1 unread')
    const polls = every.mock.calls.filter(([, milliseconds]) => milliseconds === 45_000)
    expect(polls).not.toEqual([])
    expect(screen.queryByText('2 new notifications')).toBeNull()
    store.all = [notified(3), notified(2), ...store.all]
    for (const [poll] of polls) poll()
    const button = await bell('Notifications, 3 unread')
    expect(button.textContent).toBe('3')
    const spoken = await screen.findByText('2 new notifications')
    expect(spoken.getAttribute('aria-live')).toBe('polite')
  })

  test('makes no calls while the tab is hidden', async () => {
    const every = vi.spyOn(globalThis, 'setInterval')
    const store = keeps([notified(1)])
    await openAt(page)
    await bell('Notifications, 1 unread')
    const asked = store.counts
    const poll = () =>
      every.mock.calls
        .filter(([, milliseconds]) => milliseconds === 45_000)
        .forEach(([run]) => run())
    focusManager.setFocused(false)
    store.all = [notified(2), ...store.all]
    poll()
    focusManager.setFocused(true)
    poll()
    await bell('Notifications, 2 unread')
    expect(store.counts).toBe(asked + 1)
  })

  test('keeps its count when a call fails, without a message', async () => {
    const every = vi.spyOn(globalThis, 'setInterval')
    keeps([notified(1)])
    await openAt(page)
    await bell('Notifications, 1 unread')
    let failed = 0
    server.use(
      on('countNotifications', () => {
        failed += 1
        return { status: 403, code: 'forbidden' }
      }),
    )
    for (const [poll] of every.mock.calls.filter(([, milliseconds]) => milliseconds === 45_000))
      poll()
    await waitFor(() => expect(failed).toBe(1))
    expect((await bell('Notifications, 1 unread')).textContent).toBe('1')
    expect(messageStore.read()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is not there for a visitor, who is asked for nothing', async () => {
    localStorage.clear()
    const store = keeps([])
    await openAt(page)
    await screen.findByRole('link', { name: 'Log in' })
    expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull()
    expect(store.counts).toBe(0)
  })

  test('counts in Arabic as Arabic counts', async () => {
    keeps([notified(1), notified(2)])
    await openAt(page, { language: 'ar' })
    await bell('الإشعارات، إشعاران غير مقروءين')
    const said = [0, 1, 3, 11, 100].map((count) => i18next.t('notifications:bell', { count }))
    expect(said).toEqual([
      'الإشعارات',
      'الإشعارات، إشعار واحد غير مقروء',
      'الإشعارات، 3 إشعارات غير مقروءة',
      'الإشعارات، 11 إشعاراً غير مقروء',
      'الإشعارات، 100 إشعار غير مقروء',
    ])
  })
})

describe('the list', () => {
  test('opens with the focus in it; Escape closes it and gives the focus back', async () => {
    keeps([notified(2), notified(1, { is_read: true })])
    const { user } = await openAt(page)
    const button = await bell('Notifications, 1 unread')
    button.focus()
    await user.keyboard('{Enter}')
    const dialog = await panel()
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(dialog)
    await within(dialog).findByText('Title 1')
    expect(await entries()).toEqual(['Unread. Title 2', 'Title 1'])
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(button)
  })

  test('closes on its cross, on a press outside, and when the focus leaves it', async () => {
    keeps([notified(1)])
    const { user } = await openAt(page)
    const button = await bell('Notifications, 1 unread')
    await user.click(button)
    await user.click(within(await panel()).getByRole('button', { name: 'Close notifications' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
    await user.click(button)
    await panel()
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(button)
    await within(await panel()).findByText('Title 1')
    for (let presses = 0; presses < 6; presses += 1) await user.tab()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Your account')
  })

  test('links to the subject of an entry, and marks it as seen', async () => {
    server.use(on('listInterviews', { data: { results: [], page: 0, limit: 50, total: 0 } }))
    const store = keeps([notified(1, { kind: 'interview', title: 'You are invited' })])
    const { user, address } = await openAt(page)
    await user.click(await bell('Notifications, 1 unread'))
    await user.click(await within(await panel()).findByRole('link', { name: /You are invited/ }))
    await waitFor(() => expect(address()).toBe('/candidate/interviews'))
    expect(screen.queryByRole('dialog')).toBeNull()
    await bell('Notifications')
    expect(store.marked).toEqual([{ notification_ids: [toId(1)] }])
  })

  test('marks one as seen, with the focus on the next', async () => {
    const store = keeps([notified(2), notified(1)])
    const { user } = await openAt(page)
    await user.click(await bell('Notifications, 2 unread'))
    await within(await panel()).findByText('Title 1')
    await user.click(
      within(await panel()).getAllByRole('button', { name: 'Mark as seen' })[0] as HTMLElement,
    )
    await bell('Notifications, 1 unread')
    expect(await entries()).toEqual(['Title 2', 'Unread. Title 1'])
    expect(document.activeElement?.textContent).toContain('Title 1')
    await waitFor(() => expect(store.marked).toEqual([{ notification_ids: [toId(2)] }]))
  })

  test('takes a mark back and says so where the server does not take it', async () => {
    keeps([notified(1)])
    const { user } = await openAt(page)
    await user.click(await bell('Notifications, 1 unread'))
    await within(await panel()).findByText('Title 1')
    // No call returns the present state either, so the page has to restore the earlier one itself.
    const refusal = { status: 403, code: 'forbidden', message: 'Not now.' } as const
    server.use(
      on('markNotificationsSeen', refusal),
      on('listNotifications', refusal),
      on('countNotifications', refusal),
    )
    await user.click(within(await panel()).getByRole('button', { name: 'Mark all as seen' }))
    await screen.findByText('We could not mark it as seen')
    expect(screen.getByText('Not now.')).toBeTruthy()
    await bell('Notifications, 1 unread')
    expect(await entries()).toEqual(['Unread. Title 1'])
  })

  test('shows only unread entries, and says when all are seen', async () => {
    const store = keeps([notified(3), notified(2, { is_read: true }), notified(1)])
    const { user } = await openAt(page)
    await user.click(await bell('Notifications, 2 unread'))
    await within(await panel()).findByText('Title 2')
    await user.click(within(await panel()).getByRole('radio', { name: 'Unread' }))
    await waitFor(async () =>
      expect(await entries()).toEqual(['Unread. Title 3', 'Unread. Title 1']),
    )
    expect(store.asked.at(-1)).toBe('page=0&limit=20&is_read=false')
    await user.click(within(await panel()).getByRole('button', { name: 'Mark all as seen' }))
    await within(await panel()).findByText('No unread notifications')
    await waitFor(() => expect(store.marked).toEqual([{ notification_ids: null }]))
    await bell('Notifications')
    await user.click(within(await panel()).getByRole('button', { name: 'Show all' }))
    await waitFor(async () => expect(await entries()).toEqual(['Title 3', 'Title 2', 'Title 1']))
  })

  test('shows twenty, and more where they are asked for, none twice', async () => {
    const store = keeps(Array.from({ length: 25 }, (_, at) => notified(25 - at, { is_read: true })))
    const { user } = await openAt(page)
    await user.click(await bell('Notifications'))
    await within(await panel()).findByText('Title 25')
    expect(await entries()).toHaveLength(20)
    expect(store.asked).toEqual(['page=0&limit=20'])
    // A notification that comes in between moves the last one of this page to the next page.
    store.all = [notified(26), ...store.all]
    await user.click(within(await panel()).getByRole('button', { name: 'Show more' }))
    await waitFor(async () =>
      expect(await entries()).toEqual(Array.from({ length: 25 }, (_, at) => `Title ${25 - at}`)),
    )
    expect(within(await panel()).queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  test('shows a failure in place of the entries, and tries again', async () => {
    keeps([notified(1)])
    let refuses = true
    server.use(
      on('listNotifications', () =>
        refuses
          ? { status: 403, code: 'forbidden', message: 'Not now.' }
          : { data: { results: [notified(1)], page: 0, limit: 20, total: 1, count: 1 } },
      ),
    )
    const { user } = await openAt(page)
    await user.click(await bell('Notifications, 1 unread'))
    const alert = await within(await panel()).findByRole('alert')
    expect(alert.textContent).toContain('Not now.')
    refuses = false
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await within(await panel()).findByText('Title 1')
  })

  test('says that there is nothing yet', async () => {
    keeps([])
    const { user } = await openAt(page)
    await user.click(await bell('Notifications'))
    await within(await panel()).findByText('No notifications yet')
    expect(within(await panel()).queryByRole('button', { name: 'Mark all as seen' })).toBeNull()
  })
})
