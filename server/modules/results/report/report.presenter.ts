import type { components } from '../../../../openapi/generated/api'
import type { QuestionnairePart } from '../../../content/assessment-schema'
import type { consents } from '../../attempts/attempts.table'
import type { recordings, screenshots } from '../../media/media.table'
import { type PictureKey, pictureUrl } from '../../../http/pictures'
import { presentArrangement } from '../../arrangements/arrangement.presenter'
import type { ArrangementRow } from '../../arrangements/arrangement.store'
import type { AppealRow } from '../../appeals/appeal.store'
import { presentAppeal } from '../../appeals/appeal.presenter'
import { toCoverage } from '../../media/coverage.rules'
import { presentCoverage } from '../../media/coverage.presenter'
import { evidenceIn, noteIn } from '../../decisions/disqualification.rules'
import { presentLedger } from '../../integrity/evidence-ledger.presenter'
import { beganAt, isEpisode } from '../../integrity/episode.rules'
import { eventLateSince, lateSince } from '../../integrity/evidence.rules'
import type { Outage } from '../../answers/late.rules'
import { presentGiven } from '../../reviews/given-scores.presenter'
import { presentRetention } from '../../decisions/hold.presenter'
import type { HoldRow } from '../../decisions/hold.store'
import { isPartId } from '../../attempts/lifecycle.rules'
import { describeOutages } from '../../attempts/outage.rules'
import { type AnswerMaterial, presentAnswer } from './report-answer.presenter'
import { lacksOfResult, presentResult, fullName } from '../result.presenter'
import { awaitsReview } from '../result.rules'
import type { getCandidate, getEvents, listHistory } from '../result.store'
import type { findAcceptedEvidence } from '../../integrity/witness.store'

type Schemas = components['schemas']

export interface ReportMaterial extends AnswerMaterial {
  candidate: Awaited<ReturnType<typeof getCandidate>>
  parts: readonly QuestionnairePart[]
  /** What the candidate had agreed to when the attempt began. */
  consent: typeof consents.$inferSelect | null
  /** What stood for the candidate when the attempt began. */
  arrangement: ArrangementRow | undefined
  events: Awaited<ReturnType<typeof getEvents>>
  /** The pictures of episodes, by the key of the event. */
  episodePictures: ReadonlyMap<string, string>
  screenshots: (typeof screenshots.$inferSelect)[]
  recordings: (typeof recordings.$inferSelect)[]
  history: Awaited<ReturnType<typeof listHistory>>
  /** What an admin had kept longer, and for how many days recordings are kept otherwise. */
  holds: HoldRow[]
  retentionDays: number
  /** Gaps in the browser's word, and when no server of ours was running. */
  outages: readonly Outage[]
  downtimes: readonly Outage[]
  /** The reviewer who accepted the missing evidence. */
  accepted: Awaited<ReturnType<typeof findAcceptedEvidence>>
  /** The state of a second review for the reader; null if none is asked for. */
  secondReview: Schemas['Report']['second_review']
  /** What the reader may decide about the attempt. */
  decisions: Schemas['Report']['decisions']
  /** What the candidate says of an attempt that was cancelled. */
  appeal: AppealRow | null
  /** Whether the reader disqualified it and another admin has to answer. */
  appealByOther: boolean
}

/**
 * Everything a reviewer sees of one attempt; right options included, which nobody else gets. Of a
 * candidate who is not open to the reader nothing is there that was recorded.
 */
export function presentReport(
  whole: ReportMaterial,
  now: Date,
  key: PictureKey,
): Schemas['Report'] {
  const material = whole.candidate.isOpen ? whole : withoutMedia(whole)
  const { row, evaluation, candidate } = material
  return {
    candidate: presentCandidate(candidate, key),
    result: presentResult(row, evaluation, { now, reader: 'recruiter' }),
    archived: row.archived,
    arrangement:
      material.arrangement === undefined ? null : presentArrangement(material.arrangement),
    decisions: material.decisions,
    passages: material.parts.flatMap(({ id, passage }) =>
      passage === undefined ? [] : [{ part: id, passage }],
    ),
    answers: material.parts.flatMap((part) =>
      part.questions.map((question) => presentAnswer(part, question, material, key)),
    ),
    events: material.events
      .map((event) => presentEvent(event, material))
      .toSorted((a, b) => a.offset_ms - b.offset_ms),
    outages: presentOutages(material, now),
    screenshots: material.screenshots.map(({ id, offsetMs, receivedAt }) => ({
      id,
      offset_ms: offsetMs,
      late_at: lateSince(row.state, receivedAt),
    })),
    recordings: material.recordings.map(
      ({ id, kind, offsetMs, durationMs, bytes, state, mime, lastReceivedAt }) => ({
        id,
        kind,
        offset_ms: offsetMs,
        duration_ms: durationMs,
        bytes,
        state,
        mime_type: mime,
        late_at: lateSince(row.state, lastReceivedAt),
      }),
    ),
    coverage: presentCoverage(
      toCoverage({
        ...whole,
        startedAt: row.startedAt,
        until: toDate(row.state.finished_at) ?? now,
        events: material.events.map(({ event }) => event),
      }),
    ),
    ledger: presentLedger(whole, now),
    evidence_accepted:
      // What came after it is not accepted with it.
      material.accepted === null || !row.witnessed
        ? null
        : {
            by: fullName(material.accepted),
            at: material.accepted.accepted.at.toISOString(),
            note: material.accepted.accepted.note,
          },
    media_deleted_at: row.mediaDeletedAt?.toISOString() ?? null,
    media_retention: presentRetention(row, material.holds, material.retentionDays),
    history: material.history
      .filter(({ attempt }) => attempt.id !== row.id)
      .map(({ attempt, overall }) => ({
        attempt_id: attempt.id,
        assessment_id: attempt.assessmentId,
        status: attempt.status,
        archived: attempt.archived,
        ...(awaitsReview(attempt.state) ? { awaits_review: true } : {}),
        overall,
        lacks: lacksOfResult(attempt),
        started_at: attempt.startedAt.toISOString(),
        finished_at: attempt.finishedAt?.toISOString() ?? null,
      })),
    reviews: material.reviews.map(({ review, ...reviewer }) => ({
      reviewer_name: fullName(reviewer),
      at: review.at.toISOString(),
      note: review.note,
      second: review.second,
      scores: presentGiven(review, material),
    })),
    second_review: material.secondReview,
    appeal: material.appeal === null ? null : presentAppeal(material.appeal, row),
    appeal_by_other: material.appealByOther,
  }
}

