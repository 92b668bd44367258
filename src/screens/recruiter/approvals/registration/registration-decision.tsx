import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { holdSnackbars } from '../../../../notify'
import { usePerson } from '../../../../session/session-context'
import { Button, type ButtonVariant } from '../../../../ui/button'
import { Notice } from '../../../../ui/feedback/notice'
import { TextAreaField } from '../../../../ui/fields/text-area-field'
import { decisionsFor, type Decision } from '../approval-actions.rules'
import { restoreReason, storeReason } from './decline-reason'
import { KeyHint } from './key-hint'
import { letters } from './registration-keys.rules'
import type { ApprovalStatus } from '../registrations-search'
import type { useDecisions } from '../use-decisions'

interface RegistrationDecisionProps {
  id: string
  /** Undefined until the registration is there. */
  status: ApprovalStatus | undefined
  deciding: Omit<ReturnType<typeof useDecisions>, 'decide'> & {
    decide: (decision: Decision, from: ApprovalStatus, reason?: string) => void
  }
  declining: boolean
  onDecline: () => void
  onBack: () => void
  /** Whether there is somebody to go on to. */
  canStep: boolean
}

const looks = {
  approved: 'primary',
  declined: 'secondary',
  start_review: 'secondary',
} as const satisfies Record<Decision, ButtonVariant>

/** The decision about the one person who is shown; a decline asks why first. */
export const RegistrationDecision = (props: RegistrationDecisionProps) => {
  const { id, status, deciding, declining, onDecline, canStep } = props
  const { t } = useTranslation('registration')
  const { decide, working, waits, failure } = deciding
  return (
    <chakra.footer css={barCss}>
      {/* Above the page they would cover the name, the status and the way to close it. */}
      <chakra.div ref={holdSnackbars} css={snackbarsCss} />
      {waits ? (
        <chakra.div marginBlockEnd="3">
          <Notice live tone="warning" title={t('waits')} />
        </chakra.div>
      ) : null}
      {failure === null ? null : (
        <chakra.div marginBlockEnd="3">
          <Notice live tone="danger" title={t('notDecided')}>
            {failure}
          </Notice>
        </chakra.div>
      )}
      {status === undefined ? null : declining && decisionsFor[status].includes('declined') ? (
        <Declining key={id} {...props} status={status} />
      ) : (
        <>
          <chakra.div css={buttonsCss}>
            {decisionsFor[status].map((decision) => (
              <Button
                key={decision}
                variant={looks[decision]}
                aria-keyshortcuts={letters[decision]}
                loading={working === decision}
                disabled={working !== null && working !== decision}
                iconEnd={<KeyHint letter={letters[decision]} />}
                onClick={() => (decision === 'declined' ? onDecline() : decide(decision, status))}
              >
                {t(`do.${decision}`)}
              </Button>
            ))}
          </chakra.div>
          <chakra.p css={keysCss}>
            {canStep ? (
              <>
                <span>
                  <KeyHint letter={letters.previous} /> {t('keys.previous')}
                </span>
                <span>
                  <KeyHint letter={letters.next} /> {t('keys.next')}
                </span>
              </>
            ) : null}
            <span>
              <KeyHint letter="Esc" /> {t('keys.close')}
            </span>
          </chakra.p>
        </>
      )}
    </chakra.footer>
  )
}

/** The reason, which the person is told. */
const Declining = ({
  id,
  status,
  deciding,
  onBack,
}: RegistrationDecisionProps & { status: ApprovalStatus }) => {
  const { t } = useTranslation('registration')
  const { t: tList } = useTranslation('recruiter')
  const userId = usePerson()?.id ?? ''
  const [reason, setReason] = useState(() => restoreReason(id, userId))
  const [missing, setMissing] = useState(false)
  // The shown status may change while somebody writes a reason; the server then refuses the
  // decision, which is shown.
  const [begunFrom] = useState(status)
  const { decide, failure } = deciding
  const isWorking = deciding.working !== null
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const confirm = () => {
    setMissing(reason.trim() === '')
    if (reason.trim() !== '') decide('declined', failure === null ? begunFrom : status, reason)
  }
  return (
    <>
      <TextAreaField
        label={tList('approvals.reason')}
        hint={tList('approvals.reasonHint')}
        error={missing && reason.trim() === '' ? tList('approvals.reasonMissing') : undefined}
        rows={3}
        maxLength={1000}
        ref={field}
        value={reason}
        onChange={(event) => {
          setReason(event.target.value)
          storeReason(id, userId, event.target.value)
        }}
      />
      <chakra.div css={buttonsCss} marginBlockStart="3">
        <Button variant="subtle" disabled={isWorking} onClick={onBack}>
          {t('back')}
        </Button>
        <Button variant="danger" loading={isWorking} onClick={confirm}>
          {t('do.declined')}
        </Button>
      </chakra.div>
    </>
  )
}

const snackbarsCss = {
  marginBlockEnd: '3',
  '&:not(:has(li))': { display: 'none' },
} as const

const barCss = {
  padding: { base: '3', md: '4' },
  borderBlockStart: '1px solid {colors.border}',
  bg: 'bg.surface',
  borderEndStartRadius: 'panel',
  borderEndEndRadius: 'panel',
  // On a phone the decision stays in reach however long the profile is.
  '@media (max-width: 1279.98px)': {
    position: 'sticky',
    insetBlockEnd: '0',
    zIndex: 'sticky',
  },
} as const

const buttonsCss = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '2',
  '@media (max-width: 479.98px)': { '& > *': { flexGrow: '1' } },
} as const

const keysCss = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: '4',
  rowGap: '1',
  marginBlockStart: '3',
  textStyle: 'tiny',
  color: 'fg.muted',
  // Where there is no keyboard, nothing is said of keys.
  '@media (hover: none)': { display: 'none' },
} as const
