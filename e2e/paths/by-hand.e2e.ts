import { readFileSync } from 'node:fs'
import { test as assessmentTest } from './assessment/fixtures'
import { driveWalks, type WrittenWalk } from './drive-walks'
import { test as sessionTest } from './session/fixtures'
import type { Language } from '../steps/words'

/**
 * The walks that `npm run replay -- FILE` drives, by the chart through which a person took them.
 */
export interface HandWalks {
  language: Language
  charts: readonly { chart: string; walks: readonly WrittenWalk[] }[]
}

// Without a file of walks there are no tests here.
const file = process.env.REPLAY_WALKS
if (file !== undefined) {
  const { language, charts }: HandWalks = JSON.parse(readFileSync(file, 'utf8'))
  sessionTest.use({ language })
  assessmentTest.use({ language })
  for (const { chart, walks } of charts) driveWalks(chart, walks)
}
