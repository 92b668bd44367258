// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ConfirmDialog, Dialog } from './dialog'
import { ErrorState } from './states'
import { Loading } from './skeleton'
import { Snackbar } from './snackbar'
import { draw } from './testing'
import { TextAreaField } from './text-area-field'
import { TextField } from './text-field'
import { writeInto } from '../testing/write-into'

describe('a dialog', () => {
  test('is named by its title, closes on its cross, and holds nothing while closed', async () => {
    const close = vi.fn()
    const { rerender } = draw(
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
    const words = {
      title: 'Decline 6?',
      closeLabel: 'Close',
      cancelLabel: 'Back',
      confirmLabel: 'Decline 6',
      workingLabel: 'Declining',
    }
    const { rerender } = draw(
      <ConfirmDialog open working onClose={close} onConfirm={confirm} {...words}>
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
        failure="The server did not answer."
        {...words}
      >
        Each gets an e-mail.
      </ConfirmDialog>,
    )
    expect(screen.getByRole('alert').textContent).toBe('The server did not answer.')
    await userEvent.click(screen.getByRole('button', { name: 'Decline 6' }))
    expect(confirm).toHaveBeenCalledOnce()
  })
})

describe('a question that asks for something', () => {
  const words = {
    title: 'Reset this attempt?',
    closeLabel: 'Close',
    cancelLabel: 'Back',
    confirmLabel: 'Reset',
    workingLabel: 'Working',
  }

  /** Asks why; confirmed without a word it says at the field what is missing. */
  const Asked = ({
    onConfirm,
    ...about
  }: {
    onConfirm: () => void
    over?: boolean
    working?: boolean
    failed?: string
    failure?: string
  }) => {
    const [why, setWhy] = useState('')
    const [tried, setTried] = useState(false)
    return (
      <ConfirmDialog
        open
        onClose={() => undefined}
        onConfirm={() => {
          setTried(true)
          if (why !== '') onConfirm()
        }}
        fields={
          <>
            <TextAreaField label="What happened" />
            <TextField
              label="Why"
              error={tried && why === '' ? 'Field is required' : undefined}
              value={why}
              onChange={(event) => setWhy(event.target.value)}
            />
          </>
        }
        {...words}
        {...about}
      >
        <p>It leaves the lists.</p>
      </ConfirmDialog>
    )
  }

  test('is described by what follows, so that both are read when it opens', () => {
    draw(<Asked onConfirm={() => undefined} />)
    const dialog = screen.getByRole('dialog', { name: 'Reset this attempt?' })
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('It leaves the lists.')
  })

  test('takes the focus to the first field that is wrong, each time it is tried, and is sent by Enter', async () => {
    const confirm = vi.fn()
    draw(<Asked onConfirm={confirm} />)
    const why = screen.getByLabelText('Why')
    for (const _time of [1, 2]) {
      await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
      expect(document.activeElement).toBe(why)
    }
    expect(screen.getByText('Field is required')).toBeTruthy()
    expect(confirm).not.toHaveBeenCalled()
    await writeInto(userEvent, why, 'A trial run')
    await userEvent.keyboard('{Enter}')
    expect(confirm).toHaveBeenCalledOnce()
  })

  test('is not sent a second time while it works, also not by Enter', async () => {
    const confirm = vi.fn()
    draw(<Asked working onConfirm={confirm} />)
    await writeInto(userEvent, screen.getByLabelText('Why'), 'A trial run')
    await userEvent.keyboard('{Enter}')
    expect(confirm).not.toHaveBeenCalled()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })

  test('that was refused says what did not come about and why, and keeps what was written', async () => {
    const { rerender } = draw(<Asked onConfirm={() => undefined} />)
    await writeInto(userEvent, screen.getByLabelText('Why'), 'A trial run')
    rerender(
      <Asked
        onConfirm={() => undefined}
        failed="Nothing was decided"
        failure="The server did not answer."
      />,
    )
    expect(screen.getByRole('alert').textContent).toBe(
      'Nothing was decidedThe server did not answer.',
    )
    expect(screen.getByLabelText<HTMLInputElement>('Why').value).toBe('A trial run')
  })

  test('that nothing is left of leaves only the way out', () => {
    draw(<Asked over onConfirm={() => undefined} />)
    // The cross, and the button.
    expect(
      screen
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Close', 'Close'])
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
    const drawn = draw(<Page open={false} gone={false} />)
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
    draw(
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
    draw(<Snackbar tone="success" title="Saved" closeLabel="Close" onClose={close} />)
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
    draw(
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
    draw(<Loading label="Loading reports">rows</Loading>)
    later(149)
    expect(screen.queryByText('Loading reports')).toBeNull()
    later(1)
    expect(screen.getByText('Loading reports')).toBeTruthy()
  })
})

test('an error state speaks and tries again', async () => {
  const retry = vi.fn()
  draw(
    <ErrorState title="The reports did not load" retryLabel="Try again" onRetry={retry}>
      Your filters are kept.
    </ErrorState>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Your filters are kept.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
