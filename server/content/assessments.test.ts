import { describe, expect, test } from 'vitest'
import { answerKeySchema, type AssessmentId } from './assessment-schema'
import {
  getAnswerKey,
  hasContent,
  parseContent,
  getPractice,
  getQuestionnaire,
} from './assessments'

const getParts = (id: AssessmentId) => getQuestionnaire(id) ?? []
const getShape = (id: AssessmentId) =>
  getParts(id).map(({ id: part, kind, budget_seconds, questions }) => [
    part,
    kind,
    budget_seconds,
    questions.length,
  ])

describe.each(['english_v1', 'english_v2', 'english_v3'] as const)('%s', (id) => {
  test('has one writing task, twenty choices and four speaking prompts within their budgets', () => {
    expect(getShape(id)).toEqual([
      ['writing', 'written', 1200, 1],
      ['mcqs', 'mcqs', 600, 20],
      ['speaking', 'speaking', 600, 4],
    ])
    expect(getParts(id)[0]?.questions[0]).toMatchObject({ min_words: 100, max_words: 150 })
    expect(getParts(id)[2]?.questions.every((question) => question.max_seconds === 90)).toBe(true)
  })

  test('has one practice item of each part', () => {
    expect(getPractice(id)?.map(({ part, type }) => [part, type])).toEqual([
      ['writing', 'long_text'],
      ['mcqs', 'text'],
      ['speaking', 'audio'],
    ])
  })
})

describe.each(['annotation_v1', 'annotation_v2', 'annotation_v3'] as const)('%s', (id) => {
  const getQuestions = (part: number) => getParts(id)[part - 1]?.questions ?? []
  const getLanguages = (part: number) => getQuestions(part).map((question) => question.answer_lang)

  test('has its eight parts within their budgets', () => {
    expect(getShape(id)).toEqual([
      ['part1', 'guideline_comprehension', 600, 10],
      ['part2', 'text_classification', 600, 10],
      ['part3', 'translation_review', 600, 8],
      ['part4', 'quality_ranking', 600, 5],
      ['part5', 'audio_transcription', 600, 4],
      ['part6', 'error_correction', 1200, 15],
      ['part7', 'ocr_check', 600, 6],
      ['part8', 'response_writing', 600, 2],
    ])
    expect(
      getQuestions(8).every(
        ({ min_words, max_words, answer_lang }) =>
          min_words === 50 && max_words === 90 && answer_lang === 'en',
      ),
    ).toBe(true)
  })

  test('asks in both languages as often as is said', () => {
    expect(getLanguages(5).filter((lang) => lang === 'ar')).toHaveLength(2)
    expect(getLanguages(6).filter((lang) => lang === 'ar')).toHaveLength(8)
    expect(getLanguages(7).filter((lang) => lang === 'ar')).toHaveLength(3)
    const arabic = getQuestions(2).filter(({ body = '' }) => body.includes('lang="ar"'))
    expect(arabic).toHaveLength(5)
  })

  test('has a guideline of 250 to 350 words, and no practice that shows it', () => {
    const { passage = '' } = getParts(id)[0] ?? {}
    const words = passage
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
    expect(words.length).toBeGreaterThanOrEqual(250)
    expect(words.length).toBeLessThanOrEqual(350)
    expect(JSON.stringify(getPractice(id))).not.toContain(passage.slice(0, 80))
  })

  test('has one practice item of each part, with a sound and an image of its own', () => {
    const practice = getPractice(id) ?? []
    expect(practice.map(({ part }) => part)).toEqual([
      'part1',
      'part2',
      'part3',
      'part4',
      'part5',
      'part6',
      'part7',
      'part8',
    ])
    const files = [...getParts(id).flatMap((part) => part.questions), ...practice].flatMap(
      ({ media }) => media?.file ?? [],
    )
    expect(files).toHaveLength(12)
    expect(new Set(files).size).toBe(12)
    expect(files.every((file) => file.startsWith(`${id}/`))).toBe(true)
  })
})

