import { useEffect, useState } from 'react'
import { browserFacts } from '../../../../features/assessments/browser-support'
import type { AttemptApi } from '../../../../features/assessments/attempt/attempt-api'
import { httpAttemptApi } from '../../../../features/assessments/attempt/http-attempt-api'

/** How long the server takes to answer, in milliseconds; `null` when it does not. */
export type Answering = { at: 'measuring' } | { at: 'measured'; ms: number | null }

interface Surroundings {
  answering: Answering
  /** Free bytes for this site; null where the browser does not tell. */
  freeBytes: number | null
  measure: () => void
}

const anyones = httpAttemptApi(null)

/**
 * What is worth knowing before the start besides the devices: the connection, and the room for
 * recordings.
 */
export function useSurroundings(api: Pick<AttemptApi, 'listAttempts'> = anyones): Surroundings {
  const [round, setRound] = useState(0)
  const [measured, setMeasured] = useState<{ round: number; ms: number | null } | null>(null)
  const [freeBytes, setFreeBytes] = useState<number | null>(null)
  useEffect(() => {
    const asked = performance.now()
    api.listAttempts().then(
      () => setMeasured({ round, ms: Math.round(performance.now() - asked) }),
      () => setMeasured({ round, ms: null }),
    )
  }, [api, round])
  useEffect(() => {
    let here = true
    void browserFacts().then((facts) => here && setFreeBytes(facts.quota))
    return () => {
      here = false
    }
  }, [])
  const answering: Answering =
    measured?.round === round ? { at: 'measured', ms: measured.ms } : { at: 'measuring' }
  return { answering, freeBytes, measure: () => setRound((last) => last + 1) }
}
