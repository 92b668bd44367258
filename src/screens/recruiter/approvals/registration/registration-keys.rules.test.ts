import { describe, expect, test } from 'vitest'
import { findAct, afterDecision } from './registration-keys.rules'

const pressed = (key: string, differs: Partial<KeyboardEvent> = {}) =>
  findAct({
    key,
    code: `Key${key.toUpperCase()}`,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    ...differs,
  })

describe('the keys of an open registration', () => {
  test.each([
    ['a', 'approved'],
    ['D', 'declined'],
    ['r', 'start_review'],
    ['n', 'next'],
    ['p', 'previous'],
    ['x', null],
  ])('%s asks for %s', (key, act) => expect(pressed(key)).toBe(act))

  test('on an Arabic keyboard the key with the Latin letter counts', () => {
    expect(pressed('ش', { code: 'KeyA' })).toBe('approved')
    // Where another layout has moved the letters, the letter counts and not its place.
    expect(pressed('q', { code: 'KeyA' })).toBeNull()
    expect(pressed(';', { code: 'KeyP' })).toBeNull()
  })

  test.each(['ctrlKey', 'metaKey', 'altKey', 'repeat'] as const)(
    'nothing is asked for with %s',
    (held) => expect(pressed('a', { [held]: true })).toBeNull(),
  )

  test('Escape closes', () => expect(pressed('Escape', { code: 'Escape' })).toBe('close'))
})

describe('after a decision', () => {
  test.each([
    [['a', 'c'], { id: 'b', at: 1 }, 'c'],
    [['a', 'b'], { id: 'c', at: 2 }, 'b'],
    [[], { id: 'a', at: 0 }, null],
    // A list that could not be asked for anew still has the one who was decided about.
    [['a', 'b', 'c'], { id: 'b', at: 1 }, 'c'],
  ])('of %j without %j comes %s', (listed, decided, next) =>
    expect(afterDecision(listed, decided)).toBe(next),
  )
})
