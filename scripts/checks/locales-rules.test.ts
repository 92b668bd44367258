import { expect, test } from 'vitest'
import { compare, compareUsage, flatten, findUsage } from './locales-rules'

const none = { keys: new Set<string>(), prefixes: new Set<string>(), mentions: new Set<string>() }

test('groups become dotted keys under their file', () => {
  expect(flatten('auth', { login: { title: 'Log in' } })).toEqual({ 'auth:login.title': 'Log in' })
})

test('a sentence in one language only is found, either way', () => {
  expect(compare({ 'a:x': 'x' }, {})).toHaveLength(1)
  expect(compare({}, { 'a:x': 'س' })).toHaveLength(1)
})

test('a sentence that stands where another belongs is found by what it is about', () => {
  const en = { 'a:x': 'You are the only admin.', 'a:y': 'Finish your assessment first.' }
  const [admin, assessment] = ['أنت المشرف الوحيد.', 'أكمل الاختبار أولاً.']
  expect(compare(en, { 'a:x': admin, 'a:y': assessment })).toEqual([])
  expect(compare(en, { 'a:x': assessment, 'a:y': admin })).toEqual([
    'a:x says "admin" in English but lacks "مشرف" in Arabic (terms in scripts/checks/locales-rules.ts)',
    'a:y says "assessment" in English but lacks "اختبار|تقييم" in Arabic (terms in scripts/checks/locales-rules.ts)',
  ])
  // Two answers of one form, exchanged.
  const answers = { 'a:x': 'I am employed now', 'a:y': 'I am a student now' }
  expect(compare(answers, { 'a:x': 'أعمل حالياً', 'a:y': 'أدرس حالياً' })).toEqual([])
  expect(compare(answers, { 'a:x': 'أدرس حالياً', 'a:y': 'أعمل حالياً' })).toHaveLength(2)
  // Vowel marks change no stem.
  expect(compare({ 'a:x': 'Deleted' }, { 'a:x': 'حُذف' })).toEqual([])
  // The name of a placeholder is not a word of the sentence.
  expect(compare({ 'a:x': 'Open {{company}}' }, { 'a:x': 'افتح {{company}}' })).toEqual([])
})

test('English needs two plural forms and Arabic six', () => {
  const en = { 'a:n_one': '{{count}} day', 'a:n_other': '{{count}} days' }
  const ar = {
    'a:n_zero': 'لا أيام',
    'a:n_one': 'يوم',
    'a:n_two': 'يومان',
    'a:n_few': '{{count}} أيام',
    'a:n_many': '{{count}} يومًا',
    'a:n_other': '{{count}} يوم',
  }
  expect(compare(en, ar)).toEqual([])
  const { 'a:n_two': _, ...withoutTwo } = ar
  expect(compare(en, withoutTwo)).toEqual(['a:n lacks the form _two in ar'])
})

test('a sentence that counts without plural forms is found', () => {
  expect(compare({ 'a:n': '{{count}} days' }, { 'a:n': '{{count}} أيام' })).toHaveLength(2)
})

test('a key that merely ends like a plural form is a key of its own', () => {
  expect(compare({ 'a:step_two': 'Second' }, { 'a:step_two': 'الثانية' })).toEqual([])
})

test('other placeholders or tags in one language are found', () => {
  expect(compare({ 'a:x': 'Hello {{name}}' }, { 'a:x': 'مرحبًا {{nam}}' })).toHaveLength(1)
  expect(compare({ 'a:x': 'See <link>this</link>' }, { 'a:x': 'هنا' })).toHaveLength(1)
})

test('a percent sign set by hand is found in either language', () => {
  expect(compare({ 'a:x': 'Off: {{share}}%' }, { 'a:x': 'خُصم {{share}}' })).toEqual([
    expect.stringMatching(/^a:x .* in en/),
  ])
  expect(compare({ 'a:x': 'Above {{share}}' }, { 'a:x': 'أعلى من 20٪ {{share}}' })).toEqual([
    expect.stringMatching(/^a:x .* in ar/),
  ])
})

test('an English sentence left in Arabic is found, a name is not', () => {
  expect(compare({ 'a:x': 'Log in' }, { 'a:x': 'Log in' })).toHaveLength(1)
  expect(compare({ 'a:x': 'Google' }, { 'a:x': 'Google' })).toEqual([])
})

test('usage is read from literals, templates and a default namespace', () => {
  const { keys, prefixes } = findUsage(
    "t('auth:login.title'); t(`errors:${code}`); const { t } = useTranslation('common'); t('save')",
    ['auth', 'errors', 'common'],
  )
  expect([...keys]).toEqual(['auth:login.title', 'common:save'])
  expect([...prefixes]).toEqual(['errors:'])
})

test('what is wrong with a field is a sentence in use', () => {
  const { keys } = findUsage("throw fieldsRefused({ day: 'day_taken' })", ['errors'])
  expect([...keys]).toEqual(['errors:fields.day_taken'])
})

test('a file that speaks of two areas uses sentences of both', () => {
  const source =
    "const { t } = useTranslation('auth'); t('login'); const { t: tList } = useTranslation('list'); tList('all'); tList(`status.${status}`)"
  const usage = findUsage(source, ['auth', 'list'])
  expect(
    compareUsage({ 'auth:login': 'Log in', 'list:all': 'All', 'list:status.open': 'Open' }, usage),
  ).toEqual([])
  expect(compareUsage({ 'auth:login': 'Log in', 'list:none': 'None' }, usage)).toEqual([
    'list:none has a sentence but is not used',
  ])
})

test('a key in a table counts as used, and need not be a key', () => {
  const usage = findUsage(
    "const { t } = useTranslation('auth'); const rules = { a: 'rule.required', b: 'some.file' }",
    ['auth'],
  )
  expect(compareUsage({ 'auth:rule.required': 'Required' }, usage)).toEqual([])
})

test('missing and unused sentences are found', () => {
  expect(compareUsage({}, { ...none, keys: new Set(['a:x']) })).toEqual([
    'a:x is used in code but has no sentence',
  ])
  expect(compareUsage({ 'a:y': 'y' }, none)).toEqual(['a:y has a sentence but is not used'])
  expect(
    compareUsage({ 'a:n_one': '1', 'a:n_other': 'n' }, { ...none, keys: new Set(['a:n']) }),
  ).toEqual([])
  expect(compareUsage({ 'e:code': 'x' }, { ...none, prefixes: new Set(['e:']) })).toEqual([])
})
