import { toIncidentNumber } from '../../../../machines/shared/incident-number'
import type { components } from '../../../../openapi/generated/api'
import { type Lang, translate } from '../../../http/contract/language'
import type { ScoreSheet, SheetEntry, SheetLine } from '../../../pdf/score-sheet'
import { answerSections } from './report-sheet-answers.presenter'
import { coverageEntry } from './report-sheet-coverage.presenter'
import { evidenceEntries } from './report-sheet-evidence.presenter'
import { toMeasured } from './report-sheet-measures.presenter'
import { toIntegrityEntries } from './report-sheet-integrity.presenter'
import { ledgerEntry } from './report-sheet-ledger.presenter'
import { passes } from '../result.rules'
import { toClock, makeDateTimeFormat, toScoredAgainLabel } from './sheet-labels.presenter'

type Schemas = components['schemas']
type Report = Schemas['Report']

interface Reading {
  lang: Lang
  now: Date
}

/**
 * A report as a PDF says it: whose, the scores with what they rest on, times, evidence, moments to
 * look at, decisions, and every answer.
 */
export function sheetOfReport(report: Report, { lang, now }: Reading): ScoreSheet {
  const { result } = report
  const { attempt, overall, criteria, scored_again: again } = result
  return {
    lang,
    title: translate(lang, 'report:attempt.title'),
    brand: translate(lang, 'report:brand'),
    facts: toSheetFacts(report, lang),
    ...(overall === null
      ? { note: getNote(attempt, lang) }
      : again == null
        ? {}
        : { note: toScoredAgainLabel(again, lang) }),
    overall: {
      label: translate(lang, 'report:overall'),
      value:
        overall === null && isUnscored(attempt)
          ? translate(lang, 'report:not_scored')
          : scoreText(overall, lang),
      verdict: getVerdict(result, lang),
      score: overall,
    },
    scores: criteria.map(({ key, score, evidence }) => ({
      name: translate(lang, `report:criteria.${key}`),
      value: scoreText(score, lang),
      score,
      // Findings in one answer are listed with that answer.
      ...toMeasured(
        evidence.filter(({ values, span }) => values.question === undefined && span === undefined),
        lang,
      ),
    })),
    sections: [
      { title: translate(lang, 'report:attempt.times'), entries: [toTimesEntry(report, lang)] },
      {
        title: translate(lang, 'recruiter:ledger.title'),
        entries: [
          ...evidenceEntries(report, lang),
          coverageEntry(report, lang),
          ledgerEntry(report, lang),
        ],
      },
      {
        title: translate(lang, 'recruiter:integrity.title'),
        entries: toIntegrityEntries(report, lang),
      },
      ...toDecisionSections(report, lang),
      ...answerSections(report, lang),
    ],
    madeOn: translate(lang, 'report:made_on', { date: makeDateTimeFormat(lang).format(now) }),
  }
}

/** Whether an attempt ended without a score and will get none. */
const isUnscored = ({ status }: Pick<Schemas['Attempt'], 'status'>): boolean =>
  status === 'CANCELLED' || status === 'REDO'

/** Why there is no score. */
function getNote({ status, cancel_reason: reason }: Schemas['Attempt'], lang: Lang): string {
  if (reason !== null && isUnscored({ status }))
    return translate(lang, 'report:attempt.cancelled', {
      reason: translate(lang, `recruiter:reason.${reason}`),
    })
  return translate(lang, `recruiter:scores.without.${status}`)
}

const scoreText = (score: number | null, lang: Lang) =>
  score === null
    ? translate(lang, 'report:no_score')
    : translate(lang, 'report:of_100', { score: Math.round(score) })

function getVerdict({ overall, provisional, lacks }: Schemas['Result'], lang: Lang): string {
  if (lacks.length > 0) return translate(lang, 'report:evidence_incomplete')
  if (provisional) return translate(lang, 'report:provisional')
  const passed = passes(overall)
  return passed === null ? '' : translate(lang, passed ? 'report:passed' : 'report:failed')
}

