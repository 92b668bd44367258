import { readFileSync } from 'node:fs'
import { test as assessmentTest } from './assessment/fixtures'
import { driveWalks, type WrittenWalk } from './drive-walks'
import { test as sessionTest } from './session/fixtures'
import type { Language } from '../journey/words'

/** What `npm run replay -- FILE` has driven: the walks of each chart that a person took by hand. */
export interface HandWalks {
  language: Language
  charts: readonly { chart: string; walks: readonly WrittenWalk[] }[]
}

// Without a file of walks there is nothing to drive, as in every other run of this suite.
const file = process.env.REPLAY_WALKS
if (file !== undefined) {
  const { language, charts }: HandWalks = JSON.parse(readFileSync(file, 'utf8'))
  sessionTest.use({ language })
  assessmentTest.use({ language })
  for (const { chart, walks } of charts) driveWalks(chart, walks)
}
