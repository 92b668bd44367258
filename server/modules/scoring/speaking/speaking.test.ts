import { expect, test } from 'vitest'
import type { AudioMeasures } from './audio'
import { scoreSpeaking } from './speaking'
import type { ReviewerScores, Take } from './speaking'

const prompt = {
  question_id: 's1',
  prompt:
    'Some people prefer to work with data at home, and others in an office. Which would suit you better, and why?',
  topics: ['home', 'office', 'work', 'quiet', 'colleague', 'travel', 'team'],
  max_seconds: 90,
}
const audio: AudioMeasures = {
  duration_seconds: 60,
  speech_share: 0.7,
  long_pauses: 1,
  level_db: -22,
}
const said =
  'for me the office is better because my house is noisy and my little brothers never stop playing when I am near my colleague I can ask him a question and he explains it in one minute at home I would write a message and wait for an hour the team also eats lunch together and these conversations teach me a lot about the project of course travelling every morning is tiring but I listen to podcasts on the bus so the time is not wasted and in the evening I am really free'
const answer = (take: Partial<Take> | undefined, reviewed: ReviewerScores = {}) =>
  scoreSpeaking(
    [prompt],
    { s1: take && { transcript: said, audio, duration_seconds: 60, ...take } },
    reviewed,
  )
const codes = ({ evidence }: { evidence: { code: string }[] }) => evidence.map(({ code }) => code)

test('a full answer is scored from transcript and sound', () => {
  const result = answer({})
  expect(result.provisional).toBe(false)
  expect(result.score).toBeGreaterThan(60)
  expect(codes(result)).toEqual(
    expect.arrayContaining([
      'take_score',
      'speech_rate',
      'relevance',
      'speech_share',
      'long_pauses',
    ]),
  )
})

test('without a transcript the score waits for a reviewer, and the sound is still reported', () => {
  const result = answer({ transcript: null })
  expect(result).toMatchObject({ score: null, provisional: true })
  expect(codes(result)).toEqual(
    expect.arrayContaining(['awaiting_reviewer', 'speech_share', 'level']),
  )
})

test('a reviewer’s score replaces the measured one', () => {
  expect(answer({ transcript: null }, { s1: 72 })).toMatchObject({ score: 72, provisional: false })
  expect(answer({}, { s1: 10 }).score).toBe(10)
})

test.each([
  ['cannot be read', { audio: null }, 'audio_unreadable'],
  ['is silent', { audio: { ...audio, speech_share: 0.01 } }, 'mostly_silent'],
  ['is a hum', { audio: { ...audio, range_db: 2 } }, 'steady_sound'],
  ['is noise', { audio: { ...audio, voiced_share: 0.02 } }, 'no_voice'],
  ['is a tune', { audio: { ...audio, voiced_share: 0.9, pitch_moves: 0.1 } }, 'still_pitch'],
  [
    'is too short for it',
    { audio: { ...audio, duration_seconds: 10 }, duration_seconds: 10 },
    'too_little_sound',
  ],
  ['is of another length', { duration_seconds: 90 }, 'another_length'],
])('a transcript whose sound %s waits for a reviewer, with the reason', (_, take, why) => {
  const result = answer(take)
  expect(result).toMatchObject({ score: null, provisional: true })
  expect(codes(result)).toEqual(expect.arrayContaining(['awaiting_reviewer', why]))
  expect(codes(result)).not.toContain('spoken_words')
  expect(answer(take, { s1: 64 })).toMatchObject({ score: 64, provisional: false })
})

test('a question without a take is 0', () => {
  expect(answer(undefined)).toMatchObject({ score: 0, provisional: false })
})

test('reading the prompt aloud, saying one thing again and again, or speaking of nothing asked stays under 35', () => {
  expect(answer({ transcript: prompt.prompt.toLowerCase() }).score).toBeLessThan(35)
  expect(
    answer({ transcript: 'I like it very much and it is good for me '.repeat(12) }).score,
  ).toBeLessThan(35)
  expect(
    answer({
      transcript:
        'my favourite dish is rice with fish which my grandmother cooks on fridays with many spices and a secret sauce that nobody knows',
    }).score,
  ).toBeLessThan(35)
  expect(answer({ transcript: '' }).score).toBe(0)
})

test('fewer words and longer pauses score lower', () => {
  const whole = answer({}).score ?? 0
  expect(answer({ transcript: said.split(' ').slice(0, 30).join(' ') }).score).toBeLessThan(whole)
  expect(answer({ audio: { ...audio, long_pauses: 5 } }).score).toBeLessThan(whole)
})

const delivery = {
  pauses: 12,
  pause_seconds: 0.6,
  pause_share: 0.2,
  syllables: 150,
  syllable_rate: 3.6,
}

test('pace and pauses come from the sound, whatever the transcript says of them', () => {
  const score = (differs: Partial<typeof delivery>) =>
    answer({ audio: { ...audio, delivery: { ...delivery, ...differs } } }).score ?? 0
  const usual = score({})
  expect(score({ syllable_rate: 1.8 })).toBeLessThan(usual)
  expect(score({ syllable_rate: 7 })).toBeLessThan(usual)
  expect(score({ pause_share: 0.5 })).toBeLessThan(usual)
  // The slowest and the most silent loses what the sound is worth, and no more.
  expect(usual - score({ syllable_rate: 1, pause_share: 0.7 })).toBeGreaterThan(35)
  expect(usual - score({ syllable_rate: 1, pause_share: 0.7 })).toBeLessThanOrEqual(40)
})

test('the audibility of a voice is reported and does not count', () => {
  const heard = { ...audio, delivery, range_db: 40, voiced_share: 0.9, pitch_moves: 0.8 }
  const faint = { ...heard, range_db: 12, voiced_share: 0.3 }
  expect(answer({ audio: faint }).score).toBe(answer({ audio: heard }).score)
  expect(answer({ audio: faint }).evidence).toContainEqual(
    expect.objectContaining({
      code: 'clarity',
      values: { question: 's1', number: 1, db: 12, share: 30 },
    }),
  )
})

test.each([
  ['syllables were heard', { ...audio, delivery }, 40],
  ['it was measured before syllables were', audio, 20],
])('a take says how much of its score the sound does not back, where %s', (_, heard, share) => {
  expect(answer({ audio: heard }).evidence).toContainEqual(
    expect.objectContaining({
      code: 'sound_share',
      values: { question: 's1', number: 1, share, percent: 100 - share },
    }),
  )
  expect(codes(answer({ audio: heard, transcript: null }))).not.toContain('sound_share')
})
