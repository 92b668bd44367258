// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Avatar } from './avatar'
import { UiProvider } from './provider'

afterEach(cleanup)

const shown = (src: string | null) => (
  <UiProvider lang="en" dir="ltr">
    <Avatar initials="MK" src={src} />
  </UiProvider>
)

test('a picture that does not load leaves the initials, and another one is tried again', () => {
  const { container, rerender } = render(shown('/gone.png'))
  const picture = () => container.querySelector('img')
  expect([picture()?.getAttribute('src'), container.textContent]).toEqual(['/gone.png', ''])
  fireEvent.error(picture() ?? container)
  expect([picture(), container.textContent]).toEqual([null, 'MK'])
  rerender(shown('/there.png'))
  expect(picture()?.getAttribute('src')).toBe('/there.png')
  rerender(shown(null))
  expect(container.textContent).toBe('MK')
})
