import { describe, expect, test } from 'vitest'
import { emailsIn, linksIn, phonesIn, withWholeAddresses } from './contacts'

describe('phone numbers', () => {
  test.each([
    ['050 123 4567', '+971501234567'],
    ['0501234567', '+971501234567'],
    ['056-444-5566', '+971564445566'],
    ['+971 50 123 4567', '+971501234567'],
    ['+971 (0)4 321 0987', '+97143210987'],
    ['00971 52 111 2233', '+971521112233'],
    ['971501234567', '+971501234567'],
    ['(02) 612 3456', '+97126123456'],
    ['+962 79 555 6677', '+962795556677'],
  ])('%s is %s', (written, normal) => {
    expect(phonesIn([`Phone: ${written}`])).toEqual([normal])
  })

  test.each([
    '2015 - 2019',
    '2015-2019',
    '784-1990-1234567-6',
    'P.O. Box 123456',
    '15/01/2017',
    '123456789',
    '+971 99 000 0000',
  ])('%s is no phone number', (text) => {
    expect(phonesIn([text])).toEqual([])
  })

  test('two on one line are two, the same one twice is one, a fax is none', () => {
    expect(phonesIn(['050 123 4567 / 055 765 4321', '+971501234567', 'Fax: 02 555 1212'])).toEqual([
      '+971501234567',
      '+971557654321',
    ])
  })

  test('one that is none in the Emirates is one of the country that somebody is from', () => {
    expect(phonesIn(['الجنسية: أردني', 'الموبايل: 0790112233'])).toEqual(['+962790112233'])
    expect(phonesIn(['الجنسية: أردني', 'الموبايل: 0501234567'])).toEqual(['+971501234567'])
  })

  test('one beside a city is of its country', () => {
    expect(phonesIn(['تبوك – حي المروج', '0551230987'])).toEqual(['+966551230987'])
  })

  test('two in cells of one row are two', () => {
    expect(phonesIn(['a@b.example\t+971 4 330 5512\t055 871 2290'])).toEqual([
      '+97143305512',
      '+971558712290',
    ])
  })

  test('digits of a link are no phone number', () => {
    expect(phonesIn(['linkedin.com/in/sara-0501234567'])).toEqual([])
  })

  test.each([
    [
      'a second number behind a stroke is of the first one’s country',
      ['+971-501234567/501234568'],
      ['+971501234567', '+971501234568'],
    ],
    ['a plus that was turned with the Arabic around it', ['971501232010+'], ['+971501232010']],
    [
      'a stroke behind the area',
      ['متحرك: 050/1231012 - هاتف المنزل: 02/6661012'],
      ['+971501231012', '+97126661012'],
    ],
    [
      'a country that is named around it',
      ['Riyadh, Saudi Arabia', 'Mobile 0551234567'],
      ['+966551234567'],
    ],
    ['a passport and a fax', ['Passport No: A 501234567', 'Fax 02 444 5566'], []],
  ])('%s', (_, lines, numbers) => {
    expect(phonesIn(lines)).toEqual(numbers)
  })

  test('a national number of a country that is not named is left out', () => {
    expect(phonesIn(['9876543210'])).toEqual([])
  })
})

test('e-mail addresses are found once, lower-case, without the words around them', () => {
  expect(
    emailsIn('Email:Sara.K+cv@Mail.example.ae, sara.k+cv@mail.example.ae; not@anaddress'),
  ).toEqual(['sara.k+cv@mail.example.ae'])
})

test('links are web addresses and known sites, not e-mail domains, names of tools or sentences', () => {
  expect(
    linksIn(
      'https://a.example/x?y=1, www.b.example. linkedin.com/in/c | d@e.example Node.js ASP.NET end.Next',
    ),
  ).toEqual(['https://a.example/x?y=1', 'www.b.example', 'linkedin.com/in/c'])
})

describe('an address broken at the edge of a column', () => {
  test.each([
    [['hind.albloushi@annotate.exa', 'mple'], ['hind.albloushi@annotate.example']],
    [['a.very.long.name@', 'gmail.com'], ['a.very.long.name@gmail.com']],
    [['a.very.long.name', '@gmail.com'], ['a.very.long.name@gmail.com']],
    [['www.linkedin.com/in/hind-', 'albloushi-data'], ['www.linkedin.com/in/hind-albloushi-data']],
    [
      ['See https://example.org/gsc22/', 'backpressure'],
      ['See https://example.org/gsc22/backpressure'],
    ],
  ])('%j is put together', (lines, whole) => {
    expect(withWholeAddresses(lines)).toEqual(whole)
  })

  test.each([
    [['sara@mail.com', 'dubai']],
    [['sara@mail.ae', '050 123 4567']],
    [['https://sara.example/', 'Skills']],
    [['a well-', 'known firm']],
    [['and/or', 'more']],
  ])('%j stays two lines', (lines) => {
    expect(withWholeAddresses(lines)).toEqual(lines)
  })
})