/** The material without any media; the coverage and the ledger still say what was recorded. */
const withoutMedia = (material: ReportMaterial): ReportMaterial => ({
  ...material,
  recordings: [],
  screenshots: [],
  takes: [],
  episodePictures: new Map(),
})

export const presentCandidate = (
  candidate: Awaited<ReturnType<typeof getCandidate>>,
  key: PictureKey,
): Schemas['ReportCandidate'] => ({
  user_id: candidate.id,
  full_name: fullName(candidate),
  email: candidate.email,
  avatar_url: pictureUrl(key, candidate.avatarFileId),
  city: findCity(candidate.city),
  resume_id: candidate.resumeFileId,
})

const presentOutages = (
  { row, outages, downtimes, events }: ReportMaterial,
  now: Date,
): Schemas['ReportOutage'][] =>
  describeOutages(
    {
      startedAt: row.startedAt,
      finishedAt: toDate(row.state.finished_at),
      lastSeenAt: row.lastSeenAt,
      past: outages,
      downtimes,
      events: events.map(({ event }) => event),
    },
    now,
  ).map(({ from, to, cause }) => ({
    offset_ms: from.getTime() - row.startedAt.getTime(),
    length_ms: to === null ? null : to.getTime() - from.getTime(),
    cause,
  }))

const toDate = (instant: string | null): Date | null =>
  instant === null ? null : new Date(instant)

function presentEvent(
  { event, decider }: ReportMaterial['events'][number],
  { row: { startedAt, state }, episodePictures }: ReportMaterial,
): Schemas['ReportEvent'] {
  return {
    id: event.id,
    type: event.type,
    at: event.at.toISOString(),
    late_at: eventLateSince(state, event),
    offset_ms: beganAt(event, startedAt),
    part: isPartId(event.part) ? event.part : null,
    reason: reasons.find((reason) => reason === event.reason) ?? null,
    detail: isEpisode(event.detail)
      ? {
          cause: event.detail.cause,
          length_ms: event.detail.length_ms,
          ...(event.detail.device === undefined ? {} : { device: event.detail.device }),
        }
      : null,
    picture_id: (event.key === null ? null : episodePictures.get(event.key)) ?? null,
    actor: event.actor,
    actor_name: decider === null ? null : fullName(decider),
    note: noteIn(event.detail) ?? causeIn(event.detail),
    evidence: evidenceIn(event.detail),
    granted_seconds: event.type === 'time.granted' ? secondsIn(event.detail) : null,
  }
}

/** Why time was granted, which the chart reads itself. */
const causeIn = (detail: unknown): string | null =>
  typeof detail === 'object' &&
  detail !== null &&
  'kind' in detail &&
  'seconds' in detail &&
  'cause' in detail &&
  typeof detail.cause === 'string'
    ? detail.cause
    : null

/** How much time was granted, as the ledger has it. */
const secondsIn = (detail: unknown): number | null =>
  typeof detail === 'object' &&
  detail !== null &&
  'seconds' in detail &&
  typeof detail.seconds === 'number'
    ? detail.seconds
    : null

const reasons = ['exited', 'logged_out', 'capture_lost', 'phone', 'disqualified'] as const
const cities = [
  'abu_dhabi',
  'dubai',
  'sharjah',
  'ajman',
  'fujairah',
  'ras_al_khaimah',
  'umm_al_quwain',
  'al_ain',
] as const

const findCity = (city: string | null): (typeof cities)[number] | null =>
  cities.find((known) => known === city) ?? null
