import { and, count, desc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { notifications } from './notifications.table'

export type NotificationRow = typeof notifications.$inferSelect

/** A person's notifications that are visible by `now`. */
const notifiedBy = (userId: string, now: Date) =>
  and(eq(notifications.userId, userId), lte(notifications.at, now))

export async function countUnread(db: Db, userId: string, now: Date): Promise<number> {
  const [counted] = await db
    .select({ number: count() })
    .from(notifications)
    .where(and(notifiedBy(userId, now), isNull(notifications.readAt)))
  return counted?.number ?? 0
}

/** A page of a person's notifications, the newest first, and their number. */
export async function pageOfNotifications(
  db: Db,
  userId: string,
  now: Date,
  isRead: boolean | undefined,
  page: { skip: number; take: number },
): Promise<{ rows: NotificationRow[]; total: number }> {
  const wanted = and(
    notifiedBy(userId, now),
    isRead === undefined
      ? undefined
      : isRead
        ? isNotNull(notifications.readAt)
        : isNull(notifications.readAt),
  )
  const rows = await db
    .select()
    .from(notifications)
    .where(wanted)
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(page.take)
    .offset(page.skip)
  const [counted] = await db.select({ total: count() }).from(notifications).where(wanted)
  return { rows, total: counted?.total ?? 0 }
}

/** Marks these as read, or with `null` all; other people's are left out. */
export const markRead = (
  db: Db,
  userId: string,
  ids: readonly string[] | null,
  now: Date,
): Promise<unknown> =>
  db
    .update(notifications)
    .set({ readAt: now })
    .where(
      and(
        notifiedBy(userId, now),
        isNull(notifications.readAt),
        ids === null ? undefined : inArray(notifications.id, [...ids]),
      ),
    )
