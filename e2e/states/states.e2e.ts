import { patient } from '../../scripts/lib/patience.mjs'
import { expect, test as base } from '../fixtures'
import { approvedCandidate } from '../journey/people'
import { tokensFor } from '../journey/signing-in'
import type { Language } from '../journey/words'
import { Gate } from '../paths/gate'
import { addressesOf } from './addresses'
import { pages, sees, type Standing, standings, sweepersOf, tokensOf } from './standings'
import { becomes, type Sweep, visitEmpty, visitFull, visitStates } from './sweep'
import { empties } from './tables'
import { reached, ways } from './ways'

const test = base.extend<{ sweep: Sweep }, { addresses: ReadonlyMap<string, string> }>({
  addresses: [
    async ({ server }, use) => use(await addressesOf(server)),
    { scope: 'worker', timeout: patient(60_000) },
  ],
  sweep: async (
    { page, context, say, language, server, addresses, expectConsoleError },
    use,
    testInfo,
  ) => {
    // A refusal is what the sweep asks for.
    expectConsoleError(/the server responded with a status of 500/)
    await context.clock.install()
    const gate = await Gate.at(context)
    const busyWords = [
      'common:state.connecting',
      'common:state.signingOut',
      'auth:verify.link',
      'auth:social.returning',
    ].map((key) => say(key))
    const sweep: Sweep = {
      page,
      gate,
      say,
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
 * Who goes from page to page in one test: those with most to see first, since the last test is
 * waited for alone.
 */
const groups: Readonly<Record<string, readonly Standing[]>> = {
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

const tagsOf = (who: string, language: Language): string[] => [
  ...(language === 'ar' ? ['@second-language'] : []),
  ...(who === 'a recruiter' ? ['@second-role'] : []),
]

for (const [who, group] of Object.entries(groups)) {
  for (const language of ['en', 'ar'] as const) {
    test.describe(`in ${language}`, { tag: tagsOf(who, language) }, () => {
      test.use({ language })

      test(`what ${who} sees breaks no rule of accessibility, in whatever state`, async ({
        sweep,
        server,
      }) => {
        test.setTimeout(patient(600_000))
        for (const standing of group) {
          await becomes(sweep, await tokensOf(server, standing))
          for (const entry of pages.filter((page) => sees(page, standing))) {
            if (!sweepersOf(entry).includes(standing)) await visitFull(sweep, entry, standing)
            else {
              await visitStates(sweep, entry, standing)
              const empty = empties[entry.path]
              if (empty !== undefined && !('as' in empty)) await visitEmpty(sweep, entry, standing)
            }
          }
        }
        if (group.includes('CANDIDATE')) {
          await becomes(
            sweep,
            await tokensFor(server, await approvedCandidate(server, 'Shamma', { skilled: false })),
          )
          for (const entry of pages) {
            const empty = empties[entry.path]
            if (empty !== undefined && 'as' in empty) await visitEmpty(sweep, entry, 'CANDIDATE')
          }
        }
        if (group.includes('UNAUTHENTICATED')) for (const way of ways.values()) await way(sweep)
        expect(sweep.faults).toEqual([])
      })
    })
  }
}

test('every page is swept by somebody, or reached by a way of its own', () => {
  const known = new Set<Standing>(Object.values(groups).flat())
  expect(standings.filter((standing) => !known.has(standing))).toEqual([])
  expect(
    pages
      .filter((entry) => sweepersOf(entry).length === 0 && !reached.includes(entry.path))
      .map(({ path }) => path),
  ).toEqual([])
})
