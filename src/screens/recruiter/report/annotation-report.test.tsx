// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeRanking, writeReview } from '../../../../machines/shared/answer-values'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openAt, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { attemptId, toCoverage, gap, buildReport, toResult, userId } from './fixtures/report'

type Schemas = components['schemas']
type Answer = Schemas['ReportAnswer']

const path = `/recruiter/assessments/annotation/v3/${attemptId}/view/${userId}`
const none: Omit<Answer, 'part' | 'question'> = {
  value: null,
  saved_at: null,
  words: null,
  right_option: null,
  right_text: null,
  right_ranking: null,
  correct: null,
  score: null,
  takes: [],
  differs: false,
  made: null,
  late_edits: [],
  review_score: null,
  review_criteria: null,
  awaits_review: false,
}
const prompt = (en: string) => ({ en, ar: null })
const options = ['One', 'Two', 'Three', 'Four'].map((text, at) => ({ id: 'abcd'.charAt(at), text }))

const answers: Answer[] = [
  {
    ...none,
    part: 'part1',
    question: {
      id: 'p1',
      type: 'text',
      prompt: prompt('What is marked as PERSON?'),
      body: '<p lang="ar">كلّم الأستاذ راشد.</p>',
      options: [
        { id: 'a', text: 'راشد' },
        { id: 'b', text: 'الأستاذ' },
      ],
    },
    value: 'b',
    right_option: 'a',
    correct: false,
    score: 0,
  },
  {
    ...none,
    part: 'part3',
    question: {
      id: 'p3',
      type: 'json',
      prompt: prompt('Compare.'),
      body: '<p>Two kilometres.</p><p lang="ar">مترين.</p>',
      options,
    },
    value: writeReview({ option: 'b', text: 'كيلومتر' }),
    right_option: 'a',
    right_text: 'كيلومترين\nألفي متر',
    correct: false,
    score: 30,
  },
  {
    ...none,
    part: 'part4',
    question: { id: 'p4', type: 'json', prompt: prompt('Rank.'), options },
    value: writeRanking({ a: 1, b: 2, c: 3 }),
    right_ranking: { a: 2, b: 1, c: 3, d: 4 },
    score: 55,
  },
  {
    ...none,
    part: 'part5',
    question: {
      id: 'p5',
      type: 'long_text',
      prompt: prompt('Listen.'),
      media: { kind: 'audio', url: '/api/files/question/sound' },
    },
    value: 'The path is step',
    right_text: 'The path is steep',
    score: 75,
  },
  {
    ...none,
    part: 'part6',
    question: {
      id: 'p6',
      type: 'text',
      prompt: prompt('One word is wrong.'),
      body: '<p>Bigger then me.</p>',
    },
    value: 'than',
    right_text: 'than',
    score: 100,
  },
  {
    ...none,
    part: 'part7',
    question: {
      id: 'p7',
      type: 'text',
      prompt: prompt('Correct.'),
      media: { kind: 'image', url: '/api/files/question/picture' },
      given: 'Bi1l no. 47',
    },
    value: 'Bill no. 47',
    right_text: 'Bill no. 41',
    score: 60,
  },
  {
    ...none,
    part: 'part7',
    question: { id: 'p7b', type: 'text', prompt: prompt('Correct.'), given: 'Total AED' },
    right_text: 'Total AED 3',
    score: 0,
  },
  {
    ...none,
    part: 'part8',
    question: {
      id: 'p8',
      type: 'long_text',
      prompt: prompt('Write the reply.'),
      min_words: 50,
      max_words: 90,
    },
    value: 'I am want to help.',
    words: 5,
    score: 44,
  },
]
const measure = (
  code: string,
  values: Record<string, string | number> = {},
): Schemas['Evidence'] => ({ kind: 'measure', code, values })
const of = (question: string, code: string, values: Record<string, string | number> = {}) =>
  measure(code, { question, number: 1, ...values })
