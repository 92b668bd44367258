import { describe, expect, test } from 'vitest'
import { toKind, logicalText } from './bidi'

/** Atoms as drawn from left to right; Arabic is given reversed, as a page draws it. */
const drawn = (text: string) =>
  Array.from(text, (letter) => ({ text: letter, kind: toKind(letter) }))
const reversed = (text: string) => Array.from(text).toReversed().join('')

describe('an Arabic row', () => {
  test('is read from the right, with Latin words from the left', () => {
    const row = `${reversed(' في دبي')}Power BI${reversed('تقارير ')}`
    expect(logicalText(drawn(row), 'rtl')).toBe('تقارير Power BI في دبي')
  })

  test('keeps a ligature in order', () => {
    const atoms = [...drawn('ن'), { text: 'لآ', kind: toKind('لآ') }, ...drawn('ا')]
    expect(logicalText(atoms, 'rtl')).toBe('الآن')
  })

  test('gives a phone number drawn in turned groups in its own order', () => {
    expect(logicalText(drawn('4567 123 050'), 'rtl')).toBe('050 123 4567')
    expect(logicalText(drawn('4567 123 50 971+'), 'rtl')).toBe('+971 50 123 4567')
  })

  test('gives a phone number whose groups are joined by dashes in its own order', () => {
    expect(logicalText(drawn('4418890-52-971'), 'rtl')).toBe('971-52-4418890')
    expect(logicalText(drawn('971-52-4418890'), 'rtl')).toBe('971-52-4418890')
    expect(logicalText(drawn('2015-05'), 'rtl')).toBe('2015-05')
  })

  test('keeps a phone number that was set from the left', () => {
    expect(logicalText(drawn('+971 50 123 4567'), 'rtl')).toBe('+971 50 123 4567')
    expect(logicalText(drawn('050 123 4567'), 'rtl')).toBe('050 123 4567')
  })

  test('keeps a phone number apart from an e-mail address beside it', () => {
    expect(logicalText(drawn('a@b.ae — 4567 123 50 971+'), 'rtl')).toBe('+971 50 123 4567 — a@b.ae')
  })

  test('gives a span of years with the earlier first, however it was drawn', () => {
    expect(logicalText(drawn('2016 - 2012'), 'rtl')).toBe('2012 - 2016')
    expect(logicalText(drawn('2012 - 2016'), 'rtl')).toBe('2012 - 2016')
  })

  test('opens a bracket before it closes it', () => {
    expect(logicalText(drawn(reversed(')دبي(')), 'rtl')).toBe('(دبي)')
    expect(logicalText(drawn(reversed('(دبي)')), 'rtl')).toBe('(دبي)')
  })
})

test('an English row turns only its Arabic words', () => {
  expect(logicalText(drawn(`Name: ${reversed('محمد علي')} (UAE)`), 'ltr')).toBe(
    'Name: محمد علي (UAE)',
  )
})
