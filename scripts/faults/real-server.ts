import { eq } from 'drizzle-orm'
import type { OperationId } from '../../server/http/contract/handler'
import { getAnswers } from '../../server/modules/answers/answer.store'
import { attemptEvents, attempts } from '../../server/modules/attempts/attempts.table'
import { listAwaitingEdits } from '../../server/modules/answers/awaiting-edits.store'
import { addRecordings, signedIn } from '../../server/modules/attempts/fixtures/takers'
import { judgeAgain } from '../../server/modules/integrity/witness.store'
import type { CallOptions } from '../../server/testing/client'
import type { TestServer } from '../../server/testing/server'
import type { AttemptApi } from '../../src/features/assessments/attempt/attempt-api'
import { type ServerSide, findTag } from './server-side'

/** The real server's calls and its database, by injection, for a candidate of its own. */
export async function realServer(server: TestServer): Promise<ServerSide> {
  const person = await signedIn(server)
  const { db, clock } = server.deps
  let token = person.token
  const call = async (id: OperationId, options: CallOptions) => {
    let answer = await server.client(id, { ...options, token })
    if (answer.status === 401) {
      // The product's client renews the session by itself.
      token = await person.renew()
      answer = await server.client(id, { ...options, token })
    }
    if (answer.status !== 200 && answer.status !== 201)
      throw Object.assign(new Error(answer.body?.code), {
        code: answer.body?.code,
        fields: answer.body?.fields,
        status: answer.status,
      })
    return answer.body.data
  }
  const attemptId = async (): Promise<string> => {
    const [found] = await db
      .select({ id: attempts.id })
      .from(attempts)
      .where(eq(attempts.userId, person.id))
    return found?.id ?? ''
  }
  const isNoPartOfIt = () => Promise.reject(new Error('A schedule does not send files.'))
  const api: AttemptApi = {
    listAttempts: async () => (await call('listAttempts', {})).results,
    giveConsent: (assessment_id, body) => call('giveConsent', { params: { assessment_id }, body }),
    sendEvent: (assessment_id, body) =>
      call('sendAttemptEvent', { params: { assessment_id }, body }),
    getQuestionnaire: (assessment_id) => call('getQuestionnaire', { params: { assessment_id } }),
    saveAnswers: (assessment_id, body) => call('saveAnswers', { params: { assessment_id }, body }),
    getMedia: isNoPartOfIt,
    saveTake: isNoPartOfIt,
    savePiece: isNoPartOfIt,
  }
  return {
    api,
    userId: person.id,
    // A choice cannot carry the number of an edit, so only the text is typed.
    questions: [{ id: 'english_v3-writing-1', part: 'writing', type: 'long_text' }],
    now: () => clock.now().getTime(),
    advance: clock.advance,
    standing: async () => {
      const id = await attemptId()
      // An edit waits only while nothing later stands.
      return new Map(
        [...(await getAnswers(db, id)), ...(await listAwaitingEdits(db, id))].map(
          ({ questionId, value, epoch }) => [questionId, { value, epoch }],
        ),
      )
    },
    recordingsCome: async () => {
      const id = await attemptId()
      await addRecordings(server, id)
      await judgeAgain(server.deps, id)
      return (await listAwaitingEdits(db, id)).length
    },
    listed: async () => {
      const rows = await db
        .select()
        .from(attemptEvents)
        .where(eq(attemptEvents.attemptId, await attemptId()))
        .orderBy(attemptEvents.position)
      return rows.map(({ type, epoch, sequence, detail }) => ({
        type,
        epoch,
        sequence,
        tag: findTag(detail),
      }))
    },
  }
}
