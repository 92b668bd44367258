// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FakeTrack, fakeStream } from '../../../../features/assessments/testing/fake-media'
import { UiProvider } from '../../../../ui/provider'
import { QuietPicture } from './quiet-picture'

afterEach(cleanup)

test('shows two frames a second of what is recorded at its own rate, and stops only its own', () => {
  const camera = new FakeTrack('video')
  const { unmount } = render(
    <UiProvider lang="en" dir="ltr">
      <QuietPicture stream={fakeStream(camera)} label="Your camera" />
    </UiProvider>,
  )
  expect(
    screen.getByRole<HTMLVideoElement>('img', { name: 'Your camera' }).srcObject,
  ).not.toBeNull()
  expect(camera.clones.map(({ constraints }) => constraints)).toEqual([{ frameRate: { max: 2 } }])
  expect(camera.constraints).toEqual({})
  unmount()
  expect(camera.clones.map(({ readyState }) => readyState)).toEqual(['ended'])
  expect(camera.readyState).toBe('live')
})
