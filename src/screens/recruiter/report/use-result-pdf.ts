import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { recruiterMutations } from '../../../features/recruiter/recruiter.mutations'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { notify } from '../../../notify'

const betweenAsking = 1500
const mostAsking = 40

type Attempt = components['schemas']['Attempt']

/** Downloads the result as a PDF: asks again while it is being made, and says so. */
export function useResultPdf(attempt: Attempt, userId: string): { download: () => void; making: boolean } {
  const { t } = useTranslation('recruiter')
  const sentence = useErrorSentence()
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => void (gone.current = true)
  }, [])
  const ask = useMutation(recruiterMutations.resultPdf({ assessmentId: attempt.assessment_id, attemptId: attempt.id, userId }))
  const making = useMutation({
    mutationFn: async () => {
      for (let asked = 0; asked < mostAsking && !gone.current; asked++) {
        const url = await ask.mutateAsync()
        if (url !== null) return save(url)
        if (asked === 0) notify.info({ title: t('pdf.making'), body: t('pdf.stays') })
        await new Promise((resolve) => setTimeout(resolve, betweenAsking))
      }
      if (!gone.current) throw new Error('The PDF was not made in time.')
    },
    onError: (error) => notify.error({ title: t('pdf.failed'), body: sentence(error), action: { label: t('pdf.again'), run: () => making.mutate() } }),
  })
  return { download: () => making.mutate(), making: making.isPending }
}

/** Opening a window by itself would be blocked; a download is not. */
function save(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.rel = 'noreferrer'
  document.body.append(link)
  link.click()
  link.remove()
}
