import { http, HttpResponse } from 'msw'
import { beforeAll } from 'vitest'
import type { components } from '../../../../../openapi/generated/api'
import {
  attemptId,
  type InMemoryServer,
} from '../../../../features/assessments/testing/in-memory-server'
import { contractServer, on } from '../../../../testing/contract-server'

type Schemas = components['schemas']
type Appeal = Schemas['Appeal']

/** What the server has besides the attempt; a state that needs something else overrides it. */
export const served: {
  server: InMemoryServer | null
  appeal: Appeal['status'] | null
  /** Until when an appeal may be made. */
  lastDay: string
  /** What a page has sent past the calls of the attempt. */
  sent: string[]
} = { server: null, appeal: null, lastDay: '2999-12-04', sent: [] }

/** Nothing was said yet, to a server of this attempt. */
export const stand = (server: InMemoryServer): void =>
  void Object.assign(served, { server, appeal: null, lastDay: '2999-12-04', sent: [] })

const servedAttempt = (): InMemoryServer => {
  if (served.server === null) throw new Error('No attempt is served.')
  return served.server
}
const getAssessmentId = ({ kind }: InMemoryServer) => `${kind}_v3` as const

const toAppeal = (status: Appeal['status']): Appeal => ({
  id: '01920000-0000-7000-8000-000000000050',
  attempt_id: attemptId,
  assessment_id: getAssessmentId(servedAttempt()),
  cancel_reason: 'exited',
  grants: 'redo',
  statement: 'The power went out.',
  status,
  note: null,
  made_at: '2026-11-20T08:00:00.000Z',
  decided_at: status === 'open' ? null : '2026-11-20T09:00:00.000Z',
})

const cancellation = (): Schemas['Cancellation'] => ({
  attempt_id: attemptId,
  at: '2026-11-20T08:00:00.000Z',
  reason: 'exited',
  note: null,
  offset_ms: null,
  last_day: served.lastDay,
})

const result = (): Schemas['Result'] => ({
  attempt: servedAttempt().view(),
  overall: 64,
  passed: true,
  provisional: false,
  lacks: [],
  criteria: [{ key: 'grammar', score: 64, provisional: false, evidence: [] }],
})

/**
 * Answers the calls of the pages that are not part of the attempt, for the attempt that is served.
 * @returns whether one of them is under way
 */
export function sweptContract(): () => boolean {
  let underWay = 0
  const contract = contractServer(
    on('getPractice', async () => {
      const { parts } = await servedAttempt().getQuestionnaire()
      return { data: { assessment_id: getAssessmentId(servedAttempt()), parts } }
    }),
    on('listAttempts', async () => ({ data: { results: await servedAttempt().listAttempts() } })),
    on('listOwnEpisodes', { data: { results: [] } }),
    on('getAppeal', () => ({
      data: {
        appeal: served.appeal === null ? null : toAppeal(served.appeal),
        cancellation: cancellation(),
      },
    })),
    on('makeAppeal', () => {
      served.sent.push('appeal')
      served.appeal = 'open'
      return { data: toAppeal('open') }
    }),
    on('getResult', () => ({ data: result() })),
    on('getResultPdf', { data: { url: '/api/files/ticket' } }),
    ...['sound', 'image'].map((file) =>
      http.get(`*/api/${file}`, () => HttpResponse.text('What is heard or seen')),
    ),
  )
  beforeAll(() => {
    contract.events.on('request:start', () => void (underWay += 1))
    contract.events.on('request:end', () => void (underWay -= 1))
  })
  return () => underWay > 0
}
