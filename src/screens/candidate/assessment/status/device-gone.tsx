import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CAPTURE_GRACE_MS } from '../../../../features/assessments/capture/capture-grace'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { formatClock } from '../../../../i18n/numbers'
import { DeviceLost } from '../../../../ui/assessment/assessment-frame'
import { Button } from '../../../../ui/button'
import { LiveRegion } from '../../../../ui/visually-hidden'
import { toDeviceCode } from '../preparation/use-refusal-message'

/**
 * Covers the whole screen while a device is off: which one, how much time is left, and the button
 * that switches it on.
 */
export const DeviceGone = () => {
  const { t } = useTranslation('assessment')
  const { send } = AssessmentContext.useRun()
  const snapshot = AssessmentContext.useSelector((view) => view.snapshot)
  const lostDevices = AssessmentContext.useSelector((view) => view.lostDevices)
  const seconds = useGraceLeft()
  const button = useFocusAndBack()
  const device = lostDevices[0] ?? 'camera'
  const { failure } = snapshot.context
  const asking = snapshot.matches({ running: { capture: { lost: 'asking' } } })
  const code = toDeviceCode(failure?.code)
  return (
    <DeviceLost
      time={formatClock(seconds)}
      title={t(`lost.${device}`)}
      action={
        <Button
          ref={button}
          variant="onInk"
          size="lg"
          loading={asking}
          loadingLabel={t('lost.asking')}
          onClick={() => send({ type: 'device.asked', device })}
        >
          {t(`lost.${device}Fix`)}
        </Button>
      }
    >
      <p>{t('lost.body')}</p>
      {failure === null || asking ? null : (
        <p>
          <strong>
            {device === 'screen' && code === 'permission_denied'
              ? t('refusal.permission_denied_screen')
              : t(`refusal.${code}`)}
          </strong>
        </p>
      )}
      <LiveRegion urgent message={seconds <= 60 && seconds > 56 ? t('lost.oneMinute') : ''} />
    </DeviceLost>
  )
}

/**
 * Whole seconds until the attempt is cancelled. The chart counts for itself; this is for showing.
 */
function useGraceLeft(): number {
  const [begun] = useState(() => performance.now())
  const [now, setNow] = useState(begun)
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, Math.ceil((CAPTURE_GRACE_MS - (now - begun)) / 1000))
}

/** The focus goes to the button, and back to where it was once the work shows again. */
function useFocusAndBack() {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    button.current?.focus()
    return () => {
      // A turn later, when the work below is no longer inert.
      if (before instanceof HTMLElement) setTimeout(() => before.focus())
    }
  }, [])
  return button
}
