import { useCallback, useEffect, useState } from 'react'
import { browserFacts } from '../../../features/assessments/browser-support'
import type { AttemptApi } from '../../../features/assessments/attempt-api'
import { httpAttemptApi } from '../../../features/assessments/http-attempt-api'

/** How long the server takes to answer, in milliseconds; `null` when it does not. */
export type Answering = { at: 'measuring' } | { at: 'measured'; ms: number | null }

interface Surroundings {
  answering: Answering
  /** Free bytes for this site; null where the browser does not tell. */
  room: number | null
  measure: () => void
}

/** What is worth knowing before the start besides the devices: the connection, and the room for recordings. */
export function useSurroundings(api: Pick<AttemptApi, 'listAttempts'> = httpAttemptApi): Surroundings {
  const [answering, setAnswering] = useState<Answering>({ at: 'measuring' })
  const [room, setRoom] = useState<number | null>(null)
  const measure = useCallback(() => {
    setAnswering({ at: 'measuring' })
    const asked = performance.now()
    api.listAttempts().then(
      () => setAnswering({ at: 'measured', ms: Math.round(performance.now() - asked) }),
      () => setAnswering({ at: 'measured', ms: null }),
    )
  }, [api])
  useEffect(measure, [measure])
  useEffect(() => {
    let here = true
    void browserFacts().then((facts) => here && setRoom(facts.room))
    return () => {
      here = false
    }
  }, [])
  return { answering, room, measure }
}
