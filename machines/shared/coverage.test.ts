import { expect, test } from 'vitest'
import { gapsToTell, isLacking } from './coverage'

const gap = (from: number, to: number, cause: string | null = null) => ({
  from_ms: from * 1000,
  to_ms: to * 1000,
  cause,
})

test.each([
  ['all of it', { share: 1, gaps: [] }, false],
  ['nine tenths', { share: 0.9, gaps: [gap(0, 60), gap(100, 160)] }, false],
  ['less', { share: 0.8999, gaps: [] }, true],
  ['a long gap that is explained', { share: 0.95, gaps: [gap(0, 90, 'reload')] }, false],
  ['a long gap that is not', { share: 0.95, gaps: [gap(0, 60.5)] }, true],
  ['nothing measured', { share: null, gaps: [] }, true],
])('whether a source shows enough of an attempt: %s', (_, covered, lacking) => {
  expect(isLacking(covered)).toBe(lacking)
})

test('gaps are told in their order, and of the microphone where the camera was there', () => {
  const told = gapsToTell({
    screen: { gaps: [gap(50, 60)] },
    camera: { gaps: [gap(10, 20), gap(70, 90, 'reload')] },
    microphone: { gaps: [gap(10.2, 20), gap(30, 45), gap(69.5, 90.1, 'reload')] },
  })
  expect(told.map(({ source, gap: { from_ms: from } }) => [source, from / 1000])).toEqual([
    ['camera', 10],
    ['microphone', 30],
    ['screen', 50],
    ['camera', 70],
  ])
})
