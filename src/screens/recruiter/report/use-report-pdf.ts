import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { recruiterMutations } from '../../../features/recruiter/recruiter.mutations'
import { useMadeFile } from '../../../features/user/use-made-file'

type Attempt = components['schemas']['Attempt']

/** Downloads the report as a PDF. */
export function useReportPdf(attempt: Attempt): { download: () => void; making: boolean } {
  const { t } = useTranslation('recruiter')
  const ask = useMutation(recruiterMutations.reportPdf({ assessmentId: attempt.assessment_id, attemptId: attempt.id }))
  return useMadeFile(() => ask.mutateAsync(), { making: t('pdf.making'), stays: t('pdf.stays'), failed: t('pdf.failed'), again: t('pdf.again') })
}