const criterion = (
  key: Schemas['CriterionKey'],
  score: number | null,
  evidence: Schemas['Evidence'][],
): Schemas['Criterion'] => ({ key, score, provisional: false, evidence })
const criteria = [
  criterion('part1', 0, []),
  criterion('part2', null, [measure('part_waived')]),
  criterion('part3', 30, [
    of('p3', 'question_score', { score: 30 }),
    of('p3', 'review_text_close', { percent: 50 }),
  ]),
  criterion('part4', 55, [
    measure('rankings_mean', { tau: 0.33, ranked: 1, total: 1 }),
    of('p4', 'ranking_agreement', { tau: 0.33 }),
  ]),
  criterion('part5', 75, [of('p5', 'word_error_rate', { percent: 25, errors: 1, words: 4 })]),
  criterion('part6', 100, [of('p6', 'correction_right', { text: 'than' })]),
  criterion('part7', 30, [of('p7', 'ocr_untouched')]),
  criterion('part8', 44, [
    of('p8', 'response_criteria', { coherence: 50, lexical_resource: 40, grammar: 42 }),
  ]),
]
const result = toResult(
  { criteria },
  { assessment_id: 'annotation_v3', kind: 'annotation', version: 'v3' },
)
const arrangement: Schemas['Arrangement'] = {
  time_factor: 1.25,
  break_minutes: 5,
  waived: [{ part: 'part2', reason: 'Agreed with the centre.' }],
  replaced: [],
  assistive_input: false,
  reason: 'A letter of the doctor.',
  set_by: 'Noura Hassan',
  set_at: '2026-11-17T08:00:00.000Z',
}
const report = (differs: Partial<Schemas['Report']> = {}) =>
  buildReport({
    result,
    answers: [
      ...answers,
      {
        ...none,
        part: 'part2',
        question: { id: 'p2', type: 'text', prompt: prompt('Which dialect?'), options },
      },
    ],
    ...differs,
  })

const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter', first_name: 'Noura', last_name: 'Hassan' }) }),
  on('listResults', { data: { results: [], page: 0, limit: 10, total: 0 } }),
  on('getReport', { data: report({ arrangement }) }),
)
prepareOpening()
beforeEach(() => {
  localStorage.setItem('token', 'token-1')
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})

test('the guideline is shown with its questions as the candidate saw it, and is not interactive', async () => {
  const passage =
    '<h3>What counts</h3><p onclick="alert(1)">Tag <strong>names</strong>.</p><script>alert(1)</script><p lang="ar">اسم الشخص.</p>'
  server.use(
    on('getReport', {
      data: report({
        arrangement,
        passages: [
          { part: 'part1', passage },
          { part: 'part2', passage: '<p>Spared.</p>' },
        ],
      }),
    }),
  )
  const { user } = await openAt(path)
  const panel = within(await screen.findByRole('region', { name: 'Answers and evidence' }))
  await user.click(panel.getByText('Text the questions refer to', { selector: 'summary' }))
  const shown = panel.getByRole('region', { name: 'Text the questions refer to' })
  expect(shown.textContent).toBe('What countsTag names.اسم الشخص.')
  expect(within(shown).getByText('اسم الشخص.').dir).toBe('rtl')
  expect(shown.innerHTML).not.toMatch(/onclick|script|alert/)
  // The candidate saw nothing of a part that was left out for them.
  await user.click(panel.getByRole('tab', { name: 'Text classification' }))
  expect(panel.queryByText('Text the questions refer to')).toBeNull()
})

test('every form of question says what was answered beside what is right, and why it has its score', async () => {
  const { user } = await openAt(path)
  const panel = within(await screen.findByRole('region', { name: 'Answers and evidence' }))
  const open = async (part: string) => user.click(panel.getByRole('tab', { name: part }))
  const question = () => panel.getAllByRole('article')[0]?.textContent ?? ''

  expect(panel.getByText('راشد', { selector: 'bdi' }).getAttribute('lang')).toBe('ar')
  await open('Translation review')
  expect(question()).toMatch(
    /Selected: Two \(wrong\).*Correct: One.*Replacement: كيلومتر \(close\).*Accepted: كيلومترين · ألفي متر.*Score: 30/s,
  )
  await open('Quality ranking')
  expect(
    panel.getAllByRole('row').map((row) =>
      [...row.children]
        .slice(1)
        .map((cell) => cell.textContent)
        .join(' '),
    ),
  ).toEqual(['Given Correct', '2 1', '1 2', '3 3', '– 4'])
  expect(question()).toMatch(/Score: 55.*0\.33/s)
  await open('Audio transcription')
  expect(panel.getByLabelText('Recording 1').getAttribute('src')).toMatch(
    /\/api\/files\/question\/sound$/,
  )
  expect([...panel.getAllByRole('mark')].map((mark) => mark.textContent)).toEqual(['step', 'steep'])
  expect(question()).toMatch(/ord error rate 25%/)
  await open('Error correction')
  expect(question()).toMatch(/Written: than \(correct\).*Accepted: than.*Score: 100/s)
  await open('OCR check')
  expect(panel.getByRole('img', { name: /picture of question 1/ })).toBeTruthy()
  expect(question()).toMatch(
    /program read.*Bi1l no\. 47.*Corrected by the candidate.*Bill no\. 47.*in the picture.*Bill no\. 41/s,
  )
  expect(panel.getAllByRole('article')[1]?.textContent).toMatch(/did not change the program’s text/)
  await open('Response writing')
  expect(panel.getByRole('region', { name: 'Response writing' }).textContent).toMatch(
    /44.*coherence 50/i,
  )
  expect(panel.queryByRole('heading', { name: /Review/ })).toBeNull()
})

