import { describe, expect, test } from 'vitest'
import { toEnvelope, plainPath, readDsn, withoutValues } from './error-report'

describe('a DSN', () => {
  test('says where reports go, and which origin that is', () => {
    expect(readDsn('https://abc123@errors.example.com/7')).toEqual({
      origin: 'https://errors.example.com',
      url: 'https://errors.example.com/api/7/envelope/?sentry_version=7&sentry_client=masar%2F1&sentry_key=abc123',
    })
    expect(readDsn('http://k@localhost:9000/under/here/12/')?.url).toContain(
      'http://localhost:9000/under/here/api/12/envelope/',
    )
  })

  test.each([
    '',
    'errors.example.com/7',
    'https://errors.example.com/7',
    'https://key@errors.example.com/',
    'ftp://key@errors.example.com/7',
    "https://k;'@errors.example.com/7",
  ])('%j is none', (text) => expect(readDsn(text)).toBeNull())
})

test.each([
  ['duplicate key for noura.hassan@example.ae', 'duplicate key for (e-mail)'],
  [
    'Unexpected token \'K\', "Khalid Saeed" is not valid JSON',
    'Unexpected token (value), (value) is not valid JSON',
  ],
  [
    'Failed query: select 1 where id = $1\nparams: 784199012345676',
    'Failed query: select 1 where id = $1',
  ],
  [
    'No attempt 01920000-0000-7000-8000-000000000060 of 0501234567',
    'No attempt (number) of (number)',
  ],
  ['لا يوجد مرشح باسم خالد', '(text) (text) (text) (text) (text)'],
  [
    'Could not reach https://masar.example/auth/verify-email/1234?x=1 now',
    'Could not reach (address) now',
  ],
  ['x is not a function', 'x is not a function'],
])('the message %j is reported as %j', (message, told) => expect(withoutValues(message)).toBe(told))

test('a path names the call and not its values', () => {
  expect(plainPath('/api/user/auth/verify-email/1234')).toBe('/api/user/auth/verify-email/*')
  expect(plainPath('/api/user/v2/auth/google/')).toBe('/api/user/v2/auth/google/')
  expect(plainPath('/api/recruiter/zappy/sync-candidate/0192-1/0192-2')).toBe(
    '/api/recruiter/zappy/sync-candidate/*/*',
  )
})

test('an envelope has the places in the code, the innermost last, of every engine', () => {
  const stacks = {
    chromium:
      'TypeError: x\n    at draw (https://masar.example/assets/app-1.js?v=2:3:14)\n    at https://masar.example/assets/app-1.js:9:1',
    others:
      'draw@https://masar.example/assets/app-1.js:3:14\n@https://masar.example/assets/app-1.js:9:1',
    node: 'Error: x\n    at draw (file:///home/somebody/masar/dist/server/main.js:3:14)\n    at /home/somebody/masar/server/main.ts:9:1',
  }
  const toFrames = (stack: string) => {
    const [head = '', kind = '', event = ''] = toEnvelope({
      id: 'a'.repeat(32),
      at: new Date(0),
      side: 'browser',
      type: 'TypeError',
      message: 'x',
      stack,
      level: 'error',
      tags: { code: 'internal' },
    }).split('\n')
    expect([JSON.parse(head).event_id, JSON.parse(kind).type, JSON.parse(event).tags]).toEqual([
      'a'.repeat(32),
      'event',
      { side: 'browser', code: 'internal' },
    ])
    return JSON.parse(event).exception.values[0].stacktrace.frames
  }
  const inner = { function: 'draw', filename: '/assets/app-1.js', lineno: 3, colno: 14 }
  const outer = { function: '?', filename: '/assets/app-1.js', lineno: 9, colno: 1 }
  expect(toFrames(stacks.chromium)).toEqual([outer, inner])
  expect(toFrames(stacks.others)).toEqual([outer, inner])
  expect(toFrames(stacks.node).map(({ filename }: { filename: string }) => filename)).toEqual([
    '/server/main.ts',
    '/dist/server/main.js',
  ])
})
