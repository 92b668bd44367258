import type { BrowserContext, Page } from '@playwright/test'

/** A chart as its running actor stands, read off the page. */
export interface Present {
  states: readonly string[]
  value: unknown
  /** What of its context can be written down. */
  context: ReturnType<typeof JSON.parse>
}

/** Keeps, in each page of a context, the actor of every chart that was started last. */
export const keepActors = (context: BrowserContext) => context.addInitScript(keepInPage)

/** How the chart of a page stands; null before it is started and while the page is left. */
export async function presentOf(page: Page, chart: string): Promise<Present | null> {
  return page
    .evaluate((id) => (globalThis as Keeping).masarActors?.get(id)?.() ?? null, chart)
    .catch(() => null)
}

type Keeping = typeof globalThis & { masarActors?: Map<string, () => Present> }

interface Seen {
  type: string
  actorRef: {
    logic?: { root?: object; id?: string }
    getSnapshot: () => {
      _nodes: { id: string }[]
      value: unknown
      context: Record<string, unknown>
    }
  }
}

/** Runs in the page, so it can use nothing from outside itself. */
function keepInPage(): void {
  const actors = new Map<string, () => Present>()
  const page = globalThis as Keeping
  page.masarActors = actors
  const before = Reflect.get(globalThis, 'masarInspection') as ((seen: Seen) => void) | undefined
  const written = (context: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(context).flatMap(([name, value]): [string, unknown][] => {
        try {
          return [[name, JSON.parse(JSON.stringify(value ?? null))]]
        } catch {
          return []
        }
      }),
    )
  const masarInspection = (seen: Seen) => {
    before?.(seen)
    const { type, actorRef } = seen
    if (type !== '@xstate.actor' || actorRef.logic?.root === undefined) return
    actors.set(actorRef.logic.id ?? '', () => {
      const { _nodes, value, context } = actorRef.getSnapshot()
      return { states: _nodes.map(({ id }) => id), value, context: written(context) }
    })
  }
  Object.assign(globalThis, { masarInspection })
}