test('every version has content, and one that is not there says so', () => {
  expect(hasContent('english_v1')).toBe(true)
  expect(hasContent('annotation_v9' as AssessmentId)).toBe(false)
  expect(getQuestionnaire('annotation_v9' as AssessmentId)).toBeNull()
})

describe('content is refused when it is read', () => {
  const english = {
    assessment_id: 'english_v3',
    kind: 'english',
    version: 'v3',
    parts: getParts('english_v3'),
    practice: getPractice('english_v3'),
  }
  const key = answerKeySchema.parse(getAnswerKey('english_v3'))
  const annotation = {
    assessment_id: 'annotation_v3',
    kind: 'annotation',
    version: 'v3',
    parts: getParts('annotation_v3'),
    practice: getPractice('annotation_v3'),
  }
  const annotationKey = answerKeySchema.parse(getAnswerKey('annotation_v3'))

  test.each([
    [
      'a key of another assessment',
      english,
      { ...key, assessment_id: 'english_v2' },
      'does not open',
    ],
    [
      'no right option',
      english,
      { ...key, mcqs: { ...key.mcqs, 'english_v3-mcqs-01': 'z' } },
      'no right option',
    ],
    [
      'a key to what is not asked',
      english,
      { ...key, mcqs: { ...key.mcqs, other: 'a' } },
      'not asked',
    ],
    [
      'an id used twice',
      {
        ...english,
        practice: getPractice('english_v3')?.map((item) => ({ ...item, id: 'english_v3-mcqs-01' })),
      },
      key,
      'twice',
    ],
    [
      'nothing to practise a part with',
      { ...english, practice: getPractice('english_v3')?.slice(1) },
      key,
      'nothing to practise writing',
    ],
    ['a part too few', { ...english, parts: english.parts.slice(1) }, key, 'other parts'],
    [
      'another budget',
      { ...english, parts: english.parts.map((part) => ({ ...part, budget_seconds: 60 })) },
      key,
      'other parts',
    ],
    [
      'no guideline',
      { ...annotation, parts: annotation.parts.map(({ passage: _, ...part }) => part) },
      annotationKey,
      'no guideline in part1',
    ],
    [
      'three responses to put in order',
      {
        ...annotation,
        parts: annotation.parts.map((part) =>
          part.kind === 'quality_ranking'
            ? {
                ...part,
                questions: part.questions.map((question) => ({
                  ...question,
                  options: question.options?.slice(1),
                })),
              }
            : part,
        ),
      },
      annotationKey,
      'does not have four options',
    ],
    [
      'a tie in a ranking',
      annotation,
      {
        ...annotationKey,
        rankings: Object.fromEntries(
          Object.entries(annotationKey.rankings).map(([id, ranks]) => [
            id,
            { ...ranks, a: 1, b: 1 },
          ]),
        ),
      },
      'does not rank',
    ],
    [
      'a wrong word that is not in its sentence',
      annotation,
      {
        ...annotationKey,
        corrections: Object.fromEntries(
          Object.entries(annotationKey.corrections).map(([id, one]) => [
            id,
            { ...one, wrong: 'elsewhere' },
          ]),
        ),
      },
      'does not hold the word',
    ],
    [
      'no text of a recording',
      annotation,
      { ...annotationKey, transcripts: {} },
      'has no text of what is said',
    ],
    [
      'a practice item that could not be shown',
      { ...annotation, practice: annotation.practice?.map(({ media: _, ...item }) => item) },
      annotationKey,
      'practice-part5 lacks its recording',
    ],
  ])('with %s', (_, assessment, keys, said) =>
    expect(() => parseContent(assessment, keys)).toThrow(said),
  )

  test('with a sound or an image that is not there', () => {
    expect(() =>
      parseContent(annotation, annotationKey, (file) => !file.includes('part7-2')),
    ).toThrow(/part7-02 names .*, which is not there/)
  })
})
