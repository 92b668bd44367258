import { expect, test } from 'vitest'
import { toRun } from './changed-paths.mjs'

const isThere = (file: string) => file === 'e2e/paths/session.e2e.ts'
const session = { id: 'session', changes: ['It is new.'], transitions: ['session.A b'] }
const attempt = { id: 'attempt', changes: ['It is gone.'], transitions: ['attempt.A b'] }

test('the browser runs the changed charts that it drives', () => {
  expect(toRun([session, attempt], 'main', isThere)).toEqual({
    text: 'session: It is new.\nattempt: It is gone.',
    files: ['e2e/paths/session.e2e.ts'],
    transitions: ['session.A b'],
  })
})

test('where it has nothing to run, it says why', () => {
  expect(toRun([attempt], 'main', isThere).text).toBe(
    'attempt: It is gone.\nNo browser walk takes what has changed. There is nothing to run.',
  )
  expect(toRun([], 'main', isThere)).toEqual({
    text: 'No chart has changed since main. There is nothing to run.',
    files: [],
    transitions: [],
  })
})
