import { describe, expect, test } from 'vitest'
import { toEmail, isEmail } from './email'
import {
  emiratesIdDigits,
  isPassword,
  isWebsite,
  toMobileNumber,
  getNetwork,
  socialLinks,
} from './fields'
import { cleanBlock, cleanLine } from './line'

describe('a line of text', () => {
  test.each([
    ['spaces around and between', '  Mariam   Al Ketbi ', 'Mariam Al Ketbi'],
    ['a name copied with its direction', '\u202bمريم الكتبي\u202c', 'مريم الكتبي'],
    [
      'isolates, marks and spaces of no width',
      '\u2068Mariam\u2069\u200e \u200bAl\ufeff Ketbi',
      'Mariam Al Ketbi',
    ],
    ['an override that would turn the letters around', 'Mariam\u202eibteK', 'MariamibteK'],
    ['line breaks and other controls', 'Mariam\r\n\tAl\u0007Ketbi', 'Mariam Al Ketbi'],
    ['a non-joiner inside a Persian name, which is part of it', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['a joiner after a vowel mark', 'عَ\u200dب', 'عَ\u200dب'],
    [
      'joiners that join nothing',
      '\u200cعلی\u200c\u200cرضا \u200d محمد\u200c',
      'علی\u200cرضا محمد',
    ],
    ['nothing but what cannot be seen', '\u200b\u200c\u200d\u2066\u2069\ufeff', ''],
    ['letters that nobody sees', '\u3164\uffa0\u115f\u1160', ''],
    ['tags, variation and annotation', 'Ma\u{e0041}ri\ufe0fa\u034fm\ufffa', 'Mariam'],
  ])('%s', (_, typed, kept) => {
    expect(cleanLine(typed)).toBe(kept)
  })

  test('a text of several lines keeps them', () => {
    expect(cleanBlock('\u202bWe read\r\narchives. \n\n\u200bBye\n')).toBe(
      'We read\narchives.\n\nBye',
    )
  })
})

describe('a mobile number', () => {
  test.each([
    ['+971 50 123 4567', '+971501234567'],
    ['971-50-123-4567', '971501234567'],
    ['(050) 123 4567', '0501234567'],
    ['\u202a+971 50 123 4567\u202c', '+971501234567'],
    ['+٩٧١٥٠١٢٣٤٥٦٧', '+971501234567'],
  ])('%s is %s', (typed, number) => expect(toMobileNumber(typed)).toBe(number))

  test.each([
    '-971501234567',
    '+-971501234567',
    '- 971501234567',
    '0000000',
    '123456',
    '1234567890123456',
    '97150+1234567',
    'abc',
    '',
  ])('%s is none', (typed) => {
    expect(toMobileNumber(typed)).toBeNull()
  })
})

describe('an e-mail address', () => {
  test.each([
    'mariam@example.ae',
    "o'brien+masar@mail.example.co.uk",
    'a_b@xn--mgbaam7a8h.xn--mgbaam7a8h',
    'A.B@EXAMPLE.AE',
  ])('%s', (text) => expect(isEmail(text)).toBe(true))
  test.each([
    'mariam@example',
    'mariam example@x.ae',
    'a@b@c.ae',
    'a@1.2',
    'a@-b.ae',
    '@b.ae',
    `${'a'.repeat(250)}@b.ae`,
  ])('%s is none', (text) => expect(isEmail(text)).toBe(false))
  test('loses the invisible characters around it', () =>
    expect(toEmail(' \u202amariam\u200b@example.ae\u202c ')).toBe('mariam@example.ae'))
})

test.each([
  ['Masar-Demo1', true],
  ['Masar-1', false],
  ['Masar-D1', true],
  ['Masar-Demo1-Masa', true],
  ['Masar-Demo1-Masar', false],
  ['masar-demo1', false],
  ['MASAR-DEMO1', false],
  ['Masar-Demo', false],
  ['MasarDemo1', false],
])('the password %s: %s', (text, fits) => expect(isPassword(text)).toBe(fits))

test('a password accepts only the listed special characters', () => {
  const taken = [...' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'].filter((special) =>
    isPassword(`MasarDemo1${special}`),
  )
  expect(taken.join('')).toBe([...'@~`$!#^()_-=+%*?&'].toSorted().join(''))
})

test.each([
  ['a digit mistyped', '784199012345776'],
  ['two neighbours swapped', '784199013245676'],
  ['another last digit', '784199012345671'],
])('an Emirates ID with %s does not pass its check digit', (_what, digits) => {
  expect(emiratesIdDigits(digits)).toBeNull()
})

test('an Emirates ID has 15 digits that begin with 784', () => {
  expect(emiratesIdDigits('784-1990-1234567-6')).toBe('784199012345676')
  expect(emiratesIdDigits('\u200e784199012345676')).toBe('784199012345676')
  expect(emiratesIdDigits('785199012345671')).toBeNull()
  expect(emiratesIdDigits('78419901234567')).toBeNull()
})

test.each([
  ['facebook', 'https://www.facebook.com/mariam.k?ref=1', 'https://www.facebook.com/'],
  ['instagram', 'https://instagram.com/mariam/', 'https://instagram.com/mariam is me'],
  ['twitter', 'https://x.com/mariam', 'https://twitter.com/mariam-k!'],
  ['linkedin', 'https://www.linkedin.com/in/mariam/details', 'https://www.linkedin.com/feed'],
] as const)('%s takes %s and not %s', (network, right, wrong) => {
  expect([socialLinks[network].test(right), socialLinks[network].test(wrong)]).toEqual([
    true,
    false,
  ])
})

test('a link names its network by its host', () => {
  expect(
    [
      'https://m.facebook.com/',
      'https://x.com/a b',
      'https://ae.linkedin.com/feed',
      'https://notlinkedin.com/in/a',
      'nothing',
    ].map(getNetwork),
  ).toEqual(['facebook', 'twitter', 'linkedin', null, null])
})

test('links and websites', () => {
  expect(socialLinks.linkedin.test('https://ae.linkedin.com/in/mariam-%D9%85')).toBe(true)
  expect(socialLinks.linkedin.test('https://linkedin.com.evil.example/in/mariam')).toBe(false)
  expect(isWebsite('https://falaj.example')).toBe(true)
  expect(isWebsite('javascript:alert(1)')).toBe(false)
  expect(isWebsite('https://falaj.example@elsewhere.example/')).toBe(false)
})
