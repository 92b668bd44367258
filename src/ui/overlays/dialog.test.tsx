// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, use } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { ConfirmDialog, Dialog } from './dialog'
import { Snackbar, SnackbarRegion } from './snackbar'
import { renderUi } from '../testing'

const confirmWords = {
  title: 'Decline 6?',
  closeLabel: 'Close',
  cancelLabel: 'Back',
  confirmLabel: 'Decline 6',
  workingLabel: 'Declining',
  children: 'Each gets an e-mail.',
}

describe('a dialog', () => {
  const share = (open: boolean, close: () => void) => (
    <Dialog open={open} onClose={close} title="Share your screen" closeLabel="Close">
      Choose the whole screen.
    </Dialog>
  )

  test('is named by its title, closes on its cross and on Escape, and holds nothing while closed', async () => {
    const close = vi.fn()
    const { rerender } = renderUi(share(true, close))
    expect(await screen.findByRole('dialog', { name: 'Share your screen' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledTimes(2)
    rerender(share(false, close))
    await waitFor(() => expect(screen.queryByText('Choose the whole screen.')).toBeNull())
  })

  test('leaves messages that come while it is open audible and pressable', async () => {
    const [close, closeMessage] = [vi.fn(), vi.fn()]
    renderUi(
      <>
        <SnackbarRegion label="Messages">
          <Snackbar tone="info" title="Saved" closeLabel="Dismiss" onClose={closeMessage} />
        </SnackbarRegion>
        {share(true, close)}
      </>,
    )
    await screen.findByRole('dialog')
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(closeMessage).toHaveBeenCalledOnce()
    expect(close).not.toHaveBeenCalled()
    fireEvent.pointerDown(document.body)
    await waitFor(() => expect(close).toHaveBeenCalledOnce())
  })

  test('runs from right to left in Arabic', async () => {
    renderUi(<Dialog open onClose={vi.fn()} title="مشاركة الشاشة" closeLabel="إغلاق" />, 'ar')
    expect((await screen.findByRole('dialog')).dir).toBe('rtl')
  })
})

describe('a question before something is done', () => {
  test('cannot be left while it works, and shows why it failed', async () => {
    const close = vi.fn()
    const confirm = vi.fn()
    const { rerender } = renderUi(
      <ConfirmDialog open working onClose={close} onConfirm={confirm} {...confirmWords} />,
    )
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    await userEvent.click(screen.getByRole('button', { name: 'Declining' }))
    expect(close).not.toHaveBeenCalled()
    expect(confirm).not.toHaveBeenCalled()
    rerender(
      <ConfirmDialog
        open
        onClose={close}
        onConfirm={confirm}
        failed="Nobody was declined"
        failure="The server did not answer."
        {...confirmWords}
      />,
    )
    expect(screen.getByRole('alert').textContent).toBe(
      'Nobody was declinedThe server did not answer.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Decline 6' }))
    expect(confirm).toHaveBeenCalledOnce()
  })

  test('takes two presses that come at once for one, and a later one for another', async () => {
    const confirm = vi.fn()
    renderUi(<ConfirmDialog open onClose={vi.fn()} onConfirm={confirm} {...confirmWords} />)
    const button = await screen.findByRole('button', { name: 'Decline 6' })
    act(() => {
      button.click()
      button.click()
    })
    expect(confirm).toHaveBeenCalledOnce()
    await new Promise((resolve) => setTimeout(resolve, 0))
    fireEvent.click(button)
    expect(confirm).toHaveBeenCalledTimes(2)
  })
})

describe('the focus', () => {
  const Page = ({ open, gone }: { open: boolean; gone: boolean }) => (
    <main id="main" tabIndex={-1}>
      <section tabIndex={-1} aria-label="Decisions">
        {gone ? null : <button type="button">Reset</button>}
      </section>
      <Dialog open={open} onClose={() => undefined} title="Reset?" closeLabel="Close">
        <button type="button">Yes</button>
      </Dialog>
    </main>
  )
  const opened = async () => {
    const drawn = renderUi(<Page open={false} gone={false} />)
    screen.getByRole('button', { name: 'Reset' }).focus()
    drawn.rerender(<Page open gone={false} />)
    const yes = await screen.findByRole('button', { name: 'Yes' })
    await waitFor(() =>
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
    )
    yes.focus()
    return drawn
  }

  test('goes back to what opened the dialog', async () => {
    const { rerender } = await opened()
    rerender(<Page open={false} gone={false} />)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reset' })),
    )
  })

  test('stays near it where that is gone', async () => {
    const { rerender } = await opened()
    rerender(<Page open={false} gone />)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Decisions' })),
    )
  })
})

const Neighbour = ({ labels }: { labels: Promise<string> | null }) =>
  labels === null ? null : use(labels)

test('a dialog next to one that waits for its texts comes back with them, and is not closed', async () => {
  const onClose = vi.fn()
  const page = (labels: Promise<string> | null) => (
    <Suspense fallback="Loading">
      <Dialog open onClose={onClose} title="How was it?" closeLabel="Later" />
      <Neighbour labels={labels} />
    </Suspense>
  )
  let come: (text: string) => void = () => undefined
  const promise = new Promise<string>((resolve) => (come = resolve))
  const { rerender } = renderUi(page(null))
  expect(await screen.findByRole('dialog', { name: 'How was it?' })).toBeTruthy()
  await act(async () => rerender(page(promise)))
  expect(screen.getByText('Loading')).toBeTruthy()
  await act(async () => come('Jobs that match you'))
  expect(screen.getByText('Jobs that match you')).toBeTruthy()
  const dialog = await screen.findByRole('dialog', { name: 'How was it?' })
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
})
