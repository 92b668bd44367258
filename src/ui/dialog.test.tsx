// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog'
import { renderUi } from './testing'

// As a browser does it: the event of closing comes later.
beforeEach(() => {
  const prototype = HTMLDialogElement.prototype as Partial<HTMLDialogElement>
  prototype.showModal = function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  }
  prototype.close = function (this: HTMLDialogElement) {
    this.removeAttribute('open')
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
})
afterEach(() => {
  const prototype = HTMLDialogElement.prototype as Partial<HTMLDialogElement>
  delete prototype.showModal
  delete prototype.close
})

const Neighbour = ({ labels }: { labels: Promise<string> | null }) =>
  labels === null ? null : use(labels)

const page = (labels: Promise<string> | null, onClose: () => void) => (
  <Suspense fallback="Loading">
    <Dialog open onClose={onClose} title="How was it?" closeLabel="Later" />
    <Neighbour labels={labels} />
  </Suspense>
)

test('a dialog that is written in the cell of a table breaks its lines and begins them where the page does', () => {
  renderUi(
    <div style={{ whiteSpace: 'nowrap', textAlign: 'end' }}>
      <Dialog open onClose={() => undefined} title="How was it?" closeLabel="Later" />
    </div>,
  )
  const { whiteSpace, textAlign } = getComputedStyle(screen.getByRole('dialog'))
  expect([whiteSpace, textAlign]).toEqual(['normal', 'start'])
})

test('a dialog whose neighbour waits for its words is there again when they come, and nobody closed it', async () => {
  const onClose = vi.fn()
  let come: (text: string) => void = () => undefined
  const promise = new Promise<string>((resolve) => (come = resolve))
  const { rerender } = renderUi(page(null, onClose))
  expect(screen.getByRole('dialog', { name: 'How was it?' })).toBeTruthy()
  await act(async () => rerender(page(promise, onClose)))
  expect(screen.getByText('Loading')).toBeTruthy()
  await act(async () => come('Jobs that match you'))
  expect(screen.getByText('Jobs that match you')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'How was it?' }).hasAttribute('open')).toBe(true)
  expect(onClose).not.toHaveBeenCalled()
})

test('a dialog that the browser closes by itself is closed', async () => {
  const onClose = vi.fn()
  renderUi(page(null, onClose))
  await act(async () => screen.getByRole<HTMLDialogElement>('dialog').close())
  expect(onClose).toHaveBeenCalledOnce()
})
