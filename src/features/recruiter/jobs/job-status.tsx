import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/feedback/status-badge'
import type { PostedJob } from './posted-jobs.queries'

const tones = { draft: 'neutral', published: 'success', closed: 'neutral' } as const

/** Whether candidates see a job. */
export const JobStatus = ({ status }: Pick<PostedJob, 'status'>) => {
  const { t } = useTranslation('posting')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