function toSheetFacts(
  {
    candidate,
    result: { attempt },
    archived,
    media_deleted_at: deletedAt,
    media_retention: retention,
  }: Report,
  lang: Lang,
): ScoreSheet['facts'] {
  const at = (instant: string) => makeDateTimeFormat(lang).format(new Date(instant))
  const status = [
    translate(lang, `report:status.${attempt.status}`),
    ...(attempt.cancel_reason === null
      ? []
      : [translate(lang, `recruiter:reason.${attempt.cancel_reason}`)]),
    ...(archived ? [translate(lang, 'recruiter:report.archived')] : []),
  ]
  const held = retention.holds.find(({ lifted_at: lifted }) => lifted === null)
  const stored =
    deletedAt !== null
      ? translate(lang, 'report:attempt.deleted', { at: at(deletedAt) })
      : held !== undefined
        ? translate(lang, 'report:attempt.held', { name: held.set_by, at: at(held.set_at) })
        : retention.until === null
          ? null
          : translate(lang, 'report:attempt.until', { at: at(retention.until) })
  return [
    { label: translate(lang, 'report:candidate'), value: candidate.full_name },
    ...(candidate.email === null
      ? []
      : [{ label: translate(lang, 'report:columns.email'), value: candidate.email }]),
    {
      label: translate(lang, 'report:assessment'),
      value: translate(lang, `report:${attempt.kind}`, { version: attempt.version.slice(1) }),
    },
    { label: translate(lang, 'annotation:incident'), value: toIncidentNumber(attempt.id) },
    {
      label: translate(lang, 'recruiter:table.status'),
      value: status.join(translate(lang, 'recruiter:list.comma')),
    },
    { label: translate(lang, 'report:taken_on'), value: at(attempt.started_at) },
    ...(attempt.finished_at === null
      ? []
      : [{ label: translate(lang, 'report:finished_on'), value: at(attempt.finished_at) }]),
    ...(stored === null
      ? []
      : [{ label: translate(lang, 'report:attempt.recordings'), value: stored }]),
  ]
}

/** How long each part took, of the time there was for it, and what was arranged. */
function toTimesEntry({ result: { attempt }, arrangement }: Report, lang: Lang): SheetEntry {
  const end = attempt.finished_at
  return {
    lines: [
      ...attempt.parts.map(
        ({ id, budget_seconds: budget, started_at: began, submitted_at: submitted }) => {
          const until = submitted ?? end
          const exempt = arrangement?.waived.some(({ part }) => part === id) ?? false
          const text = exempt
            ? translate(lang, 'annotation:sparedShort')
            : began === null || until === null
              ? translate(lang, 'report:attempt.notBegun')
              : translate(lang, 'report:attempt.timeOf', {
                  time: toClock(Date.parse(until) - Date.parse(began)),
                  budget: toClock(budget * 1000),
                })
          return { label: translate(lang, `recruiter:part.${id}`), text }
        },
      ),
      ...(attempt.granted_seconds === 0
        ? []
        : [
            {
              label: translate(lang, 'report:attempt.granted'),
              text: toClock(attempt.granted_seconds * 1000),
            },
          ]),
      ...(arrangement === null ? [] : arrangedLines(arrangement, lang)),
    ],
  }
}

/** What is not in the times: why something was arranged, what was replaced by what, and aids. */
const arrangedLines = (
  { reason, replaced, assistive_input: assistive }: Schemas['Arrangement'],
  lang: Lang,
): SheetLine[] => [
  { label: translate(lang, 'arrangement:panel'), text: reason, own: true },
  ...replaced.map((one) => ({
    label: translate(lang, `arrangement:said.replaced.${one.source}`),
    text: one.reason,
    own: true,
  })),
  ...(assistive ? [{ text: translate(lang, 'arrangement:said.assistive') }] : []),
]

const decisions = {
  'redo.granted': 'redo_granted',
  'attempt.reset': 'attempt_reset',
  'attempt.disqualified': 'attempt_disqualified',
  'disqualification.reversed': 'disqualification_reversed',
  'evaluation.requested': 'evaluation_requested',
  'time.granted': 'time_granted',
} as const
const isDecision = (type: string): type is keyof typeof decisions => type in decisions

/**
 * What people wrote and decided: reviews, decisions with their reasons, and the candidate's appeal.
 * Empty if there is nothing.
 */
function toDecisionSections(
  { events, reviews, appeal }: Report,
  lang: Lang,
): NonNullable<ScoreSheet['sections']> {
  const by = (name: string, at: string) =>
    translate(lang, 'recruiter:decide.by', {
      name,
      at: makeDateTimeFormat(lang).format(new Date(at)),
    })
  const note = (text: string | null) => (text === null || text === '' ? [] : [{ text, own: true }])
  const entries: SheetEntry[] = [
    ...reviews.map(({ reviewer_name: name, at, note: said }) => ({
      head: translate(lang, 'recruiter:event.review_scored'),
      lines: [{ text: by(name, at) }, ...note(said)],
    })),
    // Time from an arrangement was not decided by a person for this attempt.
    ...events.flatMap(({ type, at, actor, actor_name: name, note: said }) =>
      isDecision(type) && actor === 'reviewer'
        ? [
            {
              head: translate(lang, `recruiter:event.${decisions[type]}`),
              lines: [
                { text: by(name ?? translate(lang, 'recruiter:actor.reviewer'), at) },
                ...note(said),
              ],
            },
          ]
        : [],
    ),
    ...(appeal === null
      ? []
      : [
          {
            head: translate(lang, 'report:attempt.appeal'),
            lines: [
              { text: translate(lang, `report:attempt.appealState.${appeal.status}`) },
              { text: appeal.statement, own: true },
              ...note(appeal.note),
            ],
          },
        ]),
  ]
  return entries.length === 0 ? [] : [{ title: translate(lang, 'recruiter:decide.title'), entries }]
}
