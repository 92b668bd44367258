import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmailCandidates } from '../../../features/recruiter/people/email-candidates'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'

/** Sends this candidate one of the e-mails of an admin. */
export const EmailButton = ({ candidateId }: { candidateId: string }) => {
  const { t } = useTranslation('mailing')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        icon={<Icon of={Send} mirror />}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      <EmailCandidates
        open={open}
        userIds={[candidateId]}
        kind="onboarding-invite"
        onClose={() => setOpen(false)}
      />
    </>
  )
}
