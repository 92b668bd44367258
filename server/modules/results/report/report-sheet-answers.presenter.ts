import { readRanking, readReview } from '../../../../machines/shared/answer-values'
import type { components } from '../../../../openapi/generated/api'
import { type Lang, translate } from '../../../http/contract/language'
import type { ScoreSheet, SheetEntry, SheetLine } from '../../../pdf/score-sheet'
import { plainText } from '../../scoring/annotation/plain-text.rules'
import { toSentence } from './sheet-labels.presenter'

type Schemas = components['schemas']
type Report = Schemas['Report']
type Answer = Schemas['ReportAnswer']

/**
 * Every part with what was asked and answered, beside what is right and what the answer was given.
 */
export function answerSections(report: Report, lang: Lang): NonNullable<ScoreSheet['sections']> {
  const parts = [...new Set(report.answers.map(({ part }) => part))]
  return parts.map((part) => {
    const title = translate(lang, `recruiter:part.${part}`)
    if (report.arrangement?.waived.some((one) => one.part === part))
      return { title, entries: [{ lines: [{ text: translate(lang, 'annotation:spared') }] }] }
    const passage = report.passages.find((one) => one.part === part)
    const answers = report.answers.filter((answer) => answer.part === part)
    return {
      title,
      entries: [
        ...(passage === undefined
          ? []
          : [
              {
                head: translate(lang, 'annotation:passage'),
                lines: [{ text: plainText(passage.passage), own: true }],
              },
            ]),
        ...answers.map((answer, at) =>
          toSheetEntry(answer, { number: at + 1, before: answers[at - 1], report, lang }),
        ),
      ],
    }
  })
}

interface Asked {
  /** Counted from 1 within the part. */
  number: number
  before: Answer | undefined
  report: Report
  lang: Lang
}

function toSheetEntry(answer: Answer, { number, before, report, lang }: Asked): SheetEntry {
  const { question } = answer
  const translated = lang === 'ar' ? question.prompt.ar : null
  // Instructions that questions share are said once.
  const again = before?.question.prompt.en === question.prompt.en && question.body !== undefined
  return {
    head: translate(lang, 'annotation:question', { number }),
    lines: [
      ...(again ? [] : [{ text: translated ?? question.prompt.en, own: translated === null }]),
      ...(question.body === undefined ? [] : [{ text: plainText(question.body), own: true }]),
      ...answered(answer, lang),
      ...arrivedLateIn(answer, lang),
      ...foundIn(answer, report, lang),
    ],
  }
}

/** What was answered, by the form of the question, each followed by what is right. */
function answered(answer: Answer, lang: Lang): SheetLine[] {
  const { question, value, right_option: right, right_ranking: ranking } = answer
  const getText = (id: string | null) =>
    id === null ? null : (question.options?.find((option) => option.id === id)?.text ?? id)
  if (question.type === 'audio') return spoken(answer, lang)
  if (ranking !== null) {
    const given = readRanking(value ?? undefined, question.options ?? [])
    return (question.options ?? []).map(({ id }, at) => ({
      label: translate(lang, 'parts:ranking.response', {
        letter: [...translate(lang, 'parts:ranking.letters')][at] ?? at + 1,
      }),
      text: translate(lang, 'report:attempt.ranks', {
        given: given[id] ?? '–',
        right: ranking[id] ?? '–',
      }),
    }))
  }
  if (question.type === 'json') {
    const review = readReview(value ?? undefined)
    return [
      line(translate(lang, 'annotation:review.chosen'), getText(review.option), lang),
      ...(answer.correct === true || right === null
        ? []
        : [line(translate(lang, 'annotation:right'), getText(right), lang)]),
      ...(review.text.trim() === '' && answer.right_text === null
        ? []
        : [line(translate(lang, 'annotation:review.replacement'), review.text, lang)]),
      ...(answer.right_text === null
        ? []
        : [
            line(
              translate(lang, 'annotation:accepted'),
              answer.right_text.replaceAll('\n', ' / '),
              lang,
            ),
          ]),
    ]
  }
  if (question.options !== undefined) {
    const label =
      answer.correct === true
        ? 'recruiter:answers.chosenRight'
        : answer.correct === false
          ? 'recruiter:answers.chosenWrong'
          : 'recruiter:answers.chosen'
    return [
      line(
        translate(lang, value === null ? 'recruiter:answers.chosen' : label),
        getText(value),
        lang,
      ),
      ...(answer.correct === true || right === null
        ? []
        : [line(translate(lang, 'recruiter:answers.right'), getText(right), lang)]),
    ]
  }
  const long = question.media !== undefined
  return [
    ...(question.given === undefined
      ? []
      : [line(translate(lang, 'annotation:ocr.machine'), question.given, lang)]),
    line(translate(lang, 'report:attempt.written'), value, lang),
    ...(answer.words === null
      ? []
      : [{ label: '', text: translate(lang, 'recruiter:answers.words', { count: answer.words }) }]),
    ...(answer.right_text === null
      ? []
      : [
          line(
            translate(lang, long ? 'annotation:right' : 'annotation:accepted'),
            long ? answer.right_text : answer.right_text.replaceAll('\n', ' / '),
            lang,
          ),
        ]),
    ...reviewed(answer, lang),
  ]
}

