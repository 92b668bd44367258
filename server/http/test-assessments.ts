import type { FastifyInstance } from 'fastify'
import { settings } from '../db/schema/user'
import type { Db } from '../db/db'

/** How evaluations go: as they do, not before a test says so, or never. */
type Course = 'on' | 'waits' | 'fails'

/** Decides how evaluations go while a test runs. */
export interface EvaluationSwitch {
  set(course: Course): void
  /** Resolves with how the evaluation that asks is to go, once it is not to wait any more. */
  ask(): Promise<Exclude<Course, 'waits'>>
}

export function evaluationSwitch(): EvaluationSwitch {
  let course: Course = 'on'
  let waiting: (() => void)[] = []
  return {
    set: (next) => {
      course = next
      if (next !== 'waits') for (const go of waiting.splice(0)) go()
    },
    ask: async () => {
      while (course === 'waits') await new Promise<void>((resolve) => (waiting = [...waiting, resolve]))
      return course
    },
  }
}

const courses: readonly Course[] = ['on', 'waits', 'fails']

/**
 * `POST /dev/evaluation?goes=on|waits|fails` and `POST /dev/assessments?active=english_v3,…`, there only when the server
 * was started with `MASAR_TEST_CLOCK=1`.
 */
export function testAssessmentRoutes(app: FastifyInstance, db: Db, evaluations: EvaluationSwitch): void {
  app.post<{ Querystring: { goes?: string } }>('/dev/evaluation', async (request) => {
    const course = courses.find((known) => known === request.query.goes) ?? 'on'
    evaluations.set(course)
    return { goes: course }
  })
  app.post<{ Querystring: { active?: string } }>('/dev/assessments', async (request) => {
    const value = (request.query.active ?? '').split(',').filter((id) => id !== '')
    await db.insert(settings).values({ key: 'active_assessments', value }).onConflictDoUpdate({ target: settings.key, set: { value } })
    return { active: value }
  })
}
