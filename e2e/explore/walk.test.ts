import { expect, test } from 'vitest'
import { sessionCases } from '../../machines/session/session.cases'
import { sessionGraph } from '../paths/driven-graphs'
import { sessionDrivers } from '../paths/session/drivers'
import { listedChooser } from './choose'
import { takeWalk } from './walk'

test('a walk that cannot begin is a failure like others, and the run goes on', async () => {
  const graph = sessionGraph()
  const explored = {
    cases: sessionCases,
    drivers: sessionDrivers,
    start: { graph, key: graph.start },
    begin: () => Promise.reject(new Error('The resume is not read.')),
  }
  const { failure, takenPieces } = await takeWalk(explored, listedChooser([]), {
    judged: new Set(),
  })
  expect(failure?.message).toBe('The resume is not read.')
  expect(failure?.signature).toContain('the start')
  expect(takenPieces).toEqual([])
})
