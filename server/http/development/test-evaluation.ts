import type { FastifyInstance } from 'fastify'

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
      if (next === 'waits') return
      const asked = waiting
      waiting = []
      for (const go of asked) go()
    },
    ask: async () => {
      while (course === 'waits') await new Promise<void>((resolve) => waiting.push(resolve))
      return course
    },
  }
}

const courses: readonly Course[] = ['on', 'waits', 'fails']

/**
 * `POST /dev/evaluation?goes=on|waits|fails`, there only when the server was started with
 * `MASAR_TEST_CLOCK=1`.
 */
export function testEvaluationRoutes(app: FastifyInstance, evaluations: EvaluationSwitch): void {
  app.post<{ Querystring: { goes?: string } }>('/dev/evaluation', async (request) => {
    const course = courses.find((known) => known === request.query.goes) ?? 'on'
    evaluations.set(course)
    return { goes: course }
  })
}
