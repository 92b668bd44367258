import { createHash } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { writeRanking, writeReview } from '../../../machines/shared/answer-values'
import { patient } from '../../../scripts/lib/patience.mjs'
import { ensureBuiltServer } from '../../testing/built-server'
import { annotationFixture } from '../attempts/fixtures/annotation'
import type { AudioMeasures } from './speaking/audio'
import { scoreCorrections } from './annotation/correction'
import { toOverall } from './evaluate'
import { criterionKeys } from './evidence'
import { texts } from './fixtures/texts'
import { scoreChecks } from './annotation/ocr-check'
import { proofread } from './writing/proofread'
import { scoreRankings } from './annotation/ranking'
import { scorerVersion } from './scorer-version'
import { scoreSpeaking } from './speaking/speaking'
import { scoreTranscripts } from './annotation/transcription'
import { scoreReviews } from './annotation/translation-review'
import { embeddedWriting } from './writing/writing'

/** What each version gave the answers below, as a digest of all scores. */
const digests: Readonly<Record<string, string>> = {
  '2026-11': '2c682d8a87d1d0e0',
  '2026-11b': 'ead49ce7b0c8dc65',
}

const evaluator = embeddedWriting(proofread)
// The process loads a dictionary of 400 MB first.
beforeAll(ensureBuiltServer, patient(120_000))

async function scoreTexts(): Promise<string[]> {
  const lines: string[] = []
  for (const { name, sentences } of texts) {
    const text = sentences.join(' ')
    const criteria = await evaluator.evaluate({ question_id: 'w1', text, asked: null })
    lines.push(`${name}: ${criteria.map(({ score }) => score).join(' ')}`)
  }
  return lines
}

const voice: AudioMeasures = {
  duration_seconds: 60,
  speech_share: 0.7,
  long_pauses: 1,
  level_db: -22,
}

/** Every text of the fixtures as if it had been spoken. */
const scoreTakes = (): string[] =>
  texts.map(({ name, sentences }) => {
    const transcript = sentences.join(' ').toLowerCase().replace(/[.,]/g, '')
    const prompt = {
      question_id: 's1',
      prompt: '',
      topics: ['day', 'time', 'people', 'way', 'work', 'home'],
      max_seconds: 60,
    }
    const take = { transcript, audio: voice, duration_seconds: 60 }
    return `${name}, spoken: ${scoreSpeaking([prompt], { s1: take }, {}).score}`
  })

/** Answers of which some are right and some are nearly so. */
const annotated = {
  r1: writeReview({ option: 'b', text: 'Thursdy' }),
  r2: writeReview({ option: 'a', text: '' }),
  k1: writeRanking({ a: 2, b: 1, c: 3, d: 4 }),
  k2: writeRanking({ a: 3, b: 1 }),
  t1: 'Please send a report before none, on Sunday',
  t2: 'الاجتماع الساعه 3 في مبنى الجديد',
  c1: 'receivs',
  c2: 'أن',
  c3: 'المدرسه',
  c4: 'English',
  c5: 'go',
  c6: 'الى',
  o1: 'The library 0pens at 9:00, every day.',
  o2: 'يفتح المعرض ابوابه يوم الخميس',
}

function scoreAnnotation(): string[] {
  const { questions, key } = annotationFixture
  return [
    scoreReviews('part3', questions.part3, key.reviews, annotated),
    scoreRankings('part4', questions.part4, key.rankings, annotated),
    scoreTranscripts('part5', questions.part5, key.transcripts, annotated),
    scoreCorrections('part6', questions.part6, key.corrections, annotated),
    scoreChecks('part7', questions.part7, key.ocr, annotated),
  ].map(({ key: part, score }) => `${part}: ${score}`)
}

/** The share of each criterion in the overall score. */
const weigh = (): string[] =>
  criterionKeys.map((key) => {
    const criteria = criterionKeys.map((other) => ({
      key: other,
      score: other === key ? 100 : 0,
      provisional: false,
      evidence: [],
    }))
    return `${key} in the overall: ${toOverall(criteria).overall}`
  })

test(
  'the same answers get the same scores as long as the version is the same',
  async () => {
    const scores = [...(await scoreTexts()), ...scoreTakes(), ...scoreAnnotation(), ...weigh()]
    const digest = createHash('sha256').update(scores.join('\n')).digest('hex').slice(0, 16)
    expect(
      digest,
      `Version ${scorerVersion} gave these answers other scores. Raise scorerVersion in scorer-version.ts and add its digest here, '${digest}': the server then scores finished attempts again at its next start.\n${scores.join('\n')}`,
    ).toBe(digests[scorerVersion])
  },
  patient(130_000),
)
