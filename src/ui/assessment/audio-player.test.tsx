// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { AudioPlayer } from './audio-player'
import { renderUi } from '../testing'

const labels = {
  label: 'Recording 1',
  play: 'Play',
  pause: 'Pause',
  back: 'Back 3 seconds',
  forward: 'Forward 3 seconds',
  seconds: '3 s',
  repeat: 'Repeat',
  speed: 'Speed',
  place: 'Place in the recording',
  at: (position: string, length: string) => `${position} of ${length}`,
}

/**
 * jsdom plays nothing: what the page asks of the element is done to it at once, as a browser tells
 * it.
 */
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(
    this: HTMLMediaElement,
  ) {
    Object.defineProperty(this, 'paused', { value: false, configurable: true })
    fireEvent.play(this)
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(
    this: HTMLMediaElement,
  ) {
    Object.defineProperty(this, 'paused', { value: true, configurable: true })
    fireEvent.pause(this)
  })
})

function open() {
  const { container } = renderUi(
    <>
      <AudioPlayer
        src="blob:1"
        labels={labels}
        clock={(seconds) => `0:${Math.floor(seconds)}`}
        broken={<p>It cannot be played.</p>}
      />
      <textarea aria-label="What is said" />
      <div role="dialog">
        <button type="button">Stay</button>
      </div>
    </>,
  )
  const element = container.querySelector('audio')
  if (element === null) throw new Error('There is no sound.')
  Object.defineProperty(element, 'duration', { value: 20 })
  fireEvent.durationChange(element)
  return element
}

const place = () => screen.getByRole('slider', { name: 'Place in the recording' })

test('it plays and pauses, goes three seconds back and on, and never past an end', async () => {
  const element = open()
  await userEvent.click(screen.getByRole('button', { name: 'Play' }))
  expect(element.paused).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Forward 3 seconds' }))
  expect(element.currentTime).toBe(3)
  expect(place().getAttribute('aria-valuetext')).toBe('0:3 of 0:20')
  await userEvent.click(screen.getByRole('button', { name: 'Back 3 seconds' }))
  await userEvent.click(screen.getByRole('button', { name: 'Back 3 seconds' }))
  expect(element.currentTime).toBe(0)
  fireEvent.change(place(), { target: { value: '19' } })
  await userEvent.click(screen.getByRole('button', { name: 'Forward 3 seconds' }))
  expect(element.currentTime).toBe(20)
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  expect(element.paused).toBe(true)
})

test('it repeats, and goes slower and faster', async () => {
  const element = open()
  await userEvent.click(screen.getByRole('button', { name: 'Repeat', pressed: false }))
  expect(element.loop).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: '0.75×' }))
  expect(element.playbackRate).toBe(0.75)
})

test('while one writes, the keys play, move and change the speed, and write nothing', async () => {
  const element = open()
  const sheet = screen.getByRole<HTMLTextAreaElement>('textbox')
  await userEvent.click(sheet)
  await userEvent.keyboard('Good{Escape}{F4}{F4}{F2}{F8}{F8}{F8}{F9} morning')
  expect([element.paused, element.currentTime, element.playbackRate]).toEqual([false, 3, 0.75])
  expect(sheet.value).toBe('Good morning')
  await userEvent.keyboard('{Alt>}{F4}{/Alt}')
  expect(element.currentTime).toBe(3)
})

test('in a dialog the keys are the dialog’s', async () => {
  const element = open()
  screen.getByRole('button', { name: 'Stay' }).focus()
  await userEvent.keyboard('{Escape}{F4}')
  expect([element.paused, element.currentTime]).toEqual([true, 0])
})

test('says that the browser cannot play the sound', () => {
  fireEvent.error(open())
  expect(screen.getByText('It cannot be played.')).toBeTruthy()
})
