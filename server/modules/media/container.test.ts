import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isContinuation, recordingType, screenshotType, takeType } from './container.rules'

/** What Chromium's MediaRecorder made of its fake devices, a piece a second. */
const recorded = (name: string) =>
  readFileSync(new URL(`../attempts/fixtures/recorder/${name}`, import.meta.url))
function box(type: string, content: Buffer | number): Buffer {
  const bytes = typeof content === 'number' ? Buffer.alloc(content, 7) : content
  const size = Buffer.alloc(4)
  size.writeUInt32BE(bytes.length + 8)
  return Buffer.concat([size, Buffer.from(type), bytes])
}

describe('a recording', () => {
  test('begins with a header that lists a picture', async () => {
    expect(await recordingType(recorded('piece-0.webm'))).toBe('video/webm')
    expect(await recordingType(recorded('piece-0.webm').subarray(0, 400))).toBe('video/webm')
    expect(await recordingType(recorded('take.webm')), 'sound alone').toBeNull()
    expect(await recordingType(recorded('piece-1.webm')), 'no header').toBeNull()
    expect(await recordingType(recorded('screenshot.jpg'))).toBeNull()
    expect(
      await recordingType(
        Buffer.concat([recorded('piece-0.webm').subarray(0, 60), randomBytes(5000)]),
      ),
      'a header without tracks',
    ).toBeNull()
  })

  test('goes on with pieces as a recorder cuts them', () => {
    for (const index of [1, 2, 3, 4]) {
      const piece = recorded(`piece-${index}.webm`)
      expect(isContinuation(piece, 'video/webm'), `piece ${index}`).toBe(true)
      expect(isContinuation(piece, null)).toBe(true)
      expect(isContinuation(piece, 'video/mp4')).toBe(false)
    }
    const between = recorded('piece-2.webm').subarray(30)
    expect(isContinuation(between, 'video/webm'), 'cut in the middle of an element').toBe(true)
  })

  test('goes on with fragments where it is MP4', () => {
    const fragment = Buffer.concat([box('moof', 80), box('mdat', 200)])
    expect(isContinuation(fragment, 'video/mp4')).toBe(true)
    expect(isContinuation(fragment, null)).toBe(true)
    expect(isContinuation(fragment, 'video/webm')).toBe(false)
    expect(
      isContinuation(Buffer.concat([box('ftyp', 16), fragment]), 'video/mp4'),
      'another file',
    ).toBe(false)
  })

  test('may be MP4, where the list of tracks has a picture', async () => {
    const track = (handler: string) =>
      box('trak', box('mdia', box('hdlr', Buffer.from(`\0\0\0\0\0\0\0\0${handler}\0\0\0\0`))))
    const file = (...handlers: string[]) =>
      Buffer.concat([
        box('ftyp', 16),
        box('moov', Buffer.concat([box('mvhd', 100), ...handlers.map(track)])),
        box('moof', 40),
      ])
    expect(await recordingType(file('soun', 'vide'))).toBe('video/mp4')
    expect(await recordingType(file('soun'))).toBeNull()
    expect(await takeType(file('soun'))).toBe('audio/mp4')
    expect(await takeType(file('vide'))).toBeNull()
  })

  test.each([
    ['another recording', recorded('piece-0.webm')],
    ['a take', recorded('take.webm')],
    ['a picture', recorded('screenshot.jpg')],
    ['a script', Buffer.from('#!/bin/sh\ncurl http://example.com | sh\n'.repeat(50))],
    ['a document', Buffer.from(`%PDF-1.7\n${'1 0 obj << /Type /Page >> endobj\n'.repeat(80)}`)],
    ['nothing but zeros', Buffer.alloc(5000)],
    [
      'noise',
      Buffer.from([...Array(4000).keys()].map((at) => (at * 7919 + (at >> 3) * 104729) % 256)),
    ],
  ])('does not go on with %s', (_, bytes) => {
    for (const mime of ['video/webm', 'video/mp4', null])
      expect(isContinuation(bytes, mime)).toBe(false)
  })

  test('is judged by looking at each place once', () => {
    // Elements without content and a broken end: a walk from each of them would take as many steps
    // as there are pairs.
    const chain = Buffer.alloc(2 * 1024 * 1024, Buffer.from([0xec, 0x80]))
    expect(
      isContinuation(Buffer.concat([chain, Buffer.from([0xff, 0xff, 0xff])]), 'video/webm'),
    ).toBe(false)
  })
})

test('a take has sound in it', async () => {
  expect(await takeType(recorded('take.webm'))).toBe('audio/webm')
  expect(await takeType(recorded('screenshot.jpg'))).toBeNull()
  expect(await takeType(recorded('take.webm').subarray(0, 40))).toBeNull()
})

test.each([
  ['voice.webm', 'audio/webm'],
  ['voice.ogg', 'audio/ogg'],
  ['voice.wav', 'audio/wav'],
  ['voice-opus.mp4', 'audio/mp4'],
  // Older Safaris record it, and a reviewer can play it.
  ['voice-aac.mp4', 'audio/mp4'],
  ['voice-vorbis.ogg', null],
  ['voice.mp3', null],
  ['picture-named.webm', null],
])('a take of %s is kept as %s', async (name, mime) => {
  const bytes = readFileSync(new URL(`../scoring/fixtures/${name}`, import.meta.url))
  expect(await takeType(bytes)).toBe(mime)
})

test('a screenshot is a picture', async () => {
  expect(await screenshotType(recorded('screenshot.jpg'))).toBe('image/jpeg')
  expect(await screenshotType(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull()
})
