import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { authMutations } from '../../../features/auth/auth.mutations'
import { RefusalNotice } from '../../../forms/refusal-notice'
import { useFailure } from '../../../forms/mutation-form'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { Notice } from '../../../ui/feedback/notice'
import { Panel } from '../../../ui/layout/panel'
import { Badge } from '../../../ui/feedback/status-badge'
import { EnrolSteps } from './enrol-steps'
import { RecoveryCodes } from './recovery-codes'
import { TurnOff } from './turn-off'

type State = components['schemas']['SecondFactor']

/**
 * Whether a code is asked for at every login: how it stands, turning it on in three steps, and
 * turning it off.
 */
export const SecondFactor = ({ state }: { state: State }) => {
  const { t } = useTranslation('account')
  const begin = useMutation(authMutations.beginSecondFactor())
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const step =
    codes !== null ? 'codes' : begin.data !== undefined ? 'enrolling' : state.active ? 'on' : 'off'
  const labels = useKeptFocus(step)
  const finish = () => {
    setCodes(null)
    begin.reset()
  }
  return (
    <Panel title={t('secondFactor.title')} titleEnd={<OnOrOff on={state.active} />}>
      <chakra.div ref={labels} tabIndex={-1} outline="none">
        {codes !== null ? (
          <RecoveryCodes codes={codes} onKept={finish} />
        ) : begin.data !== undefined ? (
          <EnrolSteps secret={begin.data} onCodes={setCodes} onCancel={finish} />
        ) : state.active ? (
          <On state={state} />
        ) : (
          <Off onTurnOn={() => begin.mutate()} preparing={begin.isPending} error={begin.error} />
        )}
      </chakra.div>
    </Panel>
  )
}

/**
 * Each step removes the button that led to it; the focus then moves to the content in its place.
 */
function useKeptFocus(step: string) {
  const labels = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step && document.activeElement === document.body) labels.current?.focus()
    before.current = step
  }, [step])
  return labels
}

const OnOrOff = ({ on }: { on: boolean }) => {
  const { t } = useTranslation('account')
  return on ? (
    <Badge tone="success" icon={<Icon of={ShieldCheck} size={16} />}>
      {t('secondFactor.on')}
    </Badge>
  ) : (
    <Badge tone="outline">{t('secondFactor.off')}</Badge>
  )
}

interface OffProps {
  onTurnOn: () => void
  preparing: boolean
  error: Error | null
}

const Off = ({ onTurnOn, preparing, error }: OffProps) => {
  const { t } = useTranslation('account')
  const failure = useFailure(error)
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="4">
      <chakra.p color="fg.muted">{t('secondFactor.explain')}</chakra.p>
      <RefusalNotice failure={failure} />
      <Button
        variant="secondary"
        onClick={onTurnOn}
        loading={preparing}
        loadingLabel={t('secondFactor.preparing')}
      >
        {t('secondFactor.turnOn')}
      </Button>
    </chakra.div>
  )
}

/** With this few codes left, the person should make new ones. */
const few = 3

const On = ({ state }: { state: State }) => {
  const { t } = useTranslation('account')
  const { language } = useLanguage()
  const [asking, setAsking] = useState(false)
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="4">
      <chakra.p color="fg.muted">
        {t('secondFactor.since', { date: formatDate(state.active_since ?? '', language) })}{' '}
        {t('secondFactor.left', { count: state.recovery_codes_left })}
      </chakra.p>
      {state.recovery_codes_left > few ? null : (
        <Notice tone="warning" title={t('secondFactor.few')} />
      )}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('secondFactor.turnOff')}
      </Button>
      <TurnOff open={asking} hasPassword={state.has_password} onClose={() => setAsking(false)} />
    </chakra.div>
  )
}
