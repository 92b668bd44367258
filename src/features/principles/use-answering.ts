import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isOutage } from '../../api/api-error'
import { type Answers, toSend, withStored } from './answering.rules'
import { storeAnswer } from './stored-answers'
import { principlesMutations } from './principles.mutations'
import { principlesQueries } from './principles.queries'

/** Where the answers are: with the server, on their way, waiting for a connection, or refused. */
export type Saving = 'saved' | 'saving' | 'waiting' | 'refused'

export interface Answering {
  answers: Answers
  answer: (number: number, value: number) => void
  saving: Saving
  /** Why they were refused. */
  error: Error | null
  retry: () => void
  /** Hands in what completes the questionnaire. */
  finish: () => void
  finishing: boolean
}

const longestWait = 15_000

/**
 * The answers of somebody who is answering. Each shows at once, is kept on the device, and goes to
 * the server by itself, again and again until it is there. Null while it is not known what was
 * answered before.
 */
export function useAnswering(userId: string, total: number): Answering | null {
  const client = useQueryClient()
  const saved = useQuery(principlesQueries.answers()).data
  const stored = useQuery(principlesQueries.stored(userId)).data
  // The cache tells its readers a moment later, and until then a radio button would fall back to
  // what it was.
  const [given, setGiven] = useState<Answers>({})
  const [finishing, setFinishing] = useState(false)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => void (left.current = true)
  }, [])
  const { mutationFn, ...save } = principlesMutations.save(userId)
  const sending = useMutation({
    ...save,
    mutationFn: (sent, context) => {
      // Another person may have signed in since. The kept answers are sent when this person is
      // back.
      if (left.current || mutationFn === undefined)
        return Promise.reject(new Error('The questionnaire was left.'))
      return mutationFn(sent, context)
    },
    retry: (_tries, error) => !left.current && isOutage(error),
    retryDelay: (tries) => Math.min(longestWait, 1000 * 2 ** tries),
    onError: () => setFinishing(false),
  })
  const batch = useMemo(
    () =>
      saved === undefined || stored === undefined
        ? []
        : toSend(saved, stored, { total, finishing }),
    [saved, stored, total, finishing],
  )
  const { mutate, isPending, isError, failureCount, isPaused } = sending
  const isDue = batch.length > 0 && !isPending && !isError
  useEffect(() => {
    if (isDue) mutate(batch)
  }, [isDue, mutate, batch])
  if (saved === undefined || stored === undefined) return null
  return {
    answers: { ...withStored(saved, stored), ...given },
    answer: (number, value) => {
      const now = { userId, number, answer: value, at: Date.now() }
      setGiven((before) => ({ ...before, [number]: value }))
      client.setQueryData(principlesQueries.stored(userId).queryKey, (before = []) => [
        ...before.filter((one) => one.number !== number),
        now,
      ])
      void storeAnswer(now)
    },
    saving: isError
      ? 'refused'
      : isPending
        ? failureCount > 0 || isPaused
          ? 'waiting'
          : 'saving'
        : 'saved',
    error: sending.error,
    retry: sending.reset,
    finish: () => setFinishing(true),
    finishing,
  }
}
