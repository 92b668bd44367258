import { useTranslation } from 'react-i18next'
import { Badge, type Tone } from '../../ui/feedback/status-badge'
import type { OwnInterview } from './interview.queries'

const tones: Record<OwnInterview['status'], Tone> = {
  invite_sent: 'outline',
  started: 'warning',
  in_process: 'accent',
  finished: 'success',
  cancelled: 'neutral',
  not_attended: 'danger',
}

/** How far an interview is. */
export const InterviewStatus = ({ status }: Pick<OwnInterview, 'status'>) => {
  const { t } = useTranslation('interviews')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}
