import { describe, expect, test } from 'vitest'
import { deviceFindings, percentSeen, textsMade } from './ledger'

const none = { camera: false, microphone: false, screen: false, voice: false }

describe('the result of the device check', () => {
  test('names each device as found or missing', () => {
    expect(deviceFindings({ ...none, camera: true, screen: true }, null)).toEqual([
      { device: 'camera', finding: 'found' },
      { device: 'microphone', finding: 'missing' },
      { device: 'screen', finding: 'found' },
      { device: 'voice', finding: 'missing' },
    ])
  })

  test('marks a device as replaced under an arrangement, and a voice without a microphone as missing', () => {
    expect(deviceFindings(none, { replaced: [{ source: 'camera' }] })).toEqual([
      { device: 'camera', finding: 'replaced' },
      { device: 'microphone', finding: 'replaced' },
      { device: 'screen', finding: 'missing' },
      { device: 'voice', finding: 'replaced' },
    ])
    expect(deviceFindings(none, { replaced: [{ source: 'screen' }] })).toContainEqual({
      device: 'voice',
      finding: 'missing',
    })
  })
})

describe('how the texts of an attempt came about', () => {
  const text = (
    part: string,
    largest_insertion: number | null,
    value: string | null = 'A text.',
  ) => ({
    part,
    value,
    made: largest_insertion === null ? null : { largest_insertion },
  })

  test('has the number of texts and the most words that came at once, with their part', () => {
    expect(textsMade([text('part3', 2), text('part5', 57), text('part8', 12)])).toEqual({
      count: 3,
      words: 57,
      part: 'part5',
    })
  })

  test('leaves out what is empty and what is not known', () => {
    expect(textsMade([text('part3', 9, ''), text('part5', null), text('part8', 1)])).toEqual({
      count: 1,
      words: 1,
      part: 'part8',
    })
    expect(textsMade([text('part3', null)])).toBeNull()
  })
})

test('a share is rounded down, so that an incomplete one is never called complete', () => {
  expect([1, 0.9997, 0.8999, 0].map(percentSeen)).toEqual([100, 99.9, 89.9, 0])
  // In binary 0.29 * 1000 is less than 290.
  expect(percentSeen(0.29)).toBe(29)
})
