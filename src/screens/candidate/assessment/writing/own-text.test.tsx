// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { UiProvider } from '../../../../ui/provider'
import { OwnText } from './own-text'

afterEach(cleanup)

const wrapper = ({ children }: { children: ReactNode }) => (
  <UiProvider lang="en" dir="ltr" mode="light">
    {children}
  </UiProvider>
)
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')

test('every key is reported, and none is undone by a page that learns of it later', async () => {
  const notified = vi.fn<(value: string) => void>()
  const { rerender } = render(<OwnText value="" onValueChange={notified} />, { wrapper })
  await userEvent.type(field(), 'abc')
  expect(notified.mock.calls.map(([value]) => value)).toEqual(['a', 'ab', 'abc'])
  rerender(<OwnText value="" onValueChange={() => undefined} />)
  expect(field().value).toBe('abc')
  rerender(<OwnText value="abc" onValueChange={notified} />)
  expect(field().value).toBe('abc')
})

test('a text from elsewhere replaces the present one, even if this page may no longer write', async () => {
  const { rerender } = render(<OwnText value="first" onValueChange={() => undefined} />, {
    wrapper,
  })
  await userEvent.type(field(), ' words')
  rerender(<OwnText value="first words of another tab" onValueChange={() => undefined} />)
  expect(field().value).toBe('first words of another tab')
  await userEvent.type(field(), ' and mine')
  // What came too late was not taken.
  rerender(<OwnText value="first words of another tab" readOnly onValueChange={() => undefined} />)
  expect(field().value).toBe('first words of another tab')
})
