import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { type Act, recordAudit } from '../../db/audit'
import type { Db } from '../../db/db'
import { appeals } from '../../modules/attempts/outcomes.table'
import { attempts } from '../../modules/attempts/attempts.table'
import { users } from '../../modules/auth/auth.table'
import { reviews } from '../../modules/results/results.table'

/** What people decided in the year, as the log has it: registrations, reviews and redos. */
export async function addYearLog(tx: Db): Promise<void> {
  await recordAudit(
    tx,
    ...(await registrationActs(tx)),
    ...(await reviewActs(tx)),
    ...(await appealActs(tx)),
  )
}

const registrationActs = async (tx: Db): Promise<Act[]> =>
  (
    await tx
      .select()
      .from(users)
      .where(
        and(
          eq(users.roleName, 'individual'),
          inArray(users.approvalStatus, ['APPROVED', 'DECLINED']),
          isNotNull(users.approvalDecidedBy),
        ),
      )
  ).flatMap(({ id, approvalStatus: to, approvalDecidedAt: at, approvalDecidedBy: userId }) =>
    at === null || userId === null
      ? []
      : {
          act: to === 'APPROVED' ? 'approval.approved' : 'approval.declined',
          userId,
          subject: { kind: 'user', id },
          at,
          detail: { from: 'REGISTERED', to },
        },
  )

const reviewActs = async (tx: Db): Promise<Act[]> =>
  (
    await tx
      .select({ review: reviews, personId: attempts.userId })
      .from(reviews)
      .innerJoin(attempts, eq(attempts.id, reviews.attemptId))
  ).map(({ review, personId }) => ({
    act: 'attempt.review',
    userId: review.reviewerId,
    subject: { kind: 'attempt', id: review.attemptId },
    personId,
    at: review.at,
  }))

const appealActs = async (tx: Db): Promise<Act[]> =>
  (
    await tx
      .select({ appeal: appeals, personId: attempts.userId })
      .from(appeals)
      .innerJoin(attempts, eq(attempts.id, appeals.attemptId))
  ).flatMap(({ appeal: { attemptId, decision, decidedAt: at, decidedBy: userId }, personId }) =>
    at === null || userId === null
      ? []
      : {
          act: decision === 'granted' ? 'attempt.redo' : 'attempt.redo_declined',
          userId,
          subject: { kind: 'attempt', id: attemptId },
          personId,
          at,
        },
  )
