import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useErrorMessage } from '../../i18n/use-error-message'
import { download } from '../../lib/download'
import { notify } from '../../notify'

const betweenAsking = 1000
const mostAsking = 60

export interface MadeFileLabels {
  /** Said once, where it takes longer than an answer. */
  making: string
  stays: string
  failed: string
  again: string
}

/**
 * Downloads a file that the server makes when it is asked for: asks again while it is being made
 * (null), and says so.
 */
export function useMadeFile(
  ask: () => Promise<string | null>,
  labels: MadeFileLabels,
): { download: () => void; making: boolean } {
  const sentence = useErrorMessage()
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => void (gone.current = true)
  }, [])
  const making = useMutation({
    mutationFn: async () => {
      for (let asked = 0; asked < mostAsking && !gone.current; asked++) {
        const url = await ask()
        if (url !== null) return download(url)
        if (asked === 0) notify.info({ title: labels.making, body: labels.stays })
        await new Promise((resolve) => setTimeout(resolve, betweenAsking))
      }
      if (!gone.current) throw new Error('The file was not made in time.')
    },
    onError: (error) =>
      notify.error({
        title: labels.failed,
        body: sentence(error),
        action: { label: labels.again, run: () => making.mutate() },
      }),
  })
  return { download: () => making.mutate(), making: making.isPending }
}
