import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../../loading/loaded'
import { recruiterQueries } from '../../../../features/recruiter/recruiter.queries'
import { usePerson } from '../../../../session/session-context'
import { Skeleton } from '../../../../ui/feedback/skeleton'
import { EmptyState } from '../../../../ui/feedback/states'
import { decisionsFor, type Decision } from '../approval-actions.rules'
import { dropReason, restoreReason } from './decline-reason'
import { RegistrationBody } from './registration-body'
import { RegistrationDecision } from './registration-decision'
import { RegistrationHead } from './registration-head'
import { findAct, isTyping } from './registration-keys.rules'
import type { ApprovalStatus } from '../registrations-search'
import { useDecisions } from '../use-decisions'
import type { OpenRegistration } from './use-open-registration'

interface RegistrationPanelProps {
  id: string
  opened: OpenRegistration
}

/**
 * One registration with all that it is decided by, and the decision. Its keys work while the focus
 * is in it, and never where somebody types.
 */
export const RegistrationPanel = ({ id, opened }: RegistrationPanelProps) => {
  const { t } = useTranslation('registration')
  const headingId = useId()
  const panel = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const userId = usePerson()?.id ?? ''
  const [declining, setDeclining] = useState(() => (restoreReason(id, userId) === '' ? null : id))
  const registration = useQuery(recruiterQueries.registration(id))
  // Fetches the next registration in advance, so that it is there when the reviewer goes on.
  useQuery({
    ...recruiterQueries.registration(opened.neighbour ?? ''),
    enabled: opened.neighbour !== undefined,
  })
  const deciding = useDecisions(() => {
    dropReason(id, userId)
    opened.decided(id)
  })
  const { forget } = deciding
  const isWorking = deciding.working !== null
  const shown = registration.data?.registration
  const status = shown?.status
  const decide = (decision: Decision, from: ApprovalStatus, reason?: string) =>
    deciding.decide({ ids: [id], decision, from, reason, name: shown?.full_name })

  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    body.current?.scrollTo?.({ top: 0 })
    if ((panel.current?.getBoundingClientRect().top ?? 0) < 0) window.scrollTo({ top: 0 })
  }, [id])

  const stopDeclining = () => {
    setDeclining(null)
    dropReason(id, userId)
    forget()
    panel.current?.focus({ preventScroll: true })
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const act = findAct(event.nativeEvent)
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target)
    if (act === null || event.defaultPrevented || !isInside || isWorking) return
    if (act === 'close' && declining === id) return stopDeclining()
    if (isTyping(event.target)) return
    event.preventDefault()
    if (act === 'close') opened.close()
    else if (act === 'next') void opened.step(1)
    else if (act === 'previous') void opened.step(-1)
    else if (status === undefined || !decisionsFor[status].includes(act)) return
    else if (act === 'declined') setDeclining(id)
    else decide(act, status)
  }

  return (
    <chakra.section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={headingId}
      onKeyDown={press}
      css={frameCss}
    >
      <RegistrationHead
        headingId={headingId}
        registration={shown}
        mobile={registration.data?.user.mobile_number ?? null}
        opened={opened}
        working={isWorking}
      />
      {/* Without a resume nothing in it takes the focus, and the keyboard could not scroll it. */}
      <chakra.div ref={body} tabIndex={0} css={bodyCss}>
        <Loaded
          query={registration}
          labels={{ loading: t('loading'), failed: t('failed') }}
          level={3}
          instead={({ status: code }) =>
            code === 404 || code === 400 ? (
              <EmptyState level={3} title={t('missing')}>
                {t('missingBody')}
              </EmptyState>
            ) : null
          }
          skeleton={
            <chakra.div display="flex" flexDirection="column" gap="4">
              <Skeleton height="120px" />
              <Skeleton height="220px" />
              <Skeleton height="180px" />
            </chakra.div>
          }
        >
          {(data) => <RegistrationBody data={data} onOpen={opened.open} />}
        </Loaded>
      </chakra.div>
      <RegistrationDecision
        id={id}
        status={status}
        deciding={{ ...deciding, decide }}
        declining={declining === id}
        onDecline={() => setDeclining(id)}
        onBack={stopDeclining}
        canStep={opened.hasNext || opened.hasPrevious}
      />
    </chakra.section>
  )
}

const beside = '@media (min-width: 1280px)'

const frameCss = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: '0',
  bg: 'bg.page',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'panel',
  outline: 'none',
  [beside]: {
    position: 'sticky',
    insetBlockStart: '5',
    maxHeight: 'calc(100dvh - var(--above, 0px) - 40px)',
  },
} as const

const bodyCss = {
  padding: { base: '3', md: '4' },
  minHeight: '0',
  flex: '1',
  [beside]: { overflowY: 'auto', scrollbarWidth: 'thin' },
} as const
