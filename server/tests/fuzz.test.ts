import fc from 'fast-check'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patient } from '../../scripts/lib/patience.mjs'
import { operations } from '../../openapi/generated/operations'
import { users } from '../modules/auth/auth.table'
import { demoAccounts, loadDemoData } from '../demo/demo'
import type { OperationId } from '../http/contract/handler'
import { PageRefused } from '../http/pages/public-page'
import type { Failure } from '../runtime/log'
import { openSession } from '../modules/auth/session.store'
import { getFaults } from '../testing/answers'
import type { KnownIds } from '../testing/fuzz/arbitrary-of-schema'
import type { CallOptions, TestAnswer } from '../testing/client'
import { contractOperations } from '../testing/fuzz/examples'
import { makeCalls, type FuzzedCall, type Role } from '../testing/fuzz/fuzzed-calls'
import { addPerson } from '../testing/personas'
import { startTestServer, type TestServer } from '../testing/server'

// Every operation is called with what is generated from its own schemas, as described and broken.
// `npm run fuzz` does it at length.

const cases = Number(process.env.FUZZ_CASES ?? 5)
const seed = 20_261_121

const failures: string[] = []
let server: TestServer
beforeAll(async () => {
  server = await startTestServer(
    {},
    { write: (line) => void (line.includes('"level":50') && failures.push(line)) },
  )
  server.deps.fetchPage = () => Promise.reject(new PageRefused('no_answer'))
  await loadDemoData(server.deps)
})
afterAll(() => server.close())

describe('whatever an operation is asked, it answers as the contract wrote', () => {
  test.each(contractOperations.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    { timeout: patient(30_000 + cases * 1_000) },
    async (id, operation) => {
      const calls = makeCalls(operation, await idsFor(operations[id].path))
      const people = makeCallers()
      // Reports all faults of an operation at once. Calls are not shrunk, because the state of the
      // server changes, and a smaller call would meet a different one.
      const faults = new Map<string, string>()
      await fc.assert(
        fc.asyncProperty(calls, async (call) => {
          failures.length = 0
          const answer = await people.call(id, call)
          for (const fault of faultsIn(id, answer))
            if (!faults.has(fault))
              faults.set(fault, [shortened(call), ...failures.map(causeIn)].join(' '))
        }),
        { seed, numRuns: cases },
      )
      expect([...faults]).toEqual([])
    },
  )
})

/**
 * Faults that no answer may have. A failure of an external service is 502, if the contract says so.
 */
function faultsIn(id: OperationId, answer: TestAnswer): string[] {
  const type = answer.headers['content-type']
  return [
    ...(answer.status >= 500 && answer.status !== 502
      ? [`${answer.status} is a failure of ours`]
      : []),
    ...(typeof type === 'string' && /html|svg|xml$/.test(type) ? [`${type} is markup`] : []),
    ...getFaults(id, answer),
  ]
}

/**
 * The people who call one operation. A person who lost the session by it, or used up their limits,
 * is replaced.
 */
function makeCallers() {
  const tokens = new Map<string, string>()
  return {
    async call(id: OperationId, { caller, role, ...options }: FuzzedCall): Promise<TestAnswer> {
      if (caller === 'visitor') return server.client(id, options)
      const key = `${caller} ${role}`
      const token =
        tokens.get(key) ??
        (caller === 'fresh' ? (await addPerson(server, role)).token : await tokenOfResident(role))
      const answer = await server.client(id, { ...options, token } satisfies CallOptions)
      if ([401, 403, 429].includes(answer.status)) tokens.delete(key)
      else tokens.set(key, token)
      return answer
    },
  }
}

const roleNames = {
  candidate: 'individual',
  recruiter: 'recruiter',
  admin: 'recruiter admin',
} as const

/**
 * A session of the demo's own person of a role, or of the first of that role who is still approved.
 */
async function tokenOfResident(role: Role): Promise<string> {
  const [resident] = await server.deps.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.roleName, roleNames[role]), eq(users.approvalStatus, 'APPROVED')))
    .orderBy(desc(inArray(users.email, [...demoAccounts.emails])), users.id)
    .limit(1)
  if (resident === undefined) throw new Error(`Nobody is left who is ${role}`)
  return (await openSession(server.deps, resident.id, 'fuzz')).token
}

/**
 * Ids in the database by the names of members: those that the name says, or else the operation's
 * path.
 */
async function idsFor(path: string): Promise<KnownIds> {
  const { rows: columns } = await server.deps.db.execute<{ table: string; column: string }>(
    sql`select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' and data_type = 'uuid'`,
  )
  const each = columns.map(
    ({ table, column }) =>
      `(select '${toName(table, column)}' as name, array(select distinct "${column}"::text from "${table}" where "${column}" is not null limit 20) as ids)`,
  )
  const { rows } = await server.deps.db.execute<{ name: string; ids: string[] }>(
    sql.raw(each.join(' union all ')),
  )
  const getIds = (fits: (name: string) => boolean): readonly string[] =>
    rows.filter(({ name }) => fits(name)).flatMap(({ ids }) => ids)
  const [byPath, all] = [
    getIds((name) => path.includes(name.replace(/_id$/, ''))),
    getIds(() => true),
  ]
  return (member) =>
    [getIds((name) => name === member), byPath].find((ids) => ids.length > 0) ?? all
}

/** `id` of `jobs` is what other places call `job_id`. */
const toName = (table: string, column: string): string =>
  column === 'id' ? `${table.replace(/ies$/, 'y').replace(/s$/, '')}_id` : column

/** A call for the report; long texts are shortened, so that the rest stays readable. */
const shortened = (call: FuzzedCall): string =>
  JSON.stringify(call, (_, value: unknown) =>
    typeof value === 'string' && value.length > 300
      ? `${value.slice(0, 60)}… (${value.length})`
      : value,
  )

/** What a line of the log says went wrong. */
function causeIn(line: string): string {
  const { err, msg } = JSON.parse(line) as { err?: Failure; msg: string }
  const cause = err?.cause ?? err
  return `${msg}: ${cause?.message} ${err?.stack
    .split('\n')
    .filter((at) => !at.includes('node_modules'))
    .slice(0, 2)
    .join('')}`
}
