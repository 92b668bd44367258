import type { BrowserContext } from '@playwright/test'
import type { ChartGraph } from '../../machines/paths/graph/graph'
import { shortestWay } from '../../machines/paths/graph/shortest-way'
import type { Walk } from '../../machines/paths/graph/tour'

/** A programming mistake, put into the built application on its way to the page. */
export interface Fault {
  name: string
  /** The text in the built application to replace, and its replacement. */
  find: RegExp
  instead: string
  /** The transition that the walk takes, and in which the fault shows. */
  transition: string
  /** The message with which the walk has to fail. */
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
  // After a failed walk, files that the page still loads need no answer.
  await act().finally(() => context.unrouteAll({ behavior: 'ignoreErrors' }))
  return planted()
}

/**
 * Puts a fault into all files that the context loads from now on. @returns a function that tells
 * how often the text was found
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

/** The shortest walk that takes a transition. @throws if none does */
export function walkThrough(graph: ChartGraph, transition: string): Walk {
  const walk = shortestWay(graph, graph.start, ({ taken }) => taken.includes(transition))
  if (walk === null) throw new Error(`No walk takes ${transition}.`)
  return walk
}
