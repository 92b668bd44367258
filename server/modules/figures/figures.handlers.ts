import type { components } from '../../../openapi/generated/api'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { gulfDay } from '../candidates/candidate.rules'
import { daySpan } from '../results/result.rules'
import { listMonths } from '../skills/skill-stats.rules'
import {
  attemptsEver,
  countPlatform,
  firstSignUp,
  outcomesByMonth,
  registrationsEver,
  registrationsIn,
  takersIn,
  timesIn,
} from './figures.store'
import { countFunnel } from './funnel.store'
import { mediansByMonth, programmeByMonth } from './months.store'

type Schemas = components['schemas']

/** What recruiters see counted of the platform. */
export function figureHandlers({ db, clock }: Deps) {
  return {
    async getDashboardStats({ query }) {
      const period = daySpan(query.from_date, query.to_date)
      const [registrations, months, takers, times, getMedian] = await Promise.all([
        registrationsIn(db, period),
        outcomesByMonth(db, period),
        takersIn(db, period),
        timesIn(db, period),
        mediansByMonth(db, period),
      ])
      const sum = (outcome: 'passed' | 'failed' | 'cancelled') =>
        months.reduce((total, month) => total + month[outcome], 0)
      const english = (part: string) => whole(times.ofPart('english', part))
      const annotation = (part: string) => whole(times.ofPart('annotation', part))
      const now = clock.now()
      return {
        data: {
          registered_users: registrations.registered,
          new_candidate_count: registrations.candidates,
          admin_approved: registrations.byAdmin,
          auto_approved: registrations.byCriteria,
          completed_all_assessments: takers.both,
          english_assessment_candidates: takers.english,
          annotation_assessment_candidates: takers.annotation,
          passed: sum('passed'),
          failed: sum('failed'),
          cancelled: sum('cancelled'),
          retaken_assessment_count: takers.retaken,
          more_than_twice_retaken: takers.moreThanTwice,
          signup_to_assessment_time: whole(times.toFirst),
          average_time_to_answer: whole(times.toAnswer),
          average_times: {
            english: {
              overall: whole(times.ofKind('english')),
              speaking: english('speaking'),
              mcq: english('mcqs'),
              writing: english('writing'),
            },
            annotation: {
              overall: whole(times.ofKind('annotation')),
              part1: annotation('part1'),
              part2: annotation('part2'),
              part3: annotation('part3'),
              part4: annotation('part4'),
              part5: annotation('part5'),
              part6: annotation('part6'),
              part7: annotation('part7'),
              part8: annotation('part8'),
            },
          },
          months: months.map((month) => ({ ...month, ...getMedian(month.month) })),
          created_at: (period.from ?? (await firstSignUp(db)) ?? now).toISOString(),
          updated_at: now.toISOString(),
        },
      }
    },

    async getDashboardCounts({ session }) {
      const { jobs, members, employed, emirati } = await countPlatform(
        db,
        session.role === 'recruiter admin' ? null : session.companyId,
      )
      return {
        data: {
          unique_jobs: jobs,
          community_members: members,
          registered_employees: employed,
          emiratisation: {
            emirati,
            others: employed - emirati,
            rate: employed === 0 ? null : emirati / employed,
          },
        },
      }
    },

    async getInceptionStats() {
      const months = listMonths(undefined, undefined, gulfDay(clock.now()))
      const lately = daySpan(months[0] === undefined ? undefined : `${months[0]}-01`, undefined)
      const [{ counts, all }, attemptCounts, funnel, byMonth] = await Promise.all([
        registrationsEver(db),
        attemptsEver(db),
        countFunnel(db),
        programmeByMonth(db, months, lately),
      ])
      const of = (kind: 'english' | 'annotation') =>
        presentAttemptCounts(attemptCounts.find((one) => one.kind === kind))
      return {
        data: {
          users: {
            registered: counts.get('REGISTERED') ?? 0,
            pending: counts.get('PENDING') ?? 0,
            approved: counts.get('APPROVED') ?? 0,
            declined: counts.get('DECLINED') ?? 0,
          },
          englishAssessment: of('english'),
          annotationAssessment: of('annotation'),
          allUsers: all,
          funnel,
          months: byMonth,
        },
      }
    },
  } satisfies Partial<Handlers>
}

const whole = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds)

type AttemptCounts = Awaited<ReturnType<typeof attemptsEver>>[number]

const presentAttemptCounts = (
  attemptCounts: AttemptCounts | undefined,
): Schemas['InceptionAssessmentStats'] => ({
  candidates: attemptCounts?.candidates ?? 0,
  in_progress: attemptCounts?.inProgress ?? 0,
  result_processing: attemptCounts?.processing ?? 0,
  completed: attemptCounts?.completed ?? 0,
  passed: attemptCounts?.passed ?? 0,
  failed: attemptCounts?.failed ?? 0,
  cancelled: attemptCounts?.cancelled ?? 0,
  redo: attemptCounts?.redo ?? 0,
  average_score:
    attemptCounts?.average == null ? null : Math.round(attemptCounts.average * 10) / 10,
})
