import { describe, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import type { Lang } from '../../../http/contract/language'
import { sheetOfReport } from './report-sheet.presenter'

type Schemas = components['schemas']
type Report = Schemas['Report']

const startedAt = '2026-11-18T08:00:00.000Z'
const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`

const toResult = (differs: Partial<Schemas['Result']> = {}): Schemas['Result'] => ({
  attempt: {
    id: id(40),
    assessment_id: 'english_v3',
    kind: 'english',
    version: 'v3',
    status: 'COMPLETED',
    epoch: 1,
    sequence: 9,
    part: null,
    phase: null,
    parts: [],
    granted_seconds: 0,
    server_time: startedAt,
    started_at: startedAt,
    finished_at: '2026-11-18T08:20:00.000Z',
    cancel_reason: null,
    drained: true,
  },
  overall: 47,
  passed: false,
  provisional: false,
  lacks: [],
  criteria: [],
  ...differs,
})

const toAnswer = (differs: Partial<Schemas['ReportAnswer']> = {}): Schemas['ReportAnswer'] => ({
  part: 'writing',
  question: { id: 'writing-1', type: 'long_text', prompt: { en: 'Describe your work.', ar: null } },
  value: 'I manage a shop.',
  saved_at: startedAt,
  words: 4,
  right_option: null,
  right_text: null,
  right_ranking: null,
  correct: null,
  score: null,
  takes: [],
  differs: false,
  made: { edits: 14, seconds: 845, largest_insertion: 12 },
  late_edits: [],
  review_score: null,
  review_criteria: null,
  awaits_review: false,
  ...differs,
})

const whole = { share: 1, gaps: [] }
const toCoverage = (differs: Partial<Schemas['Coverage']> = {}): Schemas['Coverage'] => ({
  running_ms: 1_200_000,
  screen: whole,
  camera: whole,
  microphone: whole,
  ...differs,
})

/** A report of an attempt with complete evidence, except for the values of the test. */
const buildReport = (differs: Partial<Report> = {}): Report => ({
  candidate: {
    user_id: id(7),
    full_name: 'Omar Rashid Al Dhaheri',
    email: 'omar@example.ae',
    avatar_url: null,
    city: 'al_ain',
    resume_id: null,
  },
  result: toResult(),
  archived: false,
  arrangement: null,
  decisions: [],
  passages: [],
  answers: [toAnswer()],
  events: [],
  outages: [],
  screenshots: [],
  recordings: [],
  coverage: toCoverage(),
  ledger: {
    consent: { text_version: '3', given_at: '2026-11-18T07:58:00.000Z' },
    device_check: { camera: true, microphone: true, screen: true, voice: true },
    screenshots: 18,
    heard_share: 0.9858,
  },
  evidence_accepted: null,
  media_deleted_at: null,
  media_retention: { until: null, holds: [] },
  history: [],
  reviews: [],
  second_review: null,
  appeal: null,
  appeal_by_other: false,
  ...differs,
})

/** The lines of the section of that title, each with its head or label before it. */
function section(report: Report, title: string, lang: Lang = 'en'): string[] {
  const sheet = sheetOfReport(report, { lang, now: new Date('2026-11-20T08:00:00.000Z') })
  const found = sheet.sections?.find((one) => one.title === title)
  if (found === undefined) throw new Error(`There is no section ${title}.`)
  return found.entries.flatMap(({ head, lines }) => [
    ...(head === undefined ? [] : [head]),
    ...lines.map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`)),
  ])
}

