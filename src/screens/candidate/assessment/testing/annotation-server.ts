import { annotationParts } from '../../../../../machines/assessment/parts'
import type { Question } from '../../../../features/assessments/attempt/attempt-api'
import { InMemoryServer } from '../../../../features/assessments/testing/in-memory-server'
import type { Part } from '../part/part'

const prompt = { en: 'What to do', ar: 'المطلوب' }
const options = [
  { id: 'a', text: 'Nothing is wrong' },
  { id: 'b', text: 'الوحدة خاطئة' },
]
const pair =
  '<p><strong>Source</strong></p><p>Two kilometres</p><p><strong>Translation</strong></p><p lang="ar">متران</p>'

const question = (id: string, more: Omit<Question, 'id' | 'prompt'>): Question => ({
  id,
  prompt,
  ...more,
})

const questions: Record<(typeof annotationParts)[number]['id'], Question[]> = {
  part1: [
    question('p1-1', { type: 'text', body: '<p>Which label?</p>', options }),
    question('p1-2', { type: 'text', body: '<p>And this?</p>', options }),
  ],
  part2: [question('p2-1', { type: 'html', body: '<p lang="ar">نص قصير</p>', options })],
  part3: [1, 2].map((number) =>
    question(`p3-${number}`, { type: 'json', body: pair, options, answer_lang: 'ar' }),
  ),
  part4: [question('p4-1', { type: 'json', body: '<p>Asked</p>', options })],
  part5: [
    question('p5-1', {
      type: 'long_text',
      answer_lang: 'en',
      media: { kind: 'audio', url: '/api/sound' },
    }),
  ],
  part6: [question('p6-1', { type: 'text', body: '<p>A wrong werd</p>', answer_lang: 'en' })],
  part7: [
    question('p7-1', {
      type: 'text',
      given: 'A w0rd',
      answer_lang: 'en',
      media: { kind: 'image', url: '/api/image' },
    }),
  ],
  part8: [1, 2].map((number) =>
    question(`p8-${number}`, {
      type: 'long_text',
      body: `<p>Message ${number}</p>`,
      answer_lang: 'en',
      min_words: 2,
      max_words: 3,
    }),
  ),
}

/** The parts as the server gives them: the first has its guideline. */
export const annotationQuestions: Part[] = annotationParts.map(({ id, form, budget_seconds }) => ({
  id,
  kind: form,
  budget_seconds,
  questions: questions[id],
  ...(id === 'part1'
    ? { passage: '<h3>Labels</h3><p>Mark <span lang="ar">برج</span> as PLACE.</p>' }
    : {}),
}))

/** A server of an annotation attempt, with questions of all eight parts. */
export class AnnotationServer extends InMemoryServer {
  constructor() {
    super(() => Date.now(), 'annotation')
    const plain = this.getQuestionnaire
    this.getQuestionnaire = async () => ({
      ...(await plain()),
      assessment_id: 'annotation_v3',
      parts: annotationQuestions,
    })
  }
}
