import { expect, test, vi } from 'vitest'
import hash from './hash'
import { memo } from './memo'

test('the same arguments are answered once, however they are made', () => {
  const answer = vi.fn((...args: unknown[]) => ({ args }))
  const remembering = memo(answer)
  for (const args of [
    ['a'],
    [1],
    ['1'],
    ['a', 'b'],
    ['ab'],
    [{ color: 'fg', _hover: { color: ['a', null] } }],
    [['a', 'b']],
    [null],
    [undefined],
    [true],
    ['true'],
  ]) {
    const times = answer.mock.calls.length
    const first = remembering(...args)
    expect(first).toEqual({ args })
    expect(answer).toHaveBeenCalledTimes(times + 1)
    expect(remembering(...structuredClone(args))).toBe(first)
    expect(answer).toHaveBeenCalledTimes(times + 1)
  }
})

test('it begins anew before it remembers without end', () => {
  const answer = vi.fn((value: number) => ({ value }))
  const remembering = memo(answer)
  for (let value = 0; value <= 2000; value += 1) remembering(value)
  remembering(0)
  expect(answer).toHaveBeenCalledTimes(2002)
})

test('a text has one name, and no other text has it', () => {
  const names = ['color:red;', 'color:blue;', ''].map(hash)
  expect(new Set(names).size).toBe(3)
  expect(['color:red;', 'color:blue;', ''].map(hash)).toEqual(names)
})
