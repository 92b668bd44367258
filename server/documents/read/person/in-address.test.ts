import { describe, expect, test } from 'vitest'
import { isInAddress } from './in-address'

describe('a word of a name is in an address', () => {
  test.each([
    ['Haddad', 'amin.haddad'],
    ['الحداد', 'amin.haddad'],
    ['الشهري', 'k.alshehri'],
    ['الشهري', 'k.ash-shehri'],
    ['خياط', 'amin.khayyat90'],
    ['نورة', 'noura.s'],
    ['نورة', 'n.noora'],
    ['عبدالعزيز', 'abdulaziz.m'],
    ['قاسم', 'rana.qasem'],
    ['قاسم', 'rana.kassem'],
    ['ثامر', 'thamer88'],
    ['حِصَّة', 'hissa.o'],
    ['باوزير', 'mohd.bawazeer'],
  ])('%s in %s', (word, local) => expect(isInAddress(word, local)).toBe(true))

  test.each([
    ['Ali', 'alison.k'],
    ['آل', 'al.noor'],
    ['علي', 'alison.k'],
    ['نورة', 'nasr.noureddine'],
    ['منطقة', 'k.alqadi'],
    ['الرياض', 'r.aldosari'],
    ['خبرة', 'hind.salem'],
  ])('but not %s in %s', (word, local) => expect(isInAddress(word, local)).toBe(false))
})

test('a word and an address that agree in nearly all letters are compared without trying every way', () => {
  expect(isInAddress('ب'.repeat(50), `${'b'.repeat(60)}x`)).toBe(false)
  expect(isInAddress(`ب${'ه'.repeat(14)}`, `b${'a'.repeat(60)}x`)).toBe(false)
  expect(isInAddress('ث'.repeat(15), `${'tha'.repeat(20)}x`)).toBe(true)
})
