import { describe, expect, test } from 'vitest'
import { phonesIn } from './phones'

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

describe('a number is of the country that is named', () => {
  test.each([
    ['by a region', ['القصيم، عنيزة', 'جوال 0561230045'], '+966561230045'],
    ['by its own name before a city of another', ['الكويت، الدوحة', '99123045'], '+96599123045'],
    ['by the end of the address', ['a.saad@mail.example.om', 'Mobile 9212 3045'], '+96892123045'],
  ])('%s', (_, lines, number) => expect(phonesIn(lines)).toEqual([number]))

  test('only once in the resume, and not at its top', () => {
    const top = ['سارة العمري', '056 123 0045']
    expect(phonesIn(top, top, [...top, 'نظام العمل السعودي'])).toEqual(['+966561230045'])
    expect(phonesIn(top, top, [...top, 'مصر', 'السعودية'])).toEqual(['+971561230045'])
  })

  test('a landline without its zero is none of the Emirates', () => {
    expect(phonesIn(['الجنسية: عماني', '9212 3045'])).toEqual(['+96892123045'])
  })
})

describe('a number is read however it is written', () => {
  test.each([
    ['broken by the edge of the column', ['Riyadh · 055', '612 3045'], '+966556123045'],
    ['with its groups in turn among Arabic', ['الكويت | 0417 9912 965'], '+96599120417'],
    ['with its plus behind and its groups in order', ['هاتف: 974-7712-0045+'], '+97477120045'],
    ['with a code that has no plus', ['966541230045'], '+966541230045'],
  ])('%s', (_, lines, number) => expect(phonesIn(lines)).toEqual([number]))

  test('a beginning and years on the next line are none', () => {
    expect(phonesIn(['Phone 050', '2015 - 2019'])).toEqual([])
  })

  test('two behind labels with a dash between them are two', () => {
    expect(phonesIn(['البحرين', 'مكتب: 17712045 – نقال: 33123045'])).toEqual([
      '+97317712045',
      '+97333123045',
    ])
  })
})
