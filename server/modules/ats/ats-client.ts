import { z } from 'zod'
import type { Deps } from '../../deps'
import { textWithin } from '../../http/text-within'
import { type AtsFailure, toFailure, parseRetryAfter } from './ats.rules'

/** A call that came to nothing. */
export class AtsFailed extends Error {
  constructor(
    readonly failure: AtsFailure,
    readonly status: number | null,
    /** The number of seconds that the system asks us to wait. */
    readonly waitSeconds: number | null = null,
  ) {
    super(failure)
    this.name = 'AtsFailed'
  }
}

/**
 * The calls of the applicant tracking system. What is sent again replaces what is there, so that a
 * try too many does no harm.
 */
export interface Ats {
  /** Gives the id of the posting there. */
  putJob(id: string, job: object): Promise<string>
  putCandidate(posting: string, id: string, candidate: object): Promise<void>
  /** An address that signs somebody in once. */
  signIn(person: {
    email: string
    name: string
    company: string | null
  }): Promise<{ url: string; expiresAt: string }>
}

/** Answers of a posting and of a sign-in are short; what is longer is not one. */
const mostBytes = 64 * 1024

const posting = z.object({ id: z.union([z.string().min(1).max(200), z.number().int()]) })
const signedIn = z.object({
  url: z.url({ protocol: /^https?$/ }),
  expires_at: z.iso.datetime({ offset: true }),
})

/** The system that the deployment names (docs/decisions/0034); null where it names none. */
export function makeAts({ env, clock }: Pick<Deps, 'env' | 'clock'>): Ats | null {
  const { ATS_URL: url, ATS_TOKEN: token, ATS_TIMEOUT_MS: ms } = env
  if (url === undefined || token === undefined) return null

  async function call<Shape>(
    method: string,
    path: string,
    body: object,
    shape: z.ZodType<Shape>,
  ): Promise<Shape> {
    let status: number | null = null
    let text: string | null
    try {
      const answer = await fetch(`${url?.replace(/\/$/, '')}${path}`, {
        method,
        // The time is for the whole of it, its body too.
        signal: AbortSignal.timeout(ms),
        // The key is for this system and no other.
        redirect: 'manual',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'application/json',
        },
        body: JSON.stringify(body),
      })
      status = answer.status
      if (!answer.ok) {
        await answer.body?.cancel()
        throw new AtsFailed(
          toFailure(status),
          status,
          parseRetryAfter(answer.headers.get('retry-after'), clock.now()),
        )
      }
      text = await textWithin(answer, mostBytes)
    } catch (error) {
      throw error instanceof AtsFailed ? error : new AtsFailed('no_answer', status)
    }
    if (text === null) throw new AtsFailed('unreadable', status)
    const read = shape.safeParse(parseJson(text))
    if (!read.success) throw new AtsFailed('unreadable', status)
    return read.data
  }

  return {
    putJob: async (id, job) => String((await call('PUT', `/jobs/${id}`, job, posting)).id),
    putCandidate: async (at, id, candidate) => {
      await call('PUT', `/jobs/${encodeURIComponent(at)}/candidates/${id}`, candidate, z.unknown())
    },
    signIn: async (person) => {
      const { url: link, expires_at: expiresAt } = await call('POST', '/sso', person, signedIn)
      return { url: link, expiresAt: new Date(expiresAt).toISOString() }
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
