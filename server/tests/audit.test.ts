import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../openapi/generated/operations'
import contract from '../../openapi/generated/openapi.json'
import { users } from '../modules/auth/auth.table'
import { accessLog, files } from '../modules/users/users.table'
import { english, signedIn, Taker } from '../modules/attempts/fixtures/takers'
import { rowsAbout } from '../modules/own-data/own-data.store'
import { addPerson } from '../testing/personas'
import { startTestServer, type TestServer } from '../testing/server'

// The contract names in `x-audit` what an operation writes into the log. What is decided or deleted
// has to name something, and to write it.

const audited: { id: string; acts: readonly string[] }[] = Object.entries(operations).flatMap(
  ([id, operation]) => ('audit' in operation ? [{ id, acts: operation.audit }] : []),
)

describe('the contract', () => {
  /**
   * Operations that concern only the person who calls them, or remove nothing, each with the
   * reason.
   */
  const excepted: Record<string, string> = {
    signOutDevice: 'one’s own session',
    signOutOtherDevices: 'one’s own sessions',
    turnOffSecondFactor: 'one’s own account',
    removeAward: 'one’s own profile',
    removeMedia: 'one’s own profile',
    reviewProfile: 'one’s own profile, which keeps what was read',
    resetPassword: 'one’s own account',
    setFavorite: 'one’s own list',
  }

  test('every operation that deletes, decides or sets something names its log entry', () => {
    const decides = Object.entries(operations).filter(
      ([id, { method, path }]) =>
        method === 'DELETE' ||
        path.startsWith('/user/tickets') ||
        /^(delete|remove|reset|decide|disqualify|evaluate|grant|set|adminAction|review[A-Z]|publish|revoke|turnOff)/.test(
          id,
        ),
    )
    expect(decides.length).toBeGreaterThan(20)
    expect(
      decides
        .filter(([id, operation]) => !('audit' in operation) && !(id in excepted))
        .map(([id]) => id),
    ).toEqual([])
  })

  test('every logged action belongs to an operation, except those without one', () => {
    const named = new Set(audited.flatMap(({ acts }) => acts))
    const acts = contract.components.schemas.AuditAct.enum
    expect(acts.filter((act) => !named.has(act))).toEqual([
      'approval.automatic_approved',
      'approval.automatic_start_review',
      'admin.made',
      'list.exported',
    ])
    expect([...named].filter((act) => !acts.includes(act))).toEqual([])
  })
})

