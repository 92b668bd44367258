import { describe, expect, test } from 'vitest'
import { holdsAddress, isName } from './names'

describe('a name', () => {
  test.each(['Mariam', 'مريم', '李', 'É', 'O’Brien 3rd'])('%s is a name', (name) =>
    expect(isName(name)).toBe(true),
  )
  test.each(['', '123', '---', '😀'])('"%s" is none', (name) => expect(isName(name)).toBe(false))
})

describe('an address in a name', () => {
  test.each([
    'www.evil.example',
    'evil.example',
    'http://evil.example',
    'Mariam (evil.ae)',
    'Go to evil.zip now',
    'win-prize.co.uk',
    'evil.e.example',
    '1x.ae',
    'x.com',
    'Md.com',
    'dr.evil.example',
    't.me/evil',
    'bit.ly/abc',
    'evil.example.',
    'WWW.EVIL.EXAMPLE',
    'xn--p1ai.xn--p1ai',
    'mariam@evil.example',
    'Mariam @evil',
    'javascript://evil',
    '<b>Mariam</b>',
    'Mariam <3',
    'evil。example',
    'evil．com',
    'ｗｗｗ．evil',
    'Ali＠evil',
    '＜b＞Ali',
    'evil.موقع',
    'مسابقة.امارات',
    'مريم www.evil.example',
  ])('%s', (name) => {
    expect([holdsAddress(name), isName(name)]).toEqual([true, false])
  })

  test.each([
    'Ahmed Al-Mansoori',
    "O'Brien",
    'O’Neil-Al Hosani',
    'J. R. Smith',
    'J.R.Smith',
    'J.R.R. Tolkien',
    'A.Khan',
    'K.S.Chitra',
    'M. Night',
    'Sammy Davis Jr.',
    'Sam Lee, Sr.',
    'St. John',
    'St.John Rivers',
    'Dr.Ali',
    'Dr. Ali',
    'Prof.Dr.Huda',
    'Eng.Khalid Saeed',
    'Md.Rahman',
    'Md.A.Rahman',
    'Mohd.Aslam Khan',
    'Abd.Rahman',
    'Ms.Noura',
    'Sh.Mohammed',
    'Jean-Luc d’Arc',
    'José María',
    'Nguyễn Văn A',
    'Łukasz',
    'Björk',
    'Иван Петров',
    '李小龍',
    'Ali…',
    'Ali... Hassan',
    'Ali...Hassan',
    'Smith. Ali',
    'محمد بن راشد',
    'د.محمد علي',
    'د. محمد علي',
    'أ.د.هدى الشامسي',
    'م.خالد سعيد',
    'عبد الله',
    'آل نهيان',
    'علی\u200cرضا',
    'فاطمة الزهراء',
  ])('%s has none, and is a name', (name) => {
    expect([holdsAddress(name), isName(name)]).toEqual([false, true])
  })

  test.each([
    'Noor Data L.L.C.',
    'Noor Trading Co.LLC',
    'Noor Trading Co. L.L.C',
    'Al Noor Gen.Trading',
    'Smith & Sons',
    '7-Eleven',
    '1847',
    'E.ON',
    'A/B Studio',
    'Web 2.0 Ltd.',
    'Est.1990',
    'شركة النور ذ.م.م',
    'شركة النور ش.م.ع.',
    'مؤسسة نور للبيانات',
  ])('the company %s has none', (name) => {
    expect(holdsAddress(name)).toBe(false)
  })

  test('is looked for in no time, however long the line', () => {
    // A search from each letter to the end of the line would take minutes for this text.
    expect([holdsAddress('a'.repeat(1_000_000)), holdsAddress('a.'.repeat(500_000))]).toEqual([
      false,
      false,
    ])
  })
})
