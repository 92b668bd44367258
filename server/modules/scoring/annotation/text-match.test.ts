import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalised, samenessFor, type Sameness } from './text-match'

const same = (one: string, other: string, sameness: Sameness) =>
  normalised(one, sameness) === normalised(other, sameness)

describe('loosely the same are', () => {
  test.each([
    ['case', 'The Quick FOX', 'the quick fox'],
    ['punctuation and spaces', ' “Well,”  she said — (twice). ', 'well she said twice'],
    ['apostrophes of any kind', 'don’t', "don't"],
    ['composed and decomposed letters', 'caf\u0065\u0301', 'caf\u00e9'],
    ['vowel marks', 'كَتَبَ الطّالِبُ', 'كتب الطالب'],
    ['tatweel', 'العـــربية', 'العربية'],
    ['the forms of alef', 'أحمد إلى آخر ٱلطريق', 'احمد الي اخر الطريق'],
    ['ya and alef maqsura', 'على', 'علي'],
    ['hamza on waw and on ya', 'مسؤول سئل', 'مسوول سيل'],
    ['a hamza by itself', 'ماء السماء', 'ما السما'],
    ['letters for p and v', 'پيتزا وڤيلا', 'بيتزا وفيلا'],
    ['ta marbuta and ha', 'مدرسة', 'مدرسه'],
    ['Arabic-Indic digits', '٢٠٢٦', '2026'],
    ['Persian digits', '۴۵۶', '456'],
    ['Arabic punctuation', 'لماذا؟ نعم، الآن؛', 'لماذا نعم الان'],
    ['presentation forms, as copied from a picture', 'ﻻ', 'لا'],
    ['letters of other keyboards', 'کتاب علی', 'كتاب علي'],
    ['marks of direction and joiners', '\u200fنص\u200c', 'نص'],
    ['an alef with its hamza written apart', 'ا\u0654حمد', 'أحمد'],
  ])('%s', (_, one, other) => expect(same(one, other, 'loose')).toBe(true))
})

describe('in spelling', () => {
  test.each([
    ['hamza', 'ان', 'أن'],
    ['ta marbuta', 'مدرسه', 'مدرسة'],
    ['alef maqsura', 'علي', 'على'],
    ['hamza on waw', 'مسوول', 'مسؤول'],
    ['a hamza by itself', 'ما', 'ماء'],
  ])('%s counts', (_, one, other) => expect(same(one, other, 'spelling')).toBe(false))

  test.each([
    ['vowel marks', 'أَنَّ', 'أن'],
    ['case', 'Their', 'their'],
    ['digits', '٥', '5'],
  ])('%s do not count', (_, one, other) => expect(same(one, other, 'spelling')).toBe(true))
})

describe('exactly', () => {
  test.each([
    ['a comma of the other script', 'نعم، شكرا', 'نعم, شكرا'],
    ['a capital', 'Abu Dhabi', 'abu Dhabi'],
    ['a full stop', 'End.', 'End'],
    ['a vowel mark', 'كتبَ', 'كتب'],
  ])('%s counts', (_, one, other) => expect(same(one, other, 'exact')).toBe(false))

  test.each([
    ['line breaks', 'one\ntwo', 'one two'],
    ['quotation marks of a keyboard', '“yes” — it’s', '"yes" - it\'s'],
    ['digits of a keyboard', '١٢٣', '123'],
  ])('%s do not count', (_, one, other) => expect(same(one, other, 'exact')).toBe(true))
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(..."aBé\u0301 أإاىيةه\u064b\u0654\u0640\u200d٣۳۴،؟'’ـﻻﹱİßﬁ") }),
)

test.each(['loose', 'spelling', 'exact'] as const)(
  'normalising a text (%s) a second time changes nothing',
  (sameness) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = normalised(text, sameness)
        expect(normalised(once, sameness)).toBe(once)
      }),
    )
  },
)

test('an apostrophe before a mark is inside a word too', () => {
  expect(normalised(normalised('a’\u0654a', 'spelling'), 'loose')).toBe(
    normalised('a’\u0654a', 'loose'),
  )
})

test('texts that are equal in a stricter way are equal in a looser way', () => {
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      expect(normalised(normalised(one, 'exact'), 'loose')).toBe(normalised(one, 'loose'))
      expect(normalised(normalised(other, 'spelling'), 'loose')).toBe(normalised(other, 'loose'))
    }),
  )
})

test.each([
  ['recieve', ['receive'], 'loose'],
  ['ان', ['أن', 'إن'], 'spelling'],
  ['مدرسه', ['مدرسة'], 'spelling'],
  ['english', ['English'], 'exact'],
  ["it's", ['its'], 'exact'],
  ['يذهبوا', ['يذهبون'], 'loose'],
] as const)(
  'between %s and what may stand for it only %s is compared',
  (wrong, accepted, sameness) => expect(samenessFor(wrong, accepted)).toBe(sameness),
)
