// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../ui/testing'
import { PressGuard, SETTLE_MS, useScreenChange } from './press-guard'

const Sheet = () => {
  useScreenChange('writing')
  return <textarea />
}

test('a press that is not taken leaves the focus where the new screen has set it', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  renderUi(
    <PressGuard>
      <Sheet />
    </PressGuard>,
  )
  const movesFocus = () => fireEvent.mouseDown(document.body)
  expect(movesFocus()).toBe(false)
  vi.advanceTimersByTime(SETTLE_MS)
  expect(movesFocus()).toBe(true)
  vi.useRealTimers()
})
