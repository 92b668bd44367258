import { describe, expect, test } from 'vitest'
import { toRows } from './rows'
import {
  apart,
  glyphsOfWords,
  isSideways,
  isWorthReadingAsArabic,
  isWorthReadingForYears,
  isDoubtfulPage,
  sureWords,
  withArabic,
  withYears,
  type Word,
} from './words'

const word = (text: string, left: number, right: number, confidence = 95): Word => ({
  text,
  confidence,
  left,
  right,
  baseline: 100,
  size: 30,
})
const texts = (words: readonly Word[]) => words.map(({ text }) => text)

describe('the words of a page', () => {
  const page = [
    word('Storekeeper', 0, 200),
    word('warehouse', 210, 400),
    word('2018', 410, 480),
    word('-', 490, 500, 3),
    word('Present', 510, 600),
  ]

  test('keep the dash of a span, lose specks, and have their bullets recognised', () => {
    expect(texts(sureWords([word('٠', 0, 8, 60), ...page, word('i', 620, 625, 50)]))).toEqual([
      '•',
      'Storekeeper',
      'warehouse',
      '2018',
      '-',
      'Present',
    ])
  })

  test('are left out when most of the page is doubtful, or too little is certain', () => {
    const stains = [
      'ak',
      'Tw',
      'eel',
      'ssh',
      'iii',
      'Wen',
      'oral',
      'lt',
      'rns',
      'vvm',
      'hhk',
      'qer',
    ]
    const stained = stains.map((text, i) => word(text, 30 * i, 30 * i + 20, 55))
    expect(isDoubtfulPage([...page, ...stained])).toBe(true)
    expect(isDoubtfulPage([word('Fire', 0, 50), word('exit', 60, 100)])).toBe(true)
    expect(isDoubtfulPage(page)).toBe(false)
  })
})

describe('a page in Arabic', () => {
  const both = ['مدير', 'مبيعات', 'في', 'شركة', 'تجارية', 'كبيرة'].map((text, i) =>
    word(text, 900 - 100 * i, 980 - 100 * i),
  )

  test('is read again where Latin letters are doubtful, and gives what that reading is surer of', () => {
    const seen = [
      ...both,
      word('wal', 250, 290, 27),
      word('Jl', 210, 240, 35),
      word('Excel', 0, 90),
    ]
    expect(isWorthReadingAsArabic(seen)).toBe(true)
    expect(isWorthReadingAsArabic([...both, word('Excel', 0, 90)])).toBe(false)
    const asArabic = [...both, word('الهاشمي', 205, 295, 40), word('بعاا', 0, 90, 20)]
    expect(texts(withArabic(seen, asArabic))).toEqual([...texts(both), 'الهاشمي', 'Excel'])
  })

  test('has its rows in the order in which they are read', () => {
    const words = [word('(2018)', 500, 580), word('2024-2018', 700, 850), ...both]
    const [row] = toRows(glyphsOfWords([word('المدة:2015', 700, 850)], 2), 'rtl')
    expect(row?.map(({ text }) => text)).toEqual(['المدة:2015'])
    expect(glyphsOfWords(words, 2).every(({ size }) => size === 15)).toBe(true)
  })
})

test('a word whose place lies over its neighbours keeps to its own', () => {
  const placed = apart([
    word('وليد', 941, 1011),
    word('خالد', 861, 924),
    word('الشمايلة', 710, 1009),
  ])
  expect(placed.at(2)).toMatchObject({ left: 710, right: 852 })
  expect(placed.slice(0, 2)).toMatchObject([
    { left: 941, right: 1011 },
    { left: 861, right: 924 },
  ])
})

describe('years among Arabic words', () => {
  const arabic = ['حتى', 'الآن', 'موظف', 'خدمة', 'عملاء', 'بنك'].map((text, at) =>
    word(text, 100 * at, 100 * at + 80),
  )
  const read = [...arabic, word('-', 720, 730), word('8', 780, 795)]

  test('are whole again where a reading as English has them whole', () => {
    expect(isWorthReadingForYears(read)).toBe(true)
    const asEnglish = [word('gS>', 0, 80, 20), word('-', 720, 730, 60), word('2018', 735, 795)]
    expect(texts(withYears(read, asEnglish))).toEqual([...texts(arabic), '-', '2018'])
    const spans = [...arabic, word('2018-4', 700, 860)]
    const whole = [word('2018', 700, 760), word('-', 770, 780, 70), word('2014', 790, 860)]
    expect(texts(withYears(spans, whole))).toEqual([...texts(arabic), '2018', '2014', '-'])
  })

  test('stay as they are where the other reading is unsure, or is no year', () => {
    expect(texts(withYears(read, [word('2018', 735, 795, 40)]))).toEqual(texts(read))
    expect(texts(withYears(read, [word('7318', 735, 795)]))).toEqual(texts(read))
    expect(isWorthReadingForYears([...arabic, word('2018', 735, 795)])).toBe(false)
  })
})

test('an Arabic comma inside of a line is no full stop', () => {
  const line = [word('أبوظبي', 0, 80), word('المرسى.', 100, 180)].toReversed()
  expect(texts(sureWords(line))).toEqual(['المرسى،', 'أبوظبي'])
  const last = [word('المرسى.', 0, 80), { ...word('أبوظبي', 100, 180), baseline: 150 }]
  expect(texts(sureWords(last))).toEqual(['المرسى.', 'أبوظبي'])
})

test('a page lies on its side when most of its longer words are higher than wide', () => {
  const words = Array.from({ length: 8 }, (_, at) => word('warehouse', 50 * at, 50 * at + 30))
  expect(isSideways(words.map((one) => ({ ...one, isUpright: true })))).toBe(true)
  expect(isSideways(words)).toBe(false)
})
