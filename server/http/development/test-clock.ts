import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../runtime/clock'

/** A clock that tests move; it never runs backwards. */
export interface MovableClock extends Clock {
  advance(seconds: number): void
}

/** The system's clock with an offset that can be raised. */
export function movableClock(base: Clock): MovableClock {
  let offset = 0
  return {
    now: () => new Date(base.now().getTime() + offset),
    advance: (seconds) => {
      offset += Math.max(0, seconds) * 1000
    },
  }
}

const isMovable = (clock: Clock): clock is MovableClock => 'advance' in clock

/**
 * `POST /dev/clock?advance=SECONDS`, there only when the server was started with
 * `MASAR_TEST_CLOCK=1`.
 */
export function testClockRoutes(app: FastifyInstance, clock: Clock): void {
  app.post<{ Querystring: { advance?: string } }>('/dev/clock', async (request) => {
    if (isMovable(clock)) clock.advance(Number(request.query.advance ?? 0))
    return { now: clock.now().toISOString() }
  })
}
