import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { courseRegistrations, courses } from '../jobs/jobs.table'

export type CourseRow = typeof courses.$inferSelect
export type Registration = typeof courseRegistrations.$inferSelect

/**
 * Every course with what the candidate did about it. A deployment has hundreds of them, not
 * thousands.
 */
export const coursesFor = (
  db: Db,
  userId: string,
): Promise<{ course: CourseRow; registration: Registration | null }[]> =>
  db
    .select({ course: courses, registration: courseRegistrations })
    .from(courses)
    .leftJoin(
      courseRegistrations,
      and(eq(courseRegistrations.courseId, courses.id), eq(courseRegistrations.userId, userId)),
    )
    .orderBy(asc(courses.id))

export async function findCourse(db: Db, id: string): Promise<CourseRow | null> {
  const [found] = await db.select().from(courses).where(eq(courses.id, id))
  return found ?? null
}

/** A candidate's registration, held until the transaction ends. */
export async function holdRegistration(
  db: Db,
  userId: string,
  courseId: string,
): Promise<Registration | null> {
  const [found] = await db
    .select()
    .from(courseRegistrations)
    .where(and(eq(courseRegistrations.userId, userId), eq(courseRegistrations.courseId, courseId)))
    .for('update')
  return found ?? null
}

export async function keepRegistration(db: Db, row: Registration): Promise<void> {
  await db
    .insert(courseRegistrations)
    .values(row)
    .onConflictDoUpdate({
      target: [courseRegistrations.userId, courseRegistrations.courseId],
      set: row,
    })
}
