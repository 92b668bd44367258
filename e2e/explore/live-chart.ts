import type { BrowserContext, Page } from '@playwright/test'

/** The state of a running chart, read from the page. */
export interface LiveChart {
  states: readonly string[]
  value: unknown
  /** The parts of its context that are JSON. */
  context: ReturnType<typeof JSON.parse>
}

/** Makes the newest actor of every chart readable in each page of a context. */
export const exposeActors = (context: BrowserContext) => context.addInitScript(exposeActorsInPage)

/** The state of a page's chart; null before it has started and while the page is being left. */
export async function readLiveChart(page: Page, chart: string): Promise<LiveChart | null> {
  return page
    .evaluate((id) => (globalThis as ExposingPage).masarActors?.get(id)?.() ?? null, chart)
    .catch(() => null)
}

type ExposingPage = typeof globalThis & { masarActors?: Map<string, () => LiveChart> }

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
function exposeActorsInPage(): void {
  const actors = new Map<string, () => LiveChart>()
  const page = globalThis as ExposingPage
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
