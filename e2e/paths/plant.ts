import type { BrowserContext } from '@playwright/test'
import type { ChartGraph, GraphEdge } from '../../machines/paths/graph'
import type { Walk } from '../../machines/paths/tour'

/** A fault as somebody might make it, put into the built application on its way to the page. */
export interface Fault {
  name: string
  /** The text in the built application to replace, and its replacement. */
  find: RegExp
  instead: string
  /** The transition that the walk is for, and in which the fault shows. */
  transition: string
  /** What the driven walk has to say about it. */
  caught: RegExp
}

/**
 * Runs an act while everything that the context loads contains the fault.
 * @returns how often the place of the fault was found
 */
export async function withFault(
  context: BrowserContext,
  fault: Pick<Fault, 'find' | 'instead'>,
  act: () => Promise<void>,
): Promise<number> {
  const planted = await plantIn(context, fault)
  // What the page still loads when the walk has failed is loaded for nobody.
  await act().finally(() => context.unrouteAll({ behavior: 'ignoreErrors' }))
  return planted()
}

/**
 * Puts a fault into all that the context loads from now on. @returns how often the place of the
 * fault was found by then
 */
export async function plantIn(
  context: BrowserContext,
  { find, instead }: Pick<Fault, 'find' | 'instead'>,
): Promise<() => number> {
  let planted = 0
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    const answer = await route.fetch()
    const code = await answer.text()
    if (find.test(code)) planted += 1
    await route.fulfill({ response: answer, body: code.replace(find, instead) })
  })
  return () => planted
}

/** The shortest walk that takes a transition. @throws when none does */
export function walkThrough({ start, nodes }: ChartGraph, transition: string): Walk {
  const cameBy = new Map<string, GraphEdge | null>([[start, null]])
  for (const key of cameBy.keys()) {
    for (const edge of nodes.get(key)?.edges ?? []) {
      if (edge.taken.includes(transition)) return [...wayTo(cameBy, key), edge]
      if (!cameBy.has(edge.to)) cameBy.set(edge.to, edge)
    }
  }
  throw new Error(`No walk takes ${transition}.`)
}

function wayTo(cameBy: ReadonlyMap<string, GraphEdge | null>, key: string): GraphEdge[] {
  const way: GraphEdge[] = []
  for (let edge = cameBy.get(key); edge; edge = cameBy.get(edge.from)) way.unshift(edge)
  return way
}