describe('the evidence in the PDF of a report', () => {
  test('is explained in English with the meaning of each figure', () => {
    expect(section(buildReport(), 'Evidence')).toEqual([
      'Recorded of 20:00: screen 100%, camera 100%, microphone 100%',
      'Consent to recording: Version 3, given on 18 November 2026 at 11:58',
      'Device check before the start: Camera found, Microphone found, Screen shared, Voice heard',
      'Browser connected: 98.5% of the assessment time. The rest was outages. Breaks of up to 45 seconds and times when Masar was not running are not counted.',
      'Screenshots: 18 arrived',
      'Written answers: 1 text; most at once: 12 words, in Writing. Typed text arrives a few words at a time.',
    ])
  })

  test('is explained in Arabic', () => {
    expect(section(buildReport(), 'الأدلة', 'ar').slice(1)).toEqual([
      expect.stringMatching(/^الموافقة على التسجيل المصوّر: الإصدار 3، بتاريخ 18 نوفمبر 2026/),
      'فحص الأجهزة قبل البدء: الكاميرا تعمل، الميكروفون يعمل، الشاشة مشارَكة، الصوت مسموع',
      expect.stringMatching(/^اتصال المتصفّح بالخادم: \S*98.5\S* من وقت الاختبار. /),
      'لقطات الشاشة: وصلت 18 لقطة',
      expect.stringMatching(
        /^كتابة الإجابات: نص واحد؛ أكثر ما ظهر دفعة واحدة: 12 كلمة، في «الكتابة»/,
      ),
    ])
  })

  test.each([
    [
      'en',
      'Evidence',
      [
        'None on record',
        'None on record',
        '0% of',
        '0 arrived',
        'How they were written is not known',
      ],
    ],
    [
      'ar',
      'الأدلة',
      [
        'لا توجد موافقة محفوظة',
        'لا يوجد فحص محفوظ',
        'من وقت الاختبار',
        'لم تصل أي لقطة',
        'لا يُعرف كيف كُتبت',
      ],
    ],
  ] as const)('says in %s of each that there is none', (lang, title, expected) => {
    const lines = section(
      buildReport({
        answers: [toAnswer({ made: null })],
        ledger: { consent: null, device_check: null, screenshots: 0, heard_share: 0 },
      }),
      title,
      lang,
    ).slice(1)
    expect(lines.map((line, at) => line.includes(expected[at] ?? 'nothing'))).toEqual(
      expected.map(() => true),
    )
    expect(lines).toHaveLength(expected.length)
  })

  test.each([
    ['en', 'Evidence', 'The camera and the screen show the same video in 3 minutes.'],
    ['ar', 'الأدلة', 'تعرض الكاميرا والشاشة المقطع نفسه في 3 دقائق.'],
  ] as const)('says in %s that one film was sent twice', (lang, title, said) => {
    const result = toResult({ lacks: [{ code: 'same_film', value: 3 }] })
    expect(section(buildReport({ result }), title, lang)).toContain(said)
  })

  test('says what is missing before what is there', () => {
    const lacks = [{ code: 'camera_gap', value: 125 } as const]
    const coverage = toCoverage({
      camera: { share: 0.9, gaps: [{ from_ms: 0, to_ms: 125_000, cause: null }] },
    })
    expect(section(buildReport({ result: toResult({ lacks }), coverage }), 'Evidence')).toEqual(
      expect.arrayContaining([
        'Evidence incomplete',
        'The camera was not recorded for 02:05, with no known reason.',
      ]),
    )
  })

  test.each([
    [
      'en',
      'Evidence',
      'Camera not recorded from 05:00 to 06:00: the device was full, and answers were saved before recordings',
    ],
    [
      'ar',
      'الأدلة',
      'جزء غير مسجّل من الكاميرا: من 05:00 إلى 06:00: امتلأت ذاكرة الجهاز، فحُفظت الإجابات قبل التسجيلات',
    ],
  ] as const)('tells in %s of a gap that a full device made', (lang, title, said) => {
    const gap = { from_ms: 300_000, to_ms: 360_000, cause: 'disk_full' } as const
    const coverage = toCoverage({ camera: { share: 0.95, gaps: [gap] } })
    expect(section(buildReport({ coverage }), title, lang)).toContain(said)
  })
})