test('an exempt part is an arrangement, not a gap: in its answers, among the scores, and in a panel', async () => {
  const { user } = await openAt(path)
  const panel = within(await screen.findByRole('region', { name: 'Answers and evidence' }))
  await user.click(panel.getByRole('tab', { name: 'Text classification' }))
  expect(panel.getByText('Agreed with the centre.')).toBeTruthy()
  expect(panel.queryByText('Not answered')).toBeNull()
  expect(screen.getByRole('row', { name: /Text classification/ }).textContent).toMatch(/Exempt/)
  expect(
    screen.getAllByRole('row', {
      name: /^(Guideline|Text|Translation|Quality|Audio|Error|OCR|Response)/,
    }),
  ).toHaveLength(8)
  const arranged = screen.getByRole('region', { name: 'Accommodations' })
  expect(arranged.textContent).toMatch(
    /25% more time.*5 minutes.*Exempt: Text classification.*A letter of the doctor/s,
  )
  // Only admins can change an arrangement.
  expect(within(arranged).queryByRole('button')).toBeNull()
})

test.each([
  [
    'en',
    /screen 100%, camera replaced, microphone replaced$/,
    'Replaced by an accommodation',
    /Camera recording replaced.*An invigilator in the room.*Assistive input, such as dictation/s,
    'Accommodations',
  ],
  [
    'ar',
    /الكاميرا ضمن الترتيبات التيسيرية، الميكروفون ضمن الترتيبات التيسيرية$/,
    'له بديل ضمن الترتيبات التيسيرية',
    /بديل عن تسجيل الكاميرا.*An invigilator in the room.*وسيلة كتابة مساعدة، كالإملاء الصوتي/s,
    'الترتيبات التيسيرية',
  ],
] as const)(
  'a recording that is replaced is an accommodation, not a gap, in %s',
  async (language, coverage, track, said, name) => {
    const none = { share: 0, gaps: [gap(0, 1200)] }
    server.use(
      on('getReport', {
        data: report({
          arrangement: {
            ...arrangement,
            replaced: [{ source: 'camera', reason: 'An invigilator in the room.' }],
            assistive_input: true,
          },
          events: [],
          coverage: toCoverage({
            camera: none,
            microphone: none,
          }),
          recordings: [],
        }),
      }),
    )
    await openAt(path, { language })
    expect((await screen.findByText(coverage)).textContent).toMatch(coverage)
    expect(screen.getByText(track)).toBeTruthy()
    expect(screen.queryByText(/not recorded from|لم (تُ|يُ)سجَّل/)).toBeNull()
    expect(screen.queryByText(/do not cover the whole attempt/)).toBeNull()
    expect(screen.getByRole('region', { name }).textContent).toMatch(said)
  },
)

test('the head has the number by which the candidate names the attempt', async () => {
  await openAt(path)
  expect((await screen.findByText('0000-0040')).parentElement?.textContent).toMatch(
    /Incident number/,
  )
})

test('where nothing was arranged an admin may do so for the next attempts', async () => {
  server.use(
    on('getUser', {
      data: person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' }),
    }),
    on('getReport', { data: report() }),
    on('getArrangement', {
      data: {
        user_id: userId,
        full_name: 'Omar Rashid Al Dhaheri',
        accommodations_needed: true,
        accommodations_detail: 'I read slowly.',
        current: null,
        earlier: [],
        taken_before: [],
      },
    }),
  )
  const { user } = await openAt(path)
  const region = await screen.findByRole('region', { name: 'Accommodations' })
  await user.click(within(region).getByRole('button', { name: 'Edit accommodations' }))
  const dialog = await screen.findByRole('dialog', { name: /Accommodations for .*Omar Rashid/ })
  expect(await within(dialog).findByText('I read slowly.')).toBeTruthy()
})
