import { useTranslation } from 'react-i18next'
import type { Matched } from '../../../features/recruiter/jobs/matched.queries'
import { Dialog } from '../../../ui/overlays/dialog'
import { Explanation } from './explanation'

interface WhyDialogProps {
  open: boolean
  candidate: Matched | null
  onClose: () => void
}

/** One candidate's score explained. */
export const WhyDialog = ({ open, candidate, onClose }: WhyDialogProps) => {
  const { t } = useTranslation('matching')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('why', { name: `\u2068${candidate?.full_name ?? ''}\u2069` })}
      closeLabel={t('close')}
    >
      {candidate === null ? null : <Explanation candidate={candidate} />}
    </Dialog>
  )
}
