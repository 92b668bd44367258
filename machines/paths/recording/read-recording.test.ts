import { expect, test } from 'vitest'
import { readRecording } from './read-recording'
import type { Recording } from './recording'

const recording: Recording = {
  version: 1,
  recordedAt: '2026-11-28T10:00:00.000Z',
  language: 'en',
  steps: [
    {
      chart: 'session',
      event: 'login.submitted',
      taken: ['session.UNAUTHENTICATED.enteringLogin login.submitted'],
      states: ['session.UNAUTHENTICATED.signingIn'],
      at: 1_200,
      calls: [{ method: 'POST', path: '/user/auth/login-user/', status: 200, milliseconds: 80 }],
      picture: null,
    },
  ],
}
const [step] = recording.steps
const read = (found: unknown) => readRecording(JSON.stringify(found))

test('a recording that the panel wrote is read', () => {
  expect(read(recording)).toEqual(recording)
})

test.each([
  ['a file that was cut off', JSON.stringify(recording).slice(0, -20), /no JSON/],
  ['a newer one', JSON.stringify({ ...recording, version: 2 }), /version 2.*version 1/],
  ['something else', '[]', /not a recording/],
  ['a step without its event', JSON.stringify({ ...recording, steps: [{}] }), /steps\.0\.chart/],
])('%s is refused with the reason', (_, text, reason) => {
  expect(readRecording(text)).toMatch(reason)
})

test.each([
  ['a payload', { ...step, payload: { email: 'mariam@example.ae' } }],
  ['a query', { ...step, calls: [{ ...step?.calls[0], path: '/x?email=mariam' }] }],
  ['a body', { ...step, calls: [{ ...step?.calls[0], body: '{}' }] }],
  ['a picture from elsewhere', { ...step, picture: 'https://example.ae/a.jpeg' }],
])('%s has no place in it', (_, wrong) => {
  expect(read({ ...recording, steps: [wrong] })).toMatch(/^It is not a recording: steps\.0/)
})
