// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ConfirmDialog, Dialog } from './dialog'
import { ErrorState } from './states'
import { Loading } from './skeleton'
import { Snackbar } from './snackbar'
import { renderUi } from './testing'

describe('a dialog', () => {
  test('is named by its title, closes on its cross, and holds nothing while closed', async () => {
    const close = vi.fn()
    const { rerender } = renderUi(
      <Dialog open onClose={close} title="Share your screen" closeLabel="Close">
        Choose the whole screen.
      </Dialog>,
    )
    expect(screen.getByRole('dialog', { name: 'Share your screen' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(close).toHaveBeenCalledOnce()
    rerender(
      <Dialog open={false} onClose={close} title="Share your screen" closeLabel="Close">
        Choose the whole screen.
      </Dialog>,
    )
    expect(screen.queryByText('Choose the whole screen.')).toBeNull()
  })

  test('that works on something cannot be left, and shows why it failed', async () => {
    const close = vi.fn()
    const confirm = vi.fn()
    const labels = {
      title: 'Decline 6?',
      closeLabel: 'Close',
      cancelLabel: 'Back',
      confirmLabel: 'Decline 6',
      workingLabel: 'Declining',
    }
    const { rerender } = renderUi(
      <ConfirmDialog open working onClose={close} onConfirm={confirm} {...labels}>
        Each gets an e-mail.
      </ConfirmDialog>,
    )
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
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
        {...labels}
      >
        Each gets an e-mail.
      </ConfirmDialog>,
    )
    expect(screen.getByRole('alert').textContent).toBe(
      'Nobody was declinedThe server did not answer.',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Decline 6' }))
    expect(confirm).toHaveBeenCalledOnce()
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
  const opened = () => {
    const drawn = renderUi(<Page open={false} gone={false} />)
    screen.getByRole('button', { name: 'Reset' }).focus()
    drawn.rerender(<Page open gone={false} />)
    screen.getByRole('button', { name: 'Yes' }).focus()
    return drawn
  }

  test('goes back to what opened the dialog', async () => {
    opened().rerender(<Page open={false} gone={false} />)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reset' })),
    )
  })

  test('stays near it where that is gone', async () => {
    opened().rerender(<Page open={false} gone />)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Decisions' })),
    )
  })
})

test.each([
  ['closes for good', true, 1, false],
  ['is opened again while something runs in it', false, 0, true],
] as const)(
  'a dialog that the browser closed by itself %s',
  (_what, dismissible, closed, isOpen) => {
    const close = vi.fn()
    renderUi(
      <Dialog open onClose={close} dismissible={dismissible} title="Reset?" closeLabel="Close">
        Words.
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog')
    dialog.removeAttribute('open')
    fireEvent(dialog, new Event('close'))
    expect(close).toHaveBeenCalledTimes(closed)
    expect(dialog.hasAttribute('open')).toBe(isOpen)
  },
)

/** Lets time pass, with what React does in it. */
function later(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
}

describe('with time in hand', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('a snackbar leaves after six seconds, not counting the time under the pointer', () => {
    const close = vi.fn()
    renderUi(<Snackbar tone="success" title="Saved" closeLabel="Close" onClose={close} />)
    const bar = screen.getByRole('status')
    later(4000)
    fireEvent.pointerEnter(bar)
    later(60_000)
    expect(close).not.toHaveBeenCalled()
    fireEvent.pointerLeave(bar)
    later(1999)
    expect(close).not.toHaveBeenCalled()
    later(1)
    expect(close).toHaveBeenCalledOnce()
  })

  test('a failure is spoken at once', () => {
    renderUi(
      <Snackbar
        tone="danger"
        title="Failed to download"
        closeLabel="Close"
        onClose={() => undefined}
      />,
    )
    expect(screen.getByRole('alert').textContent).toContain('Failed to download')
  })

  test('what loads within 150 ms never shows a skeleton', () => {
    renderUi(<Loading label="Loading reports">rows</Loading>)
    later(149)
    expect(screen.queryByText('Loading reports')).toBeNull()
    later(1)
    expect(screen.getByText('Loading reports')).toBeTruthy()
  })
})

test('an error state speaks and tries again', async () => {
  const retry = vi.fn()
  renderUi(
    <ErrorState title="The reports did not load" retryLabel="Try again" onRetry={retry}>
      Your filters are kept.
    </ErrorState>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Your filters are kept.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
