// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { on } from '../../../testing/contract-server'
import { openScreen } from '../../../testing/open-at'
import { writeInto } from '../../../testing/write-into'
import { approvalsServer, held, openOne, findPanel, path } from './testing/approvals-server'
import { toId, registered, row } from './testing/registered'

const server = approvalsServer()

describe('deciding about the open registration', () => {
  test('a decision that somebody else made first is announced, and the typed reason stays', async () => {
    const { user, panel } = await openOne()
    await user.keyboard('d')
    await writeInto(user, within(panel).getByLabelText('Reason'), 'No laptop.')
    server.use(
      on('adminActionCandidate', ({ body }) => {
        held.decisions.push(body)
        held.waiting = held.waiting.map((one, at) =>
          at === 0 ? { ...one, status: 'APPROVED' } : one,
        )
        return {
          status: 409,
          code: 'decided_meanwhile',
          message: 'Noura Hassan approved this registration. Look at it again.',
        }
      }),
    )
    const decline = () => user.click(within(panel).getByRole('button', { name: 'Decline' }))
    await decline()
    expect((await within(panel).findByRole('alert')).textContent).toContain('Noura Hassan approved')
    await within(panel).findByText('Approved')
    expect(within(panel).getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('No laptop.')
    await decline()
    await waitFor(() =>
      expect(held.decisions).toMatchObject([
        { expected_status: 'REGISTERED' },
        { expected_status: 'APPROVED' },
      ]),
    )
  })

  test('each decision keeps its own undo, in the foot of the open registration', async () => {
    held.waiting = [row(1, 'Mariam Al Ketbi'), row(2, 'Mariam Al Ketbi'), row(3, 'Salem Al Ali')]
    const at = await openScreen(`${path}?person=${toId(1)}`)
    await within(await findPanel('Mariam Al Ketbi')).findByText('Onboarding answers')
    await at.user.keyboard('a')
    await waitFor(() => expect(at.address()).toBe(`${path}?person=${toId(2)}`))
    await within(await findPanel('Mariam Al Ketbi')).findByText('Onboarding answers')
    await at.user.keyboard('a')
    const last = await findPanel('Salem Al Ali')
    const foot = within(within(last).getByRole('contentinfo', { hidden: true }))
    await waitFor(() => expect(foot.getAllByRole('button', { name: 'Undo' })).toHaveLength(2))
    expect(foot.getAllByText('\u2068Mariam Al Ketbi\u2069 approved')).toHaveLength(2)
  })

  test('without a connection it says that the decision waits, and only the pressed button is busy', async () => {
    const { user, panel } = await openOne()
    onlineManager.setOnline(false)
    try {
      await user.click(within(panel).getByRole('button', { name: /^Approve/ }))
      await within(panel).findByText(
        'No connection. Your decision is sent when you are back online.',
      )
      const isBusy = (name: RegExp) =>
        within(panel).getByRole('button', { name }).getAttribute('aria-busy') === 'true'
      expect([/Approve/, /Start review/].map(isBusy)).toEqual([true, false])
      expect(held.decisions).toEqual([])
    } finally {
      onlineManager.setOnline(true)
    }
    await findPanel('Hamad Al Shamsi')
    expect(held.decisions).toHaveLength(1)
  })

  test('a reason that was begun is there after a reload, until it is given up', async () => {
    const { user, panel } = await openOne()
    await user.keyboard('d')
    await writeInto(user, within(panel).getByLabelText('Reason'), 'No laptop')
    cleanup()
    const again = await openScreen(`${path}?person=${toId(1)}`)
    const reason = await screen.findByLabelText<HTMLTextAreaElement>('Reason')
    expect(reason.value).toBe('No laptop')
    await again.user.click(screen.getByRole('button', { name: 'Keep registration' }))
    await again.user.keyboard('d')
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('')
  })

  test('without any answers from the candidate it says what cannot be checked', async () => {
    server.use(
      on('getRegistration', {
        data: registered(row(1, 'Mariam Al Ketbi'), { details: null, criteria: null }),
      }),
    )
    await openScreen(`${path}?person=${toId(1)}`)
    expect(await screen.findByText(/^No answers were given\./)).toBeTruthy()
  })
})
