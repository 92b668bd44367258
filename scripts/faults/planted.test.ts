import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { patient } from '../lib/patience.mjs'
import { hunt } from './hunt'
import { LazyServer, NoEpochServer, NoKeyServer, savedBeforeStored } from './plants'
import { FastServer } from './server-side'

// npm run faults sets another seed.
const seed = Number(process.env.FAULTS_SEED ?? 20_261_120)

test.each([
  [
    'a page that shows as saved what no answer came of',
    () => hunt({ seed, runs: 300, server: () => new FastServer(), plant: savedBeforeStored }),
    /^(Lost|Not delivered): /m,
  ],
  [
    'a server that answers before it stores',
    () => hunt({ seed, runs: 300, server: () => new LazyServer() }),
    /^(Lost|Not delivered): /m,
  ],
  [
    'a server that does not look at the epoch',
    () => hunt({ seed, runs: 300, server: () => new NoEpochServer() }),
    /^(Lost: |Not delivered: |\w+ shows #)/m,
  ],
  [
    'a server that does not look at the keys of events',
    () => hunt({ seed, runs: 300, server: () => new NoKeyServer() }),
    /on the list \d+ times|^(\S+ \(\d+\.\d+\)) is on the list after \1\.$/m,
  ],
])(
  'a planted fault is found and described in steps: %s',
  { timeout: patient(600_000) },
  async (_, search, said) => {
    const found = await search()
    expect(found).toMatch(said)
    expect(found).toMatch(
      /^Schedule \d+ of seed \d+, made as small as it goes:\n {2}1\. A1 starts the assessment.*\n {2}2\. /,
    )
    if (process.env.FAULTS_TELL === '1') console.log(found)
  },
)
