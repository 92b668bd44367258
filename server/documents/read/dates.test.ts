import { expect, test } from 'vitest'
import { dateIn, durationIn, isDateOnly, rangeIn, singleIn } from './dates'

test.each([
  ['March 2021 – Present', '2021-03', 'present'],
  ['Jul 2018 - Feb 2021', '2018-07', '2021-02'],
  ['Feb. 2021 to date', '2021-02', 'present'],
  ['Sept 2019 till now', '2019-09', 'present'],
  ['02/2019 - 11/2020', '2019-02', '2020-11'],
  ['15/01/2017 - 31/12/2020', '2017-01', '2020-12'],
  ['2019-03 — 2020-10', '2019-03', '2020-10'],
  ['2014–2018', '2014', '2018'],
  ["Jan '19 - Mar '21", '2019-01', '2021-03'],
  ['Since 2016', '2016', 'present'],
  ['من مايو 2016 إلى نوفمبر 2021', '2016-05', '2021-11'],
  ['يناير 2020 - حتى الآن', '2020-01', 'present'],
  ['كانون الثاني 2015 – شباط 2018', '2015-01', '2018-02'],
  ['تشرين الأول 2012 حتى كانون الأول 2013', '2012-10', '2013-12'],
  ['منذ عام 2015', '2015', 'present'],
  ['Nov-2013 to Dec-2019', '2013-11', '2019-12'],
  ['Since Feb-2020', '2020-02', 'present'],
  ['Jun – Aug 2016', '2016-06', '2016-08'],
  ['1 مارس 2021م - حتى الآن', '2021-03', 'present'],
  ['من 15/08/2017م إلى 28/02/2021م', '2017-08', '2021-02'],
  ['من غشت 2016 إلى شتنبر 2021', '2016-08', '2021-09'],
  ['شباط (فبراير) 2017 – أيلول (سبتمبر) 2021', '2017-02', '2021-09'],
  ['1440ه - 1443ه', '2019', '2022'],
  ['من محرم 1440ه إلى رجب 1442ه', '2018-09', '2021-02'],
  ['15th Jan 2015 to 20th March 2018', '2015-01', '2018-03'],
  ["Jun'13 – Mar'17", '2013-06', '2017-03'],
  ['Jul 2020 → now', '2020-07', 'present'],
  ['08/16 - 03/18', '2016-08', '2018-03'],
  ['2015-16', '2015', '2016'],
  ['2020/01 - حتى تاريخه', '2020-01', 'present'],
  ['من يناير 2020 إلى حد الآن', '2020-01', 'present'],
  ['mars 2019 – aujourd’hui', '2019-03', 'present'],
  ['Jul-2016 / Dec-2020', '2016-07', '2020-12'],
  ['May-14 to Oct-20: Constable', '2014-05', '2020-10'],
  ['10.2018 – Cont.', '2018-10', 'present'],
  ['يناير 2023 – للآن', '2023-01', 'present'],
  ['جانفي 2022 ← الآن', '2022-01', 'present'],
  ['من 2019 ل 2022', '2019', '2022'],
  ['2022 – 2019', '2019', '2022'],
  ['من: 03/2019 إلى: الآن', '2019-03', 'present'],
  ['From: 03/2019 To: 05/2021', '2019-03', '2021-05'],
  ['2018/3 – 2021/5', '2018-03', '2021-05'],
  ['من عام 2018 وحتى عام 2021', '2018', '2021'],
  ['من سنة 2015 لسنة 2018', '2015', '2018'],
  ['بداية 2019 حتى نهاية 2021', '2019', '2021'],
  ['2019 - لم يزل', '2019', 'present'],
  ['آب 2019 حتى تاريخ اليوم', '2019-08', 'present'],
  ['سبتمبر 2019 : يونيو 2021', '2019-09', '2021-06'],
  ['من شهر 3 / 2019 إلى شهر 5 / 2021', '2019-03', '2021-05'],
  ['الآن – 2022', '2022', 'present'],
  ['يونيو 2015 (1436ه) – فبراير 2019 (1440ه)', '2015-06', '2019-02'],
])('%s', (text, start, end) => {
  expect(rangeIn(text)).toMatchObject({ start, end })
})

test.each([
  'May I help 2 people?',
  'ISO 9001',
  'GPA 3.42 / 4.00',
  'Class of 2019: 2021 graduates',
  'room 2019b - 20',
  'marched 2019',
  '+971 50 2019 2020',
])('%s has no span', (text) => {
  expect(rangeIn(text)).toBeNull()
})

test('a single date is found with its month', () => {
  expect(dateIn('Graduated June 2019')).toMatchObject({ date: '2019-06' })
  expect(dateIn('Class of 2019')).toMatchObject({ date: '2019' })
})

test('a date alone is distinguished from a date with words', () => {
  expect(isDateOnly('(Jan 2019 – Present)')).toBe(true)
  expect(isDateOnly('Engineer, Jan 2019 – Present')).toBe(false)
})

test('a season is the whole of it, another single date has no end', () => {
  expect(singleIn('Summer 2022')).toMatchObject({ start: '2022', end: '2022' })
  expect(singleIn('June 2018')).toMatchObject({ start: '2018-06', end: null })
})

test.each(['3 years', 'سنتان', '6 أشهر', 'سنة وستة أشهر'])('%s is how long', (text) => {
  expect(durationIn(text)).toEqual({ from: 0, to: text.length })
})
