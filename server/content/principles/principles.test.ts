import { expect, test } from 'vitest'
import { ZodError } from 'zod'
import { principles, readPrinciples } from './principles'

const ARABIC = /[\u0600-\u06FF]/

test('every Arabic wording is Arabic, no English one is, and no statement is there twice', () => {
  const wordings = [
    ...principles.statements,
    ...principles.scale,
    ...principles.traits.flatMap(({ name, about, bands }) => [
      name,
      about,
      ...Object.values(bands),
    ]),
  ]
  expect(wordings.filter(({ en, ar }) => !ARABIC.test(ar) || ARABIC.test(en))).toEqual([])
  for (const language of ['en', 'ar'] as const)
    expect(new Set(principles.statements.map((statement) => statement[language])).size).toBe(100)
})

test.each<[string, (content: typeof principles) => void]>([
  ['a statement is missing', ({ statements }) => statements.pop()],
  ['two statements changed places', ({ statements }) => statements.reverse()],
  ['an entry of the key is missing', ({ key }) => key.pop()],
  [
    'a trait has a statement more than another',
    ({ key }) => key.forEach((entry) => entry.number === 1 && (entry.trait = 'openness')),
  ],
  [
    'a trait has more statements one way than the other',
    ({ key }) => key.forEach((entry) => entry.number === 1 && (entry.direction = -1)),
  ],
  ['a trait stands mostly in the second half', ({ key }) => swap(key)],
  ['a trait is not described', ({ traits }) => traits.pop()],
])('is refused where %s', (_name, spoil) => {
  const content = structuredClone(principles)
  spoil(content)
  expect(() => readPrinciples(content)).toThrow(ZodError)
})

/**
 * Exchanges what the key says of a statement of the first half and one of the second, both of the
 * same direction.
 */
function swap(key: (typeof principles)['key']): void {
  const first = key.find(({ number }) => number <= 50)
  const second = key.find(
    ({ number, trait, direction }) =>
      number > 50 && trait !== first?.trait && direction === first?.direction,
  )
  if (first === undefined || second === undefined) throw new Error('There is no such pair.')
  ;[first.trait, second.trait] = [second.trait, first.trait]
}
