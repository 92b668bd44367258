import { partsByKind, type AssessmentKind } from '../../../../../machines/assessment/parts'
import type { PressState } from './press-sweep'
import { began, briefed, first, inPart, next, pressing, submitted } from './press-walks'

/** These are handed in from where they are answered, the others from a page of all answers. */
const asIs: readonly string[] = ['written', 'response_writing', 'speaking', 'error_correction']

/** The parts of an assessment, each from its briefing to the question whether to hand it in. */
export const partStates = (kind: AssessmentKind): PressState[] =>
  partsByKind[kind].flatMap(({ id, form }, index) => {
    const walk = inPart(kind, index)
    const review = asIs.includes(form) ? [] : [/^Review answers/]
    return [
      {
        name: `the briefing of ${id}`,
        walk: index === 0 ? briefed : next(inPart(kind, index - 1), submitted),
      },
      { name: id, walk },
      ...review.map((name) => ({ name: `the answers of ${id}`, walk, go: pressing(name) })),
      {
        name: `the question whether to hand in ${id}`,
        walk,
        go: pressing(...review, /^Submit/),
      },
    ]
  })

const inSpeaking = inPart('english', 2)
const prompt = { id: 'speaking-1', max_seconds: 90 }
const recording = next(inSpeaking, ({ run }) => run.startTake(prompt))

/** What only the English assessment has. */
export const englishStates: PressState[] = [
  { name: 'the second of several questions', walk: inPart('english', 1), go: pressing(/^Next/) },
  { name: 'a spoken answer that is recorded', walk: recording },
  {
    name: 'a spoken answer that is kept',
    walk: next(recording, async ({ run }, { waited }) => {
      waited.more += 2_000
      await run.stopTake()
    }),
  },
  {
    name: 'a part that is spared',
    walk: first(({ server }) => (server.exempt = ['mcqs']), next(began, submitted)),
  },
]
