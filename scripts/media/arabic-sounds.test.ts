import { expect, test } from 'vitest'
import { splitBreaths } from './arabic-sounds'

test.each([
  ['the article before a sun letter and a moon letter', 'السُّوقُ الكَبِيرُ', ["?ass'u:qulkab'i:R"]],
  ['a shadda with its vowel', 'كَلَّمَ أُمِّي', ["k'allama ?'ummi:"]],
  ['a doubled stop, which is held', 'جَدَّتِي', ["dZ'ad:ati:"]],
  ['a long vowel before the article, which becomes short', 'فِي البَيْتِ', ["filb'ajt"]],
  ['nunation before the article', 'مُغْلَقٌ اليَوْمَ', ["m'uQlaqunilj'awm"]],
  [
    'particles that are joined to a word',
    'وَاشْتَرَتْ، بِالقَلَمِ، وَالِدِي',
    ["w'aStaRat", "b'ilqalam", "w'a:lidi:"],
  ],
  ['the alif after a plural verb, which is silent', 'كَتَبُوا كِتَابًا', ["k'atabu: kit'a:ba:"]],
])('reads %s', (_, text, breaths) => {
  expect(splitBreaths(text)).toEqual(breaths)
})

test('refuses a letter it does not know', () => {
  expect(() => splitBreaths('پَا')).toThrow('پ')
})