/** What a reviewer gave a text, criterion by criterion. */
const reviewed = ({ review_criteria: given }: Answer, lang: Lang): SheetLine[] =>
  given === null
    ? []
    : [
        {
          label: translate(lang, 'recruiter:answers.reviewScores'),
          text: (['coherence', 'lexical_resource', 'grammar'] as const)
            .map((key) => `${translate(lang, `report:criteria.${key}`)} ${given[key]}`)
            .join(translate(lang, 'recruiter:list.comma')),
        },
      ]

function spoken({ takes, review_score: given }: Answer, lang: Lang): SheetLine[] {
  if (takes.length === 0) return [{ text: translate(lang, 'recruiter:answers.noTake') }]
  return [
    ...takes
      .filter(({ chosen, awaiting }) => chosen || awaiting)
      .map(({ take, transcript }) => ({
        label: translate(lang, 'recruiter:answers.take', { number: take }),
        text: transcript ?? translate(lang, 'recruiter:answers.noTranscript'),
        own: transcript !== null,
      })),
    ...takes
      .filter(({ counted }) => !counted)
      .map((take) => ({
        label: translate(lang, 'recruiter:answers.take', { number: take.take }),
        text: translate(lang, `recruiter:answers.${takeWords(take)}`),
      })),
    ...(given === null
      ? []
      : [{ label: translate(lang, 'recruiter:answers.reviewScore'), text: String(given) }]),
  ]
}

const takeWords = ({ awaiting, ended_at: endedAt }: Answer['takes'][number]) =>
  !awaiting ? 'lateNotCounted' : endedAt === null ? 'takeTimeless' : 'takeAwaiting'

const line = (label: string, text: string | null, lang: Lang): SheetLine =>
  text === null || text.trim() === ''
    ? { label, text: translate(lang, 'recruiter:answers.notAnswered') }
    : { label, text, own: true }

/**
 * Says if the page showed a text that never arrived, and lists late edits and whether they count.
 * For an answer that is more than a text, only the screen shows the edit.
 */
const arrivedLateIn = ({ differs, late_edits: edits }: Answer, lang: Lang): SheetLine[] => [
  ...(differs
    ? [
        {
          text: `${translate(lang, 'recruiter:answers.differs')} ${translate(lang, 'recruiter:answers.differsMore')}`,
        },
      ]
    : []),
  ...edits.map((edit) => ({
    text: [
      translate(lang, 'recruiter:late.short'),
      translate(lang, `recruiter:answers.${lateWords(edit)}`),
    ].join(translate(lang, 'recruiter:list.colon')),
  })),
]

const lateWords = ({ counted, awaiting }: Answer['late_edits'][number]) =>
  counted ? 'lateCounted' : awaiting ? 'lateAwaiting' : 'lateNotCounted'

/** The score of an answer, what it rests on, and what was found at places of its text. */
function foundIn(
  { question: { id }, score }: Answer,
  { result: { criteria } }: Report,
  lang: Lang,
): SheetLine[] {
  const found = criteria
    .flatMap(({ evidence }) => evidence)
    .filter(({ values, span }) => values.question === id || span?.question_id === id)
  return [
    ...(score === null
      ? []
      : [
          {
            label: translate(lang, 'annotation:score'),
            text: translate(lang, 'report:of_100', { score: Math.round(score) }),
          },
        ]),
    ...found
      .filter(({ code }) => !saidByAnswer.has(code))
      .map((one) => ({ text: toSentence(one, lang) })),
  ]
}

/** Evidence that the answer and the right one already show. */
const saidByAnswer: ReadonlySet<string> = new Set([
  'mcq_right',
  'mcq_wrong',
  'mcq_unanswered',
  'no_take',
  'question_score',
  'answer_missing',
  'reviewer_score',
  'machine_score',
  'reviewer_criterion',
  'review_option_right',
  'review_option_wrong',
  'review_option_missing',
  'correction_right',
])
