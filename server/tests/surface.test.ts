import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../openapi/generated/operations'
import { loadDemoData } from '../demo/demo'
import type { OperationId } from '../http/contract/handler'
import { getFaults } from '../testing/answers'
import type { CallOptions, TestAnswer } from '../testing/client'
import { contractOperations, getExample } from '../testing/fuzz/examples'
import { addPerson, type Person, type Persona, personas } from '../testing/personas'
import { startTestServer, type TestServer } from '../testing/server'

// Every operation is called as everybody, with the example of the contract. A new operation is
// covered the day it is described.

let server: TestServer
const people = new Map<Persona, Person>()
beforeAll(async () => {
  server = await startTestServer()
  await loadDemoData(server.deps)
})
afterAll(() => server.close())

/** The error code for each persona whose account is not complete. */
const held: Partial<Record<Persona, string>> = {
  visitor: 'session_missing',
  unconfirmed: 'email_unconfirmed',
  noRole: 'onboarding_missing',
  pendingCandidate: 'account_pending',
  pendingRecruiter: 'account_pending',
  declined: 'account_pending',
  profilePending: 'profile_pending',
}
const candidatesOfAnyStatus: readonly Persona[] = [
  'pendingCandidate',
  'declined',
  'profilePending',
  'candidate',
]
const lowered = (persona: Persona) => held[persona] ?? 'let in'

/**
 * Who may call which operation, by its path alone, according to the decisions page and section 6 of
 * the specification. The contract's own `x-access` is not read, so that a mistake there is found
 * here.
 */
type Lock = (persona: Persona) => string
const everybody: Lock = () => 'let in'
const anySession: Lock = (persona) => (persona === 'visitor' ? 'session_missing' : 'let in')
const fullAccountStatus: Lock = lowered
const only =
  (allowed: readonly Persona[]): Lock =>
  (persona) =>
    allowed.includes(persona) ? 'let in' : (held[persona] ?? 'forbidden')
const candidates = only(['candidate'])
const recruiters = only(['recruiter', 'admin'])
const admins = only(['admin'])

