// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ErrorState } from '../feedback/states'
import { Loading } from '../feedback/skeleton'
import { Snackbar, SnackbarRegion } from './snackbar'
import { renderUi } from '../testing'

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

  test('content that loads within 150 ms never shows a skeleton', () => {
    renderUi(<Loading label="Loading reports">rows</Loading>)
    later(149)
    expect(screen.queryByText('Loading reports')).toBeNull()
    later(1)
    expect(screen.getByText('Loading reports')).toBeTruthy()
  })
})

test.each(['in a page', 'above it'] as const)(
  'a snackbar %s has its action where there is room for it',
  (where) => {
    const place = document.body.appendChild(document.createElement('div'))
    renderUi(
      <SnackbarRegion label="Messages" place={where === 'in a page' ? place : null}>
        <Snackbar
          tone="success"
          title="Approved"
          body="The candidate gets an email."
          action={<button type="button">Undo</button>}
          closeLabel="Close"
          onClose={() => undefined}
        />
      </SnackbarRegion>,
    )
    const { display, gridTemplateAreas } = getComputedStyle(screen.getByRole('status'))
    expect({ display, gridTemplateAreas }).toEqual(
      where === 'in a page'
        ? { display: 'grid', gridTemplateAreas: '"title action" "body body"' }
        : { display: 'block', gridTemplateAreas: '' },
    )
    place.remove()
  },
)

test('an error state speaks and tries again', async () => {
  const retry = vi.fn()
  renderUi(
    <ErrorState title="We could not load the reports" retryLabel="Try again" onRetry={retry}>
      Your filters are kept.
    </ErrorState>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Your filters are kept.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
