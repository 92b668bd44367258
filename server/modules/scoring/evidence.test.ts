import { expect, test } from 'vitest'
import arabic from '../../../locales/ar/evidence.json'
import english from '../../../locales/en/evidence.json'
import { evidenceCodes } from './evidence'

test.each([
  ['English', english, /[a-z]/],
  ['Arabic', arabic, /\p{Script=Arabic}/u],
] as const)(
  'every code of evidence has a sentence in %s, and no sentence is left over',
  (_, sentences, script) => {
    expect(Object.keys(sentences).sort()).toEqual([...evidenceCodes].sort())
    for (const sentence of Object.values(sentences)) expect(sentence).toMatch(script)
  },
)