describe('the log', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof signedIn>>
  beforeAll(async () => {
    server = await startTestServer()
    admin = await signedIn(server, 'recruiter admin', 'Noura Hassan')
  })
  afterAll(() => server.close())

  const exited = async () => {
    const taker = await Taker.begin(server)
    await taker.send('attempt.exited', { reason: 'exited' })
    return taker
  }
  const of = (taker: Taker) => ({ ...english, id: taker.attemptId ?? '' })
  const disqualification = () => ({
    key: randomUUID(),
    reason: 'phone',
    evidence: { kind: 'observation' },
    note: 'A phone lies on the keyboard.',
  })
  const appealed = async () => {
    const taker = await exited()
    await taker.signInAgain()
    expect(
      (
        await server.client('makeAppeal', {
          params: english,
          token: taker.token,
          body: { attempt_id: taker.attemptId ?? '', statement: 'The power went out.' },
        })
      ).status,
    ).toBeLessThan(300)
    return taker
  }

  /** How each is brought about, and about what it then stands in the log. */
  const doings: Record<
    string,
    () => Promise<{ call: () => Promise<{ status: number }>; about: string; acts: string[] }>
  > = {
    'a registration is decided about': async () => {
      const person = await addPerson(server, 'pendingCandidate')
      return {
        call: async () =>
          server.client('adminActionCandidate', {
            token: await admin.renew(),
            body: { user_ids: [person.id], action: 'approved' },
          }),
        about: person.id,
        acts: ['approval.approved'],
      }
    },
    'an attempt is reset': async () => {
      const taker = await exited()
      return {
        call: async () =>
          server.client('resetAssessment', {
            params: english,
            token: await admin.renew(),
            body: { user_id: taker.userId, key: randomUUID(), note: 'A trial run.' },
          }),
        about: taker.attemptId ?? '',
        acts: ['attempt.reset'],
      }
    },
    'many attempts are redone': async () => {
      const taker = await exited()
      return {
        call: async () =>
          server.client('resetAllAssessments', {
            token: await admin.renew(),
            body: {
              assessment_version: english.assessment_id,
              user_ids: [taker.userId],
              is_reset_all: false,
              is_redo: true,
            },
          }),
        about: taker.attemptId ?? '',
        acts: ['attempt.redo'],
      }
    },
    'a redo is granted': async () => {
      const taker = await appealed()
      return {
        call: async () =>
          server.client('decideRedo', {
            params: { id: taker.attemptId ?? '' },
            token: await admin.renew(),
            body: { decision: 'granted', key: randomUUID() },
          }),
        about: taker.attemptId ?? '',
        acts: ['attempt.redo'],
      }
    },
    'a redo is declined': async () => {
      const taker = await appealed()
      return {
        call: async () =>
          server.client('decideRedo', {
            params: { id: taker.attemptId ?? '' },
            token: await admin.renew(),
            body: { decision: 'declined', key: randomUUID(), note: 'It was tried before.' },
          }),
        about: taker.attemptId ?? '',
        acts: ['attempt.redo_declined'],
      }
    },
    'an attempt is cancelled for a phone': async () => {
      const taker = await Taker.begin(server)
      await taker.finish()
      return {
        call: async () =>
          server.client('disqualifyAttempt', {
            params: of(taker),
            token: await admin.renew(),
            body: disqualification(),
          }),
        about: taker.attemptId ?? '',
        acts: ['attempt.disqualify'],
      }
    },
    'a disqualification is taken back': async () => {
      const taker = await Taker.begin(server)
      await taker.finish()
      const other = await signedIn(server, 'recruiter admin', 'Salem Al Nuaimi')
      await server.client('disqualifyAttempt', {
        params: of(taker),
        token: other.token,
        body: disqualification(),
      })
      await taker.signInAgain()
      await server.client('makeAppeal', {
        params: english,
        token: taker.token,
        body: { attempt_id: taker.attemptId ?? '', statement: 'It was a calculator.' },
      })
      return {
        call: async () =>
          server.client('decideRedo', {
            params: { id: taker.attemptId ?? '' },
            token: await admin.renew(),
            body: { decision: 'granted', key: randomUUID() },
          }),
        about: taker.attemptId ?? '',
        acts: ['attempt.disqualification_reversed'],
      }
    },
    'time is granted': async () => {
      const taker = await Taker.begin(server)
      return {
        call: async () =>
          server.client('grantTime', {
            token: await admin.renew(),
            body: {
              attempt_id: taker.attemptId ?? '',
              minutes: 5,
              reason: 'The fire alarm went off.',
              key: randomUUID(),
            },
          }),
        about: taker.attemptId ?? '',
        acts: ['attempt.time'],
      }
    },
    'recordings are held': async () => {
      const taker = await exited()
      return {
        call: async () =>
          server.client('setRecordingHold', {
            params: of(taker),
            token: await admin.renew(),
            body: { held: true, reason: 'A lawyer asked.' },
          }),
        about: taker.attemptId ?? '',
        acts: ['recordings.held'],
      }
    },
    'something is arranged': async () => {
      const person = await addPerson(server, 'candidate')
      return {
        call: async () =>
          server.client('setArrangement', {
            params: { id: person.id },
            token: await admin.renew(),
            body: {
              time_factor: 1.5,
              break_minutes: 0,
              waived: [],
              replaced: [],
              assistive_input: false,
              reason: 'Reads slowly.',
            },
          }),
        about: person.id,
        acts: ['arrangement.set'],
      }
    },
    'somebody is registered as an employee': async () => {
      const person = await addPerson(server, 'candidate')
      const [{ companyId } = { companyId: null }] = await server.deps.db
        .select()
        .from(users)
        .where(eq(users.id, (await addPerson(server, 'recruiter')).id))
      await server.deps.db.update(users).set({ companyId }).where(eq(users.id, admin.id))
      return {
        call: async () =>
          server.client('addEmployee', {
            token: await admin.renew(),
            body: { user_id: person.id, since: '2026-01-05' },
          }),
        about: person.id,
        acts: ['employee.added'],
      }
    },
    'an employment is ended': async () => {
      const [person, recruiter] = [
        await addPerson(server, 'candidate'),
        await addPerson(server, 'recruiter'),
      ]
      const { body } = await server.client('addEmployee', {
        token: recruiter.token,
        body: { user_id: person.id, since: '2026-01-05' },
      })
      await server.deps.db.delete(accessLog).where(eq(accessLog.subjectId, person.id))
      return {
        call: async () =>
          server.client('endEmployment', {
            token: await admin.renew(),
            params: { id: body.data.id },
            body: { ended_on: '2026-02-05' },
          }),
        about: person.id,
        acts: ['employee.ended'],
      }
    },
    'the active versions are chosen': async () => ({
      call: async () =>
        server.client('setActiveAssessments', {
          token: await admin.renew(),
          body: { active: ['english_v3', 'annotation_v3'] },
        }),
      about: 'active_assessments',
      acts: ['assessments.active'],
    }),
    'a question of the survey is deleted': async () => {
      const added = await server.client('addSurveyQuestion', {
        token: await admin.renew(),
        body: { question: 'How was it?', question_ar: 'كيف كان؟', type: 'text' },
      })
      const id: string = added.body.data.id
      return {
        call: async () =>
          server.client('deleteSurveyQuestion', { params: { id }, token: await admin.renew() }),
        about: id,
        acts: ['question.deleted'],
      }
    },
  }

  test.each(Object.keys(doings))('says who, when and about whom: %s', async (what) => {
    const { call, about, acts } = (await doings[what]?.()) ?? {
      call: () => Promise.reject(new Error('Nothing is done.')),
      about: '',
      acts: [],
    }
    const before = server.deps.clock.now()
    const { status } = await call()
    expect(status).toBe(200)
    const rows = await server.deps.db.select().from(accessLog).where(eq(accessLog.subjectId, about))
    // Rows of earlier acts, such as the disqualification before its reversal, belong to another
    // admin.
    const own = rows.filter(({ userId }) => userId === admin.id)
    expect(own.map(({ action, userId, at }) => [action, userId, at >= before])).toEqual(
      acts.map((act) => [act, admin.id, true]),
    )
  })

  test('has nothing of a refused call', async () => {
    const taker = await exited()
    const { status } = await server.client('grantTime', {
      token: await admin.renew(),
      body: {
        attempt_id: taker.attemptId ?? '',
        minutes: 5,
        reason: 'Too late.',
        key: randomUUID(),
      },
    })
    expect(status).toBe(409)
    expect(
      await server.deps.db
        .select()
        .from(accessLog)
        .where(eq(accessLog.subjectId, taker.attemptId ?? '')),
    ).toEqual([])
  })

  test('is read by admins, by person, act and day, with names as they are now and no others', async () => {
    const person = await addPerson(server, 'pendingCandidate')
    await server.client('adminActionCandidate', {
      token: await admin.renew(),
      body: { user_ids: [person.id], action: 'declined', reason: 'A secret reason' },
    })
    const read = async (body: object) =>
      (await server.client('listAuditLog', { token: await admin.renew(), body })).body.data
    const { results } = await read({ about: person.id })
    expect(results).toMatchObject([
      {
        act: 'approval.declined',
        by: { user_id: admin.id, full_name: 'Noura Hassan' },
        about: { kind: 'user', id: person.id },
        from: 'REGISTERED',
        to: 'DECLINED',
      },
    ])
    expect(JSON.stringify(results)).not.toContain('A secret reason')
    expect((await read({ by: admin.id, act: 'approval.declined' })).total).toBe(1)
    expect((await read({ by: person.id })).total).toBe(0)
    expect((await read({ to_date: '2001-01-01' })).total).toBe(0)
    const [newest, older] = (await read({})).results
    expect(newest.at >= older.at).toBe(true)
  })

  test('says whose file was opened and what it was, is read by that person, and is in the copy of their data', async () => {
    const person = await addPerson(server, 'candidate', { firstName: 'Hessa', lastName: 'Own' })
    const fileId = randomUUID()
    await server.deps.db.insert(files).values({
      id: fileId,
      ownerId: person.id,
      kind: 'resume',
      storageKey: `files/${fileId}`,
      mime: 'application/pdf',
      filename: 'resume.pdf',
      bytes: 10,
      createdAt: server.deps.clock.now(),
    })
    const recruiter = await addPerson(server, 'recruiter', { firstName: 'Omar', lastName: 'Seen' })
    await server.client('issueTicket', {
      token: recruiter.token,
      body: { file: { kind: 'resume', id: fileId } },
    })
    const { body } = await server.client('listAuditLog', {
      token: await admin.renew(),
      body: { about: person.id },
    })
    expect(body.data.results).toMatchObject([
      {
        act: 'file.opened',
        by: { full_name: 'Omar Seen' },
        about: { kind: 'resume', id: fileId, name: 'Hessa Own', person_id: person.id },
      },
    ])
    const answer = await server.client('listAuditLog', {
      token: await admin.renew(),
      body: { about: person.id, download_report: 'csv' },
    })
    const file = await server.client('serveFile', {
      params: { ticket: String(answer.body.data.url).split('/').at(-1) ?? '' },
    })
    expect(file.raw.toString('utf8')).toMatch(/,Omar Seen,Opened a resume,Hessa Own,/)
    expect(
      new Map(await rowsAbout(server.deps.db, person.id)).get('access_log')?.join('\n'),
    ).toContain(fileId)
  })

  test('keeps the actions of people who have left, without a name', async () => {
    const gone = randomUUID()
    await server.deps.db.insert(accessLog).values({
      id: randomUUID(),
      at: server.deps.clock.now(),
      userId: gone,
      action: 'account.deleted',
      subjectKind: 'user',
      subjectId: gone,
    })
    expect(
      (await server.client('listAuditLog', { token: await admin.renew(), body: { by: gone } })).body
        .data.results,
    ).toMatchObject([{ by: { user_id: gone, full_name: null }, about: { name: null } }])
  })

  test('goes out as a file, which is in the log too', async () => {
    const exported = () =>
      server.deps.db
        .select()
        .from(accessLog)
        .where(eq(accessLog.action, 'list.exported'))
        .orderBy(accessLog.id)
    const before = await exported()
    const { body } = await server.client('listAuditLog', {
      token: await admin.renew(),
      body: { download_report: 'csv' },
    })
    const file = await server.client('serveFile', {
      params: { ticket: String(body.data.url).split('/').at(-1) ?? '' },
    })
    expect(file.raw.toString('utf8').split('\r\n')[0]).toBe(
      '\uFEFFWhen (UAE time),Who,What,About,Before,After',
    )
    expect(file.raw.toString('utf8')).toContain('Declined a registration')
    expect(file.raw.toString('utf8')).toMatch(/,Registered,Declined\r\n/)
    expect((await exported()).slice(before.length)).toMatchObject([
      { userId: admin.id, subjectId: 'log' },
    ])
  })
})
