import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { readRecording } from '../../machines/paths/recording/read-recording'
import { declaredTransitions } from '../../machines/paths/graph/transitions'
import type { LoginAnswer } from '../../machines/session/answers'
import type { SessionEvent } from '../../machines/session/events'
import { sessionAt } from '../../machines/session/session.cases'
import { sessionMachine } from '../../machines/session/session.machine'
import { bugReportFile, bugReportMarkdown, recordingText } from './bug-report'
import { CallLog } from './calls'
import { findCases } from './chart-cases'
import { ChartWatch, type Seen } from './chart-watch'
import { SessionRecord } from './session-record'

const email = 'zayed.secret@example.ae'
const password = 'Secret-Falcon9'
const secrets = [email, password, 'Zayed', 'Al Sirri']

/** Records the login of a person whose details must not appear in a file. */
async function recordLogin(): Promise<SessionRecord> {
  const calls = new CallLog()
  const watch = new ChartWatch({ answered: calls.take })
  const record = new SessionRecord(findCases)
  record.start('en')
  const { user, ...rest } = sessionAt('CANDIDATE')
  const session = {
    ...rest,
    user: { ...user, first_name: 'Zayed', last_name: 'Al Sirri', email },
  }
  const nothing = fromCallback<SessionEvent>(() => undefined)
  const machine = sessionMachine.provide({
    actors: {
      watchSession: nothing,
      watchStanding: nothing,
      watchProfile: nothing,
      login: fromPromise<LoginAnswer, { email: string; password: string }>(() =>
        Promise.resolve({ session, challenge: null }),
      ),
    },
  })
  const actor = createActor(machine, { inspect: (seen: Seen) => watch.see(seen) })
  actor.start()
  // The panel is drawn after the charts start, and still gets their first steps.
  watch.listen(record.add)
  calls.add({ method: 'POST', path: '/user/auth/login-user/', status: 200, milliseconds: 12 })
  actor.send({ type: 'login.submitted', email, password })
  await expect.poll(() => record.steps.at(-1)?.states.join()).toMatch(/session\.CANDIDATE/)
  record.stop()
  actor.stop()
  return record
}

test('a session is recorded by what its charts took, and nothing that was typed or answered is in it', async () => {
  const { unsaved } = await recordLogin()
  if (unsaved === null) throw new Error('Nothing was recorded.')
  const text = recordingText(unsaved)
  const read = readRecording(text)
  if (typeof read === 'string') throw new Error(read)
  const events = read.steps.map(({ event }) => event)
  expect(events).toContain('xstate.init')
  expect(events).toContain('login.submitted')
  expect(events).toContain('xstate.done.actor.login')
  const declared = declaredTransitions(sessionMachine).map(({ id }) => id)
  const taken = read.steps.flatMap((step) => step.taken)
  expect(taken.length).toBeGreaterThan(1)
  expect(taken.filter((id) => !declared.includes(id))).toEqual([])
  expect(read.steps.flatMap(({ calls }) => calls)).toEqual([
    { method: 'POST', path: '/user/auth/login-user/', status: 200, milliseconds: 12 },
  ])
  const report = bugReportMarkdown({ unsaved, expected: 'A', seen: 'B', surroundings })
  for (const secret of secrets)
    for (const file of [text, report]) expect(file).not.toContain(secret)
})

const surroundings = { build: 'app-1.js', browser: 'Chrome', language: 'en', window: '1280 × 800' }

test('a report says in words what was done, and has the pictures and the recording with it', async () => {
  const { unsaved } = await recordLogin()
  const [first] = unsaved?.steps ?? []
  if (unsaved === null || first === undefined) throw new Error('Nothing was recorded.')
  first.picture = `data:image/jpeg;base64,${btoa('a picture')}`
  const report = { unsaved, expected: 'A score.', seen: 'No | score.', surroundings }
  const files = unzipSync(bugReportFile(report))
  expect(Object.keys(files).toSorted()).toEqual([
    'pictures/step-001.jpeg',
    'recording.json',
    'report.md',
  ])
  expect(strFromU8(files['pictures/step-001.jpeg'] ?? new Uint8Array())).toBe('a picture')
  const markdown = strFromU8(files['report.md'] ?? new Uint8Array())
  expect(markdown).toContain('**Expected:** A score.')
  expect(markdown).toContain('**Seen:** No | score.')
  expect(markdown).toMatch(/\*\*The chart starts\.\*\*.*\n +A visitor may log in/)
  expect(markdown).toContain('**The visitor submits e-mail and password.**')
  expect(markdown).toContain('The server lets in the person, a candidate.')
  expect(markdown).toContain('`POST /user/auth/login-user/` → 200, 12 ms')
  expect(markdown).toContain('![After step 1](pictures/step-001.jpeg)')
  expect(markdown).toContain('| Build | app-1.js |')
  expect(markdown).toContain('npm run replay -- recording.json')
})
