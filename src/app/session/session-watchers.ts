import type { QueryClient } from '@tanstack/react-query'
import { fromCallback } from 'xstate'
import type { SessionEvent } from '../../../machines/session/events'
import { onSessionSignal } from '../../api/session-signals'
import { isOtherUser, onTokensChangedElsewhere, readTokens } from '../../api/token'
import { loadCalls } from './load-calls'

const standingEvery = 10_000
const profileEvery = 2000

const fetchSession = async (signal: AbortSignal) => (await loadCalls()).fetchSession(signal)

/**
 * The watchers of the session chart: they look, and tell it what they saw. Polling fails silently.
 */
export const sessionWatchers = (queries: () => Promise<QueryClient>) => ({
  /** What is kept in this browser, its other tabs, and the HTTP client. */
  watchSession: fromCallback<SessionEvent>(({ sendBack }) => {
    if (readTokens() !== null) sendBack({ type: 'token.found' })
    let looking: AbortController | null = null
    const revalidate = () => {
      if (looking !== null) return
      const look = new AbortController()
      looking = look
      fetchSession(look.signal)
        .then((session) => {
          if (!look.signal.aborted) sendBack({ type: 'standing.seen', session })
        })
        // An outage is looked at again after the next refusal; an expiry is signalled by itself.
        .catch(() => undefined)
        .finally(() => {
          if (looking === look) looking = null
        })
    }
    /** Ends a look under way. @returns whether there was one */
    const lookAway = () => {
      const was = looking
      was?.abort()
      looking = null
      return was !== null
    }
    const ends = [
      onSessionSignal((signal) => {
        if (signal === 'standingDoubted') revalidate()
        else if (signal === 'expired') sendBack({ type: 'session.expired' })
        else sendBack({ type: 'session.expired', code: 'session_key_missing' })
      }),
      onTokensChangedElsewhere((tokens) => {
        sendBack({ type: tokens === null ? 'session.endedElsewhere' : 'token.found' })
        // The person of the earlier search may not be the one who is here now.
        const wasLooking = lookAway()
        if (isOtherUser(tokens) || (wasLooking && tokens !== null)) revalidate()
      }),
    ]
    return () => {
      lookAway()
      for (const end of ends) end()
    }
  }),

  /** Whether an admin has decided, or the address was confirmed in another tab. */
  watchStanding: fromCallback<SessionEvent>(({ sendBack }) =>
    repeat({ first: standingEvery, every: standingEvery }, async (signal) => {
      sendBack({ type: 'standing.seen', session: await fetchSession(signal) })
    }),
  ),

  /**
   * How far the resume is; the profile itself goes into the query cache, where the screen reads the
   * progress.
   */
  watchProfile: fromCallback<SessionEvent>(({ sendBack }) =>
    repeat({ first: 0, every: profileEvery }, async (signal) => {
      const { readProfile, userQueries } = await import('../../features/user/user.queries')
      const cache = await queries()
      // Asked past the cache: a fetch that is shared with a page ends when that page is left, and
      // then gives what was known before.
      const profile = await readProfile(signal)
      cache.setQueryData(userQueries.profile().queryKey, profile)
      if (profile.resume?.status === 'failed') {
        const failure = {
          code: profile.resume.failure ?? 'resume_broken',
          message: '',
          fields: null,
        }
        sendBack({ type: 'profile.failed', failure, kept: profile.upload_response !== null })
      } else if (profile.status === 'completed' && profile.resume?.status !== 'in_progress') {
        sendBack({ type: 'profile.completed' })
      }
    }),
  ),
})

/**
 * Does something at intervals, one at a time, while the page is visible. Answers the way to stop.
 */
function repeat(
  rhythm: { first: number; every: number },
  work: (signal: AbortSignal) => Promise<void>,
): () => void {
  const stopping = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const turn = async () => {
    if (!document.hidden) await work(stopping.signal).catch(() => undefined)
    if (!stopping.signal.aborted) timer = setTimeout(() => void turn(), rhythm.every)
  }
  timer = setTimeout(() => void turn(), rhythm.first)
  return () => {
    stopping.abort()
    clearTimeout(timer)
  }
}
