import { expect, test } from 'vitest'
import { notedInWords } from './log-labels.presenter'

test.each([
  ['en', 'auto_approval full_time al_ain', 'auto-approval; 40 hours a week; Al Ain'],
  ['ar', 'auto_approval full_time al_ain', 'الموافقة التلقائية; 40 ساعة في الأسبوع; العين'],
  ['en', 'english_v2 annotation_v3', 'English, version 2; Data annotation, version 3'],
  ['en', 'not allowed', 'not allowed'],
  ['ar', '', 'لا شيء'],
  ['en', 'Hello and welcome', 'Hello and welcome'],
  ['en', '40', '40'],
] as const)('in %s the logged value "%s" reads "%s"', (lang, noted, words) => {
  expect(notedInWords(noted, lang)).toBe(words)
})
