import { consentTextVersion } from '../../machines/shared/consent-text'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { AppServer } from '../app-server'
import { assessment, text } from './assessment'
import { type Answer, type Newcomer, approvedCandidate, call, callAs, demo } from './people'
import { signIn } from './signing-in'
import type { Translate } from './words'

/** The text in three lengths, so that a test can say what was written when. */
export const [beginning, middle, whole] = [text.slice(0, 200), text.slice(0, 420), text] as const

export const writing = 'english_v3-writing-1'
export const mcq = (number: number) => `english_v3-mcqs-${String(number).padStart(2, '0')}`

export const valueIn = (report: Answer, question: string): string | null =>
  report.answers.find((answer: Answer) => answer.question.id === question).value
export const typesIn = (report: Answer): string[] =>
  report.events.map((event: Answer) => event.type)

/** Somebody new who has come as far as writing. */
export async function writingCandidate(
  page: Page,
  server: AppServer,
  translate: Translate,
  firstName: string,
): Promise<Newcomer & { token: string }> {
  const person = await approvedCandidate(server, firstName)
  await signIn(page, server, person)
  const candidate = assessment(page, translate)
  await candidate.prepareAndStart()
  await candidate.begin('writing')
  return person
}

/** Starts an attempt of a person over the API, without a page. */
export async function getAttempt(
  server: AppServer,
  { token }: { token: string },
  assessmentId = 'english_v3',
) {
  const params = { assessment_id: assessmentId }
  let sequence = 0
  const send = async (type: string, said: Record<string, unknown> = {}): Promise<Answer> => {
    sequence += 1
    const body = {
      attempt_id: id,
      key: randomUUID(),
      type,
      epoch: 1,
      sequence,
      elapsed_ms: 0,
      at: new Date().toISOString(),
      ...said,
    }
    return (await call(server, 'sendAttemptEvent', { params, token, body })).data
  }
  let id: string | null = null
  await call(server, 'giveConsent', {
    params,
    token,
    body: { text_version: consentTextVersion, lang: 'en' },
  })
  id = (await send('attempt.started')).id
  return {
    id: String(id),
    send,
    /** Through the first two parts with nothing answered, and one answer spoken in the third. */
    async speak(): Promise<void> {
      for (const part of ['writing', 'mcqs'])
        for (const type of ['part.begun', 'part.submitted']) await send(type, { part })
      await send('part.begun', { part: 'speaking' })
      const form = {
        attempt_id: String(id),
        epoch: '1',
        take: '1',
        duration_ms: '3000',
        transcript: 'I like to read.',
        file: { bytes: readFileSync(sound), filename: 'take' },
      }
      await call(server, 'saveAnswerMedia', {
        params: { ...params, answer_id: 'english_v3-speaking-1' },
        token,
        form,
      })
    },
    /** Ends it before its end, which cancels it. */
    leave: () => send('attempt.exited', { reason: 'exited' }),
    async submit(): Promise<void> {
      await send('part.submitted', { part: 'speaking' })
      await send('attempt.submitted')
    },
  }
}

const sound = fileURLToPath(
  new URL('../../server/modules/attempts/fixtures/recorder/take.webm', import.meta.url),
)

/** An admin gives a candidate more time and a break, and spares them a part. */
export const arrange = (server: AppServer, { id }: { id: string }) =>
  callAs(server, demo.admin, 'setArrangement', {
    params: { id },
    body: {
      time_factor: 1.5,
      break_minutes: 5,
      waived: [{ part: 'mcqs', reason: 'She reads with a magnifier.' }],
      replaced: [],
      assistive_input: false,
      reason: 'A letter of the eye clinic.',
    },
  })