describe('the sentence that there is nothing to look at', () => {
  const nothing = { en: 'There is nothing to review.', ar: 'لا شيء للمراجعة.' }
  const lacking = {
    en: 'No moments were logged, but the evidence for this attempt is incomplete.',
    ar: 'لم تُرصد أي لحظات للمراجعة، لكن أدلة هذه المحاولة غير مكتملة.',
  }
  const titles = { en: 'Integrity', ar: 'النزاهة' }

  test.each(['en', 'ar'] as const)('is said in %s where everything was seen', (lang) => {
    expect(section(buildReport(), titles[lang], lang)).toContain(nothing[lang])
  })

  const pasted = toResult({
    passed: null,
    provisional: true,
    lacks: [{ code: 'insertion', value: 57 }],
  })
  const accepted = { by: 'Noura Hassan', at: startedAt, note: 'Dictated, as was agreed.' }
  test.each<[Lang, string, Partial<Report>]>([
    ['en', 'is missing', { result: pasted }],
    ['ar', 'is missing', { result: pasted }],
    ['en', 'was accepted without being whole', { evidence_accepted: accepted }],
  ])('is not said in %s where evidence %s', (lang, _what, differs) => {
    const lines = section(buildReport(differs), titles[lang], lang)
    expect(lines).toContain(lacking[lang])
    expect(lines).not.toContain(nothing[lang])
  })

  test.each(['en', 'ar'] as const)('is not said in %s where not all was recorded', (lang) => {
    const coverage = toCoverage({ microphone: { share: 0.89, gaps: [] } })
    const lines = section(buildReport({ coverage }), titles[lang], lang)
    expect(lines).not.toContain(nothing[lang])
    expect(lines).not.toContain(lacking[lang])
  })
})

test.each([
  ['en', 'Writing', 'arrived late: Not counted yet: that minute was not recorded.'],
  ['ar', 'الكتابة', 'وصل متأخراً: لم تُحتسب بعد: الدقيقة التي كُتبت فيها غير مسجّلة.'],
] as const)('an answer that waits for its recording says so in %s', (lang, title, said) => {
  const edit = {
    value: 'Written on the train.',
    edited_at: startedAt,
    delivered_at: startedAt,
    counted: false,
    awaiting: true,
  }
  const report = buildReport({ answers: [toAnswer({ late_edits: [edit] })] })
  expect(section(report, title, lang)).toContain(said)
})

test.each([
  ['en', 'Writing', 'Reviewer’s scores:: Coherence 60, Vocabulary 55, Grammar 48'],
  ['ar', 'الكتابة', 'درجات المراجع:: ترابط النص 60، الثروة اللغوية 55، القواعد 48'],
] as const)('a text that a reviewer scored says so in %s', (lang, title, said) => {
  const given = { coherence: 60, lexical_resource: 55, grammar: 48 }
  const answers = [toAnswer({ review_criteria: given })]
  expect(section(buildReport({ answers }), title, lang)).toContain(said)
  expect(section(buildReport(), title, lang)).not.toContain(said)
})

test.each([
  ['en', 'Speaking', 'Not counted yet: it arrived late, and that minute was not recorded.'],
  ['ar', 'التحدّث', 'لم يُحتسب بعد: وصل متأخراً، والدقيقة التي سُجّل فيها غير مصوّرة.'],
] as const)('a take that waits for its recording says so in %s', (lang, title, said) => {
  const take = {
    id: id(300),
    take: 1,
    duration_ms: 3000,
    transcript: null,
    chosen: false,
    counted: false,
    awaiting: true,
    ended_at: startedAt,
    late_at: null,
  }
  const question = toAnswer().question
  const spoken = { ...question, id: 'speaking-1', type: 'audio' as const }
  const answer = toAnswer({ part: 'speaking', question: spoken, made: null, takes: [take] })
  expect(section(buildReport({ answers: [answer] }), title, lang).at(-1)).toContain(said)
})

