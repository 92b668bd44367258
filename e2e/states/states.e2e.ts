import { patient } from '../../scripts/lib/patience.mjs'
import { expect, test as base } from '../fixtures'
import { approvedCandidate } from '../steps/people'
import { tokensFor } from '../steps/signing-in'
import type { Language } from '../steps/words'
import { Network } from '../paths/network'
import { fetchAddresses } from './addresses'
import {
  type PageEntry,
  pages,
  sees,
  type PersonaStatus,
  standings,
  getSweepers,
  getTokens,
} from './standings'
import type { Sweep } from './faults'
import { becomes, visitEmpty, visitFull, visitStates } from './sweep'
import { empties } from './tables'
import { reached, ways } from './ways'

const test = base.extend<{ sweep: Sweep }, { addresses: ReadonlyMap<string, string> }>({
  addresses: [
    async ({ server }, use) => use(await fetchAddresses(server)),
    { scope: 'worker', timeout: patient(60_000) },
  ],
  sweep: async (
    { page, context, translate, language, server, addresses, expectConsoleError },
    use,
    testInfo,
  ) => {
    // A refusal is what the sweep asks for.
    expectConsoleError(/the server responded with a status of 500/)
    await context.clock.install()
    const network = await Network.at(context)
    const busyWords = [
      'common:state.connecting',
      'common:state.signingOut',
      'auth:verify.link',
      'auth:social.returning',
    ].map((key) => translate(key))
    const sweep: Sweep = {
      page,
      network,
      translate,
      language,
      server,
      addresses,
      busyWords,
      faults: [],
      judged: { loading: 0, error: 0, full: 0, empty: 0 },
    }
    await use(sweep)
    testInfo.annotations.push({ type: 'judged', description: JSON.stringify(sweep.judged) })
  },
})

test.describe.configure({ mode: 'parallel' })

/**
 * The people who go through the pages. Those with the most pages come first, so that none of them
 * runs alone at the end.
 */
const groups: Readonly<Record<string, readonly PersonaStatus[]>> = {
  'an admin': ['RECRUITER_ADMIN'],
  'a candidate': ['CANDIDATE'],
  'somebody getting in': [
    'UNAUTHENTICATED',
    'EMAIL_VERIFICATION_PENDING',
    'ONBOARDING_PENDING',
    'PENDING_VERIFICATION',
  ],
  'a recruiter': ['RECRUITER'],
}

interface Visit {
  personaStatus: PersonaStatus
  entry: PageEntry
}

/** The number of pages in one test, so that no worker has a long one at the end. */
const visitsInOne = 6

/** A recruiter's pages are an admin's, which are looked at in both languages. */
const getLanguages = (who: string): readonly Language[] =>
  who === 'a recruiter' ? ['en'] : ['en', 'ar']

/** The pages of a group in the order in which its people see them, some to each test. */
function toRounds(group: readonly PersonaStatus[]): Visit[][] {
  const visits = group.flatMap((personaStatus) =>
    pages.filter((entry) => sees(entry, personaStatus)).map((entry) => ({ personaStatus, entry })),
  )
  const rounds: Visit[][] = []
  while (visits.length > 0) rounds.push(visits.splice(0, visitsInOne))
  return rounds
}

const getTags = (who: string, language: Language): string[] => [
  ...(language === 'ar' ? ['@second-language'] : []),
  ...(who === 'a recruiter' ? ['@second-role'] : []),
]

for (const [who, group] of Object.entries(groups)) {
  for (const language of getLanguages(who)) {
    test.describe(`in ${language}`, { tag: getTags(who, language) }, () => {
      test.use({ language })
      test.beforeEach(() => test.setTimeout(patient(300_000)))
      test.afterEach(({ sweep }) => expect(sweep.faults).toEqual([]))

      for (const [at, round] of toRounds(group).entries())
        test(`what ${who} sees breaks no rule of accessibility, in whatever state (${at + 1})`, async ({
          sweep,
          server,
        }) => {
          let last: PersonaStatus | null = null
          for (const { personaStatus, entry } of round) {
            if (personaStatus !== last) await becomes(sweep, await getTokens(server, personaStatus))
            last = personaStatus
            await visit(sweep, entry, personaStatus)
          }
        })

      if (group.includes('CANDIDATE'))
        test('nor what a candidate sees who has nothing yet', async ({ sweep, server }) => {
          const newcomer = await approvedCandidate(server, 'Shamma', { skilled: false })
          await becomes(sweep, await tokensFor(server, newcomer))
          for (const entry of pages) {
            const empty = empties[entry.path]
            if (empty !== undefined && 'as' in empty) await visitEmpty(sweep, entry, 'CANDIDATE')
          }
        })

      if (group.includes('UNAUTHENTICATED'))
        test('nor what no address leads to', async ({ sweep }) => {
          for (const way of ways.values()) await way(sweep)
        })
    })
  }
}

/**
 * Shows a page in each of its states to one of the people who may see it, and as it is to the
 * others.
 */
async function visit(sweep: Sweep, entry: PageEntry, personaStatus: PersonaStatus): Promise<void> {
  if (!getSweepers(entry).includes(personaStatus)) return visitFull(sweep, entry, personaStatus)
  await visitStates(sweep, entry, personaStatus)
  const empty = empties[entry.path]
  if (empty !== undefined && !('as' in empty)) await visitEmpty(sweep, entry, personaStatus)
}

test('every page is swept by somebody, or reached by a way of its own', () => {
  const known = new Set<PersonaStatus>(Object.values(groups).flat())
  expect(standings.filter((personaStatus) => !known.has(personaStatus))).toEqual([])
  expect(
    pages
      .filter((entry) => getSweepers(entry).length === 0 && !reached.includes(entry.path))
      .map(({ path }) => path),
  ).toEqual([])
})
