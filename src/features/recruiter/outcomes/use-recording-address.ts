import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recruiterQueries } from '../recruiter.queries'

/**
 * The address that a recording plays from, once it is `wanted`: asking for it goes on record.
 * `onError` is the player's.
 */
export function useRecordingAddress(
  kind: 'recording' | 'interview_recording',
  id: string,
  wanted = true,
) {
  const ticket = useQuery({ ...recruiterQueries.ticket(kind, id), enabled: wanted })
  const [failures, setFailures] = useState(0)
  return {
    ticket,
    gone: wanted && (ticket.isError || failures > 1),
    again: () => {
      setFailures(0)
      void ticket.refetch()
    },
    onError: () => {
      // An address runs out after two hours: the first failure asks for another one.
      if (failures === 0) void ticket.refetch()
      setFailures(failures + 1)
    },
  }
}
