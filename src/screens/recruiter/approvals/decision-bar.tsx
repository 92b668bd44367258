import { chakra } from '@chakra-ui/react/styled-system'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePeopleNamed } from '../../../features/recruiter/people/use-people-named'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { Button, type ButtonVariant } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { Notice } from '../../../ui/feedback/notice'
import { FloatingBar } from '../../../ui/frames/settings-frame'
import { TextAreaField } from '../../../ui/fields/text-area-field'
import { decisionsFor, type Decision } from './approval-actions.rules'
import type { ApprovalStatus } from './registrations-search'

interface DecisionBarProps {
  status: ApprovalStatus
  count: number
  /** The first of them; a few stand for all. */
  names: readonly string[]
  /** A sentence about how the people were chosen, and when they are notified. */
  about?: string
  deciding: {
    decide: (decision: Decision, reason: string) => void
    working: boolean
    /** There is no connection: the decision is sent once there is one. */
    waits: boolean
    failure: string | null
    forget: () => void
  }
  onLeave?: () => void
}

const looks = {
  approved: 'primary',
  declined: 'secondary',
  start_review: 'secondary',
} as const satisfies Record<Decision, ButtonVariant>

/**
 * What can be done with the chosen registrations; before it is done, who is affected and what
 * follows.
 */
export const DecisionBar = ({
  status,
  count,
  names: first,
  about,
  deciding,
  onLeave,
}: DecisionBarProps) => {
  const { t } = useTranslation(['recruiter', 'registration'])
  const [asked, setAsked] = useState<Decision | null>(null)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const { decide, working, waits, failure, forget } = deciding
  const { language } = useLanguage()
  const counted = { count, number: formatNumber(count, language) }
  const names = usePeopleNamed()(first, count)

  const confirm = (decision: Decision) => {
    const lacksReason = decision === 'declined' && reason.trim() === ''
    setMissing(lacksReason)
    if (!lacksReason) decide(decision, reason)
  }
  const back = () => {
    setAsked(null)
    setMissing(false)
    forget()
  }

  return (
    <FloatingBar>
      <chakra.div
        flex="1"
        minWidth="min(280px, 100%)"
        role="group"
        aria-label={t('approvals.decision')}
      >
        <chakra.p textStyle="h3">
          {asked === null
            ? t('approvals.selected', { count })
            : t(`approvals.ask.${asked}`, counted)}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {names} {about} {asked === null ? null : t(`approvals.follows.${asked}`)}
        </chakra.p>
        {asked === 'declined' ? (
          <chakra.div marginBlockStart="3">
            <TextAreaField
              label={t('approvals.reason')}
              hint={t('approvals.reasonHint')}
              error={missing && reason.trim() === '' ? t('approvals.reasonMissing') : undefined}
              rows={2}
              maxLength={1000}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </chakra.div>
        ) : null}
        {failure === null && !waits ? null : (
          <chakra.div marginBlockStart="3">
            {failure === null ? (
              <Notice live tone="warning" title={t('registration:waits')} />
            ) : (
              <Notice live tone="danger" title={failure} />
            )}
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="2"
        justifyContent="flex-end"
        width={{ base: 'full', sm: 'auto' }}
        css={{ '@media (max-width: 479.98px)': { '& > *': { flexGrow: '1' } } }}
      >
        {asked === null ? (
          <>
            {onLeave === undefined ? null : (
              <Button variant="subtle" onClick={onLeave}>
                {t('approvals.back')}
              </Button>
            )}
            {decisionsFor[status].map((decision) => (
              <Button key={decision} variant={looks[decision]} onClick={() => setAsked(decision)}>
                {t(`approvals.do.${decision}`, counted)}
              </Button>
            ))}
          </>
        ) : (
          <>
            <Button variant="subtle" disabled={working} onClick={back}>
              {t('approvals.back')}
            </Button>
            <Button
              variant={asked === 'declined' ? 'danger' : 'primary'}
              icon={asked === 'approved' ? <Icon of={Check} /> : undefined}
              loading={working}
              loadingLabel={t('approvals.working')}
              onClick={() => confirm(asked)}
            >
              {t(`approvals.do.${asked}`, counted)}
            </Button>
          </>
        )}
      </chakra.div>
    </FloatingBar>
  )
}
