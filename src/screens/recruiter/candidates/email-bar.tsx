import { chakra } from '@chakra-ui/react/styled-system'
import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EmailKind } from '../../../features/recruiter/people/candidate-emails.queries'
import { EmailCandidates } from '../../../features/recruiter/people/email-candidates'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { FloatingBar } from '../../../ui/frames/settings-frame'

interface EmailBarProps {
  userIds: readonly string[]
  onDone: () => void
  kind: EmailKind
}

/** Lets an admin write to the ticked people. */
export const EmailBar = ({ userIds, onDone, kind }: EmailBarProps) => {
  const { t } = useTranslation('mailing')
  const { t: tList } = useTranslation('recruiter')
  const [open, setOpen] = useState(false)
  if (userIds.length === 0) return null
  return (
    <FloatingBar>
      <chakra.p textStyle="h3" flex="1" minWidth="min(240px, 100%)">
        {tList('approvals.selected', { count: userIds.length })}
      </chakra.p>
      <chakra.div display="grid" width={{ base: 'full', sm: 'auto' }}>
        <Button icon={<Icon of={Send} mirror />} onClick={() => setOpen(true)}>
          {t('open')}
        </Button>
      </chakra.div>
      <EmailCandidates
        open={open}
        userIds={userIds}
        kind={kind}
        onClose={() => setOpen(false)}
        onDone={onDone}
      />
    </FloatingBar>
  )
}
