import type { Page } from '@playwright/test'
import type { AppServer } from '../../app-server'
import type { Language, Say } from '../../journey/words'
import type { PathWorld } from '../drive'
import { Gate } from '../gate'
import { recordCharts } from '../recorder'

/** What the drivers of the session chart work with. */
export interface SessionWorld extends PathWorld {
  server: AppServer
  gate: Gate
}

export async function sessionWorld({ page, server, say, language }: { page: Page; server: AppServer; say: Say; language: Language }): Promise<SessionWorld> {
  const context = page.context()
  const recorder = await recordCharts(context)
  return { page, server, say, language, recorder, gate: await Gate.at(context) }
}
