// @vitest-environment jsdom
import { createEvent, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { renderUi } from '../testing'
import { ZoomPicture } from './zoom-picture'

const labels = { view: 'The picture', larger: 'Larger', smaller: 'Smaller', fit: 'Fit' }

beforeEach(() => {
  Element.prototype.scrollTo = vi.fn()
  Element.prototype.scrollBy = vi.fn()
  Element.prototype.setPointerCapture = vi.fn()
})
// jsdom has none of them, and the window is the next file's, too.
afterAll(() => {
  for (const name of ['scrollTo', 'scrollBy', 'setPointerCapture'])
    Reflect.deleteProperty(Element.prototype, name)
})

const open = () =>
  renderUi(
    <ZoomPicture
      src="blob:1"
      alt="A page"
      labels={labels}
      percent={(value) => `${Math.round(value)}%`}
    />,
  )
const width = () => screen.getByRole('img', { name: 'A page' }).style.width
const view = () => screen.getByRole('region', { name: 'The picture' })

test('by buttons it becomes larger and smaller, and says how large it is', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Larger' }))
  expect(width()).toBe('125%')
  expect(screen.getByText('125%')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Smaller' }))
  await userEvent.click(screen.getByRole('button', { name: 'Smaller' }))
  expect(width()).toBe('100%')
})

test('by keys too, whatever the keyboard writes with them, and not with Ctrl, which is the browser’s', async () => {
  open()
  view().focus()
  await userEvent.keyboard('++-+')
  expect(width()).toBe('156%')
  await userEvent.keyboard('{Control>}-{/Control}')
  expect(width()).toBe('156%')
  fireEvent.keyDown(view(), { key: '٠', code: 'Digit0' })
  expect(width()).toBe('100%')
})

test('the wheel zooms with Ctrl and else scrolls; a double click goes in and out', () => {
  open()
  const zooming = createEvent.wheel(view(), { deltaY: -100, ctrlKey: true })
  fireEvent(view(), zooming)
  expect(zooming.defaultPrevented).toBe(true)
  expect(width()).not.toBe('100%')
  const scrolling = createEvent.wheel(view(), { deltaY: -100 })
  fireEvent(view(), scrolling)
  expect(scrolling.defaultPrevented).toBe(false)
  fireEvent.doubleClick(view())
  expect(width()).toBe('100%')
  fireEvent.doubleClick(view())
  expect(width()).toBe('200%')
})

/** jsdom makes no pointer events: a mouse's, with the number of the pointer. */
const point = (type: string, pointerId: number, clientX: number, clientY: number) =>
  fireEvent(
    view(),
    Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY }), {
      pointerId,
    }),
  )

test('one finger or the mouse moves it, two change its size', () => {
  open()
  point('pointerdown', 1, 100, 100)
  point('pointermove', 1, 60, 90)
  expect(Element.prototype.scrollBy).toHaveBeenCalledWith(40, 10)
  point('pointerdown', 2, 60, 190)
  point('pointermove', 2, 60, 290)
  expect(width()).toBe('200%')
  point('pointerup', 1, 60, 90)
  point('pointerup', 2, 60, 290)
  point('pointermove', 2, 60, 400)
  expect(Element.prototype.scrollBy).toHaveBeenCalledTimes(1)
})
