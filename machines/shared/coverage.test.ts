import { expect, test } from 'vitest'
import { countedCoverage, gapsToTell, isLacking, ranSeconds, replacedSources } from './coverage'

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

test('gaps are listed in order, and a gap of camera and microphone together as one of the camera', () => {
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

test.each([
  ['nothing', [], []],
  ['the screen', ['screen'], ['screen']],
  ['the camera, and with it the sound', ['camera'], ['camera', 'microphone']],
] as const)(
  'an arrangement that replaces %s leaves nothing missing of it',
  (_, replaced, counted) => {
    const arrangement = { replaced: replaced.map((source) => ({ source })) }
    const nothing = { share: 0, gaps: [gap(0, 600)] }
    const coverage = countedCoverage(
      { screen: nothing, camera: nothing, microphone: nothing },
      arrangement,
    )
    expect([...replacedSources(arrangement)]).toEqual(counted)
    for (const source of ['screen', 'camera', 'microphone'] as const)
      expect([source, isLacking(coverage[source])]).toEqual([
        source,
        !counted.some((one) => one === source),
      ])
  },
)

test('an attempt that took a moment did not take none', () => {
  expect([532, 1499, 1500, 74_034].map(ranSeconds)).toEqual([1, 1, 1, 74])
})