test('inside a kind of moments the longest comes first', () => {
  const event = (number: number, seconds: number, length_ms: number): Schemas['ReportEvent'] => ({
    id: id(100 + number),
    type: 'episode.recorded',
    at: startedAt,
    late_at: null,
    offset_ms: seconds * 1000,
    part: null,
    reason: null,
    detail: { cause: 'tab_hidden', length_ms },
    picture_id: null,
    actor: 'candidate',
    actor_name: null,
    note: null,
    evidence: null,
    granted_seconds: null,
  })
  const report = buildReport({ events: [event(1, 60, 5000), event(2, 300, 9000)] })
  expect(section(report, 'Integrity')).toEqual([
    '2 moments to review',
    'A moment to review is not a verdict. A person decides what it means.',
    'Switched to another tab, 2 times, 00:14 in all',
    '05:00: for 00:09',
    '01:00: for 00:05',
  ])
})

describe('the evidence for a writing score, in the PDF of a report', () => {
  const criteria: Schemas['Criterion'][] = [
    {
      key: 'coherence',
      score: 33,
      provisional: false,
      evidence: [
        { kind: 'measure', code: 'word_count', values: { words: 120, min: 100, max: 150 } },
        { kind: 'measure', code: 'usual_points', values: { points: 40.2 } },
        { kind: 'measure', code: 'variety', values: { share: 70, percent: 76, points: -10.2 } },
        { kind: 'measure', code: 'slips', values: { rate: 0.4, usual: 2.1, points: 3 } },
      ],
    },
    {
      key: 'speaking',
      score: 50,
      provisional: false,
      evidence: [{ kind: 'measure', code: 'take_score', values: { question: 's1', score: 50 } }],
    },
  ]
  const scores = (lang: Lang) =>
    sheetOfReport(buildReport({ result: toResult({ criteria }) }), {
      lang,
      now: new Date('2026-11-20T08:00:00.000Z'),
    }).scores

  test('is a table of its measures, and sentences of the rest', () => {
    const [coherence, speaking] = scores('en')
    expect(coherence?.lines).toEqual(['Words written: 120 (required: 100 to 150).'])
    expect(coherence?.table).toEqual({
      heads: ['Measure', 'Here', 'Usual', 'Points'],
      rows: [
        ['A usual text', '', '', '40.2'],
        ['Different words', '70%', '76%', '\u221210.2'],
        ['Slips', '0.4', '2.1', '+3.0'],
      ],
    })
    expect(speaking?.table).toBeUndefined()
  })

  test('is written in Arabic', () => {
    const [coherence] = scores('ar')
    expect(coherence?.table?.heads).toEqual(['المقياس', 'هنا', 'المعتاد', 'النقاط'])
    expect(coherence?.table?.rows.map(([name, , , points]) => [name, points])).toEqual([
      ['نص معتاد', '40.2'],
      ['تنوع الكلمات', '\u221210.2'],
      ['الهفوات', '+3.0'],
    ])
  })
})

test.each([
  ['en', 'new', 'Scored again on 29 November 2026 with newer scoring rules. Before: 61 of 100.'],
  [
    'ar',
    'earlier',
    'أُعيد التقييم في 29 نوفمبر 2026 وفق قواعد تقييم أحدث: 47 من 100. تُحتسب الدرجة السابقة لأنها درجة اجتياز.',
  ],
] as const)('an attempt that was scored again says so in %s', (lang, counts, said) => {
  const again = { at: '2026-11-29T08:00:00.000Z', counts, overall_before: 61, overall_after: 47 }
  const report = buildReport({ result: toResult({ scored_again: again }) })
  const now = new Date('2026-11-30T08:00:00Z')
  expect(sheetOfReport(report, { lang, now }).note).toBe(said)
  expect(sheetOfReport(buildReport(), { lang, now }).note).toBeUndefined()
})
