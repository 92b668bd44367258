import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorSentence } from '../../i18n/use-error-sentence'
import { download } from '../../lib/download'
import { notify } from '../../notify'
import { principlesMutations } from './principles.mutations'

/** Downloads a profile as a PDF: one's own, or that of the candidate who is named. */
export function useProfilePdf(userId?: string): { download: () => void; making: boolean } {
  const { t } = useTranslation('principles')
  const sentence = useErrorSentence()
  const { mutate, isPending } = useMutation({
    ...principlesMutations.pdf(userId),
    onSuccess: (url) => download(url),
    onError: (error) => notify.error({ title: t('pdf.failed'), body: sentence(error), action: { label: t('retry'), run: () => mutate() } }),
  })
  return { download: () => mutate(), making: isPending }
}
