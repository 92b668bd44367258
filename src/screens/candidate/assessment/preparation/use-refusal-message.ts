import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Device } from '../../../../../machines/assessment/assessment-events'
import type { AssessmentSnapshot } from '../../../../../machines/assessment/assessment.machine'

const codes = [
  'permission_denied',
  'device_missing',
  'device_busy',
  'not_whole_screen',
  'device_failed',
] as const
type Code = (typeof codes)[number]

/** The refusal as one of those that have a sentence. */
export const toDeviceCode = (code: string | undefined): Code =>
  codes.find((known) => known === code) ?? 'device_failed'

/** Why a device did not go on and how to mend it. */
export function useRefusalMessage(snapshot: AssessmentSnapshot, device: Device): string {
  const { t } = useTranslation('assessment')
  const code = useOwnRefusal(snapshot, device)
  if (device === 'screen' && code === 'permission_denied')
    return t('refusal.permission_denied_screen')
  if (device === 'screen' && code === 'device_failed') return t('refusal.screen_failed')
  return t(`refusal.${code}`)
}

/** The chart keeps the last failure only; a row keeps its own from when its device was refused. */
function useOwnRefusal(snapshot: AssessmentSnapshot, device: Device): Code {
  const denied = snapshot.matches({ permissions: { [device]: 'denied' } })
  const [own, setOwn] = useState<{ denied: boolean; code: Code }>({
    denied: false,
    code: 'device_failed',
  })
  if (own.denied !== denied) {
    const next = { denied, code: denied ? toDeviceCode(snapshot.context.failure?.code) : own.code }
    setOwn(next)
    return next.code
  }
  return own.code
}
