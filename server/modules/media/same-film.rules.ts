import type { Span } from '../../../machines/shared/coverage'
import type { recordings } from './media.table'

type Run = Pick<typeof recordings.$inferSelect, 'kind' | 'state' | 'offsetMs' | 'measured'>

/** A recorder may begin so much later than the other. */
const apartMs = 60_000

/**
 * Where camera and screen are one film that was sent twice: pictures in a row whose blocks have the
 * same sizes in the same order, at about the same time. An encoder gives each picture another size,
 * so that two films of two things are never the same in this.
 */
export function sameFilmIn(runs: readonly Run[]): Span[] {
  const [camera, screen] = [getPrints(runs, 'camera'), getPrints(runs, 'screen')]
  const starts = new Map<string, number[]>()
  for (const { digest, start } of screen) starts.set(digest, [...(starts.get(digest) ?? []), start])
  return camera.filter(({ digest, start }) =>
    (starts.get(digest) ?? []).some((other) => Math.abs(other - start) < apartMs),
  )
}

const getPrints = (runs: readonly Run[], kind: Run['kind']): (Span & { digest: string })[] =>
  runs
    .filter((run) => run.kind === kind && run.state !== 'broken')
    .flatMap(({ offsetMs, measured }) =>
      (measured?.prints ?? []).map(([from, to, digest]) => ({
        start: offsetMs + from,
        end: offsetMs + to,
        digest,
      })),
    )