const locks: readonly [path: RegExp, lock: Lock][] = [
  // `ticket`: the link itself is the permission.
  [/^GET \/files\//, everybody],
  // Signing in and up, and what a visitor reads: lookups for forms, published jobs, booking a demo.
  [/ \/user\/auth\/logout-user\//, anySession],
  [/ \/user\/(v2\/)?auth\//, everybody],
  // A second factor is for one's own account, whose e-mail is confirmed.
  [
    /^POST \/user\/second-factor\/$/,
    (persona) => (persona === 'unconfirmed' ? 'email_unconfirmed' : anySession(persona)),
  ],
  [/ \/user\/second-factor\//, anySession],
  [/ \/user\/(sectors|roles\/list|job-details|job-search)\//, everybody],
  [/ \/recruiter\/book-demo\//, everybody],
  // Onboarding comes right after the e-mail is confirmed, once. Replacing a resume is a
  // candidate's, whatever the status.
  [
    / \/(candidate|recruiter)\/onboarding\//,
    (persona) => (persona === 'unconfirmed' ? 'email_unconfirmed' : anySession(persona)),
  ],
  [/^GET \/candidate\/resume\/$/, only(candidatesOfAnyStatus)],
  [
    / \/candidate\/resume\//,
    (persona) =>
      persona === 'visitor' || candidatesOfAnyStatus.includes(persona)
        ? anySession(persona)
        : 'forbidden',
  ],
  // Candidates correct the profile from their resume, whatever their status.
  [/^PATCH \/user\/profile\/$/, only(candidatesOfAnyStatus)],
  // Operations for people whose account is not complete: own user and profile, own account, own
  // upload, lookups, notifications, resending their own mail.
  [/ \/user\/$/, anySession],
  [
    / \/user\/(profile|edit-details|user-profile|notifications|upload-file-chunk|skill-groups|skills|send-email)\//,
    anySession,
  ],
  [/ \/user\/(change-password|devices|own-data|delete-account)\//, anySession],
  // Events, answers and media of an attempt that was begun are taken from a candidate
  // whatever the status.
  [
    /^POST \/candidate\/assessments\/\{assessment_id\}\/(events|answers|answer\/\{answer_id\}\/media|media)$/,
    only(candidatesOfAnyStatus),
  ],
  // Open to candidates about themselves and to recruiters.
  [/ \/user\/tickets\//, fullAccountStatus],
  [
    / \/candidate\/(autocomplete\/name|matching-jobs|upskill-courses|skill-gap|career-path|skill\/)/,
    fullAccountStatus,
  ],
  [/ \/candidate\/assessments\/\{assessment_id\}\/result/, fullAccountStatus],
  [/ \/candidate\/principles\/assessments\/(summary|pdf|user)\//, fullAccountStatus],
  [/ \/recruiter\/(survey\/get_questions|interview\/(list\/|calendar\/))/, fullAccountStatus],
  // Operations that section 6 allows only admins.
  [/ \/recruiter\/admin\//, admins],
  [
    / \/recruiter\/(assessments\/advance-filters|overall-results|cancelled-assessments|redo-assessments|time-grants)/,
    admins,
  ],
  [
    / \/recruiter\/assessments\/(\{assessment_id\}\/reset|\{assessment_id\}\/report\/\{id\}\/(disqualify|evaluate|hold)|reset_all)$/,
    admins,
  ],
  [/^PATCH \/recruiter\/(approval-criteria|matching-settings)/, admins],
  // The rest goes by its prefix.
  [/ \/user\/(by-name|update-company)\//, recruiters],
  [/ \/candidate\//, candidates],
  [/ \/recruiter\//, recruiters],
]

function getLock(id: OperationId): Lock {
  const where = `${operations[id].method} ${operations[id].path}`
  const found = locks.find(([path]) => path.test(where))
  if (found === undefined)
    throw new Error(
      `Nobody has said who may call ${where}: add it to the locks in server/tests/surface.test.ts.`,
    )
  return found[1]
}

async function getPerson(persona: Persona): Promise<Person | null> {
  if (persona === 'visitor') return null
  const known = people.get(persona)
  if (known !== undefined) return known
  const added = await addPerson(server, persona)
  people.set(persona, added)
  return added
}

/** The example, where it is about the caller made to be about this one. */
function asCaller(id: OperationId, example: CallOptions, person: Person | null): CallOptions {
  if (person === null) return example
  if (id === 'logoutUser') return { ...example, params: { value: person.id }, token: person.token }
  if (id === 'sendEmail')
    return { ...example, body: { kind: 'resend-email', email: person.email }, token: person.token }
  return { ...example, token: person.token }
}

/** Whether the door opened, whatever was answered behind it. */
function toOutcome({ status, body }: TestAnswer): string {
  return status === 403 || body?.code === 'session_missing' ? String(body?.code) : 'let in'
}

async function callAsEverybody(
  id: OperationId,
  example: CallOptions,
): Promise<Record<Persona, TestAnswer>> {
  const answers = {} as Record<Persona, TestAnswer>
  for (const persona of personas) {
    const answer = await server.client(id, asCaller(id, example, await getPerson(persona)))
    // After a successful change the persona may be a different one, so it is made again.
    if ((answer.status < 300 && operations[id].method !== 'GET') || id === 'logoutUser')
      people.delete(persona)
    answers[persona] = answer
  }
  return answers
}

describe('the surface', () => {
  test.each(contractOperations.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (id, operation) => {
      const answers = await callAsEverybody(id, getExample(operation))
      const lock = getLock(id)
      expect(mapped((persona) => toOutcome(answers[persona]))).toEqual(mapped(lock))
      for (const persona of personas)
        expect({ persona, faults: faultsBehind(id, answers[persona]) }).toEqual({
          persona,
          faults: [],
        })
    },
  )

  test('every lock is for an operation that there is', () => {
    const paths = Object.values(operations).map(({ method, path }) => `${method} ${path}`)
    expect(
      locks
        .filter(([path]) => !paths.some((where) => path.test(where)))
        .map(([path]) => path.source),
    ).toEqual([])
  })
})

const mapped = (of: (persona: Persona) => string) =>
  Object.fromEntries(personas.map((persona) => [persona, of(persona)]))

/**
 * What is wrong with an answer: it is not as the contract says, the example was not understood, or
 * something broke.
 */
function faultsBehind(id: OperationId, answer: TestAnswer): string[] {
  if (answer.status === 400 || answer.status >= 500)
    return [
      `${answer.status} ${answer.body?.code} ${JSON.stringify(answer.body?.fields ?? {})} to the contract's own example`,
    ]
  return getFaults(id, answer)
}
