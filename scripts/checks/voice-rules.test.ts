import { expect, test } from 'vitest'
import { voiceFaults } from './voice-rules'

const english = (text: string, key = 'a:lead') => voiceFaults('en', { [key]: text })
const arabic = (text: string, key = 'a:lead') => voiceFaults('ar', { [key]: text })

test('a word that Masar avoids is found, with the word to use instead', () => {
  expect(english('Your registration stands here.')).toEqual([
    'a:lead says "stands" and not “is” or “appears” in en ("Your registration stands here.")',
  ])
  for (const text of [
    'The upload goes on by itself.',
    'Whoever opens it is logged.',
    'Choose a file',
    'Hand the assessment in',
    'Sign in with your e-mail',
    'Loading the courses',
    'You don’t need it.',
  ])
    expect(english(text)).not.toEqual([])
  expect(english('Select a file. The upload continues automatically.')).toEqual([])
  // "Multiple choice" is the name of the questions, and the name of a placeholder is not a word.
  expect(english('Multiple choice, chosen by {{mail}}')).toHaveLength(1)
  expect(english('Multiple choice, by {{mail}}')).toEqual([])
})

test('a sentence of the specification keeps its words, its capitals and its stop', () => {
  expect(english('E-mail verified.')).toEqual([])
  expect(english('Job not exist.', 'a:title')).toEqual([])
  expect(
    voiceFaults('ar', { 'a:title': 'الوظيفة غير موجودة.' }, { 'a:title': 'Job not exist.' }),
  ).toEqual([])
})

test('a capital inside a sentence is found where it is no name', () => {
  expect(english('Post a New job')).toEqual([
    'a:lead has a capital in "New" in en ("Post a New job")',
  ])
  expect(english('Take the English assessment in Abu Dhabi as PDF. Then log in.')).toEqual([])
})

test('titles, labels, buttons and errors of one line have no full stop', () => {
  for (const key of [
    'a:title',
    'a:doneTitle',
    'a:delete.confirm',
    'a:rule.size',
    'errors:fields.x',
  ])
    expect(english('Delete this job.', key)).toHaveLength(1)
  expect(arabic('حذف الوظيفة.', 'a:delete.confirm')).toHaveLength(1)
  expect(english('Delete this job.', 'a:body')).toEqual([])
  // Two sentences are text wherever they stand.
  expect(english('This file is empty. Select another file.', 'a:rule.file')).toEqual([])
})

test('exclamation marks are found in either language', () => {
  expect(english('Well done!')).toHaveLength(1)
  expect(arabic('أحسنت!')).toHaveLength(1)
})

test('Arabic that is written another way than ours is found', () => {
  for (const text of [
    'تم حفظ بياناتك.',
    'لم يتم تحميل حسابك',
    'يجري الإعداد',
    'حاليًا',
    'خلال ٣ أيام',
    'نعم, تابع',
    'ملف "أول"',
    'اتصال Wi-Fi',
  ])
    expect(arabic(text)).toHaveLength(1)
  expect(arabic('تمت الموافقة على طلبك، وحُفظت 4,000 كلمة حالياً.')).toEqual([])
})
