import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorSentence } from '../../i18n/use-error-sentence'
import { notify } from '../../notify'
import { principlesMutations } from './principles.mutations'

/** Downloads a profile as a PDF: one's own, or that of the candidate who is named. */
export function useProfilePdf(userId?: string): { download: () => void; making: boolean } {
  const { t } = useTranslation('principles')
  const sentence = useErrorSentence()
  const { mutate, isPending } = useMutation({
    ...principlesMutations.pdf(userId),
    onSuccess: save,
    onError: (error) => notify.error({ title: t('pdf.failed'), body: sentence(error), action: { label: t('retry'), run: () => mutate() } }),
  })
  return { download: () => mutate(), making: isPending }
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
