import { expect } from '../fixtures'
import { explore } from './explore'
import { exploredTest } from './explored-test'
import { settings } from './settings'

// Only `npm run explore` runs this file, because its duration is an option.

const { seed, minutes, walks, charts } = settings()

/** Each chart gets an equal part of the time. */
const share = () => ({
  seed,
  walks,
  until: performance.now() + (minutes / charts.length) * 60_000,
})

for (const chart of charts)
  exploredTest(chart, chart, async (explored) =>
    expect(await explore(explored, share())).toEqual([]),
  )
