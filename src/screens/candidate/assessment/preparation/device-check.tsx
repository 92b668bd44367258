import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { Device } from '../../../../../machines/assessment/assessment-events'
import { devices as all } from '../../../../features/assessments/capture/capture-devices'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { Button } from '../../../../ui/button'
import { LiveRegion } from '../../../../ui/visually-hidden'
import { BeforeYouStart } from './before-you-start'
import { DeviceRow, deviceState } from './device-row'
import { Preview } from './preview'
import { StepFrame } from '../step-frame'
import { InternetRow, SpaceRow } from './surroundings-rows'
import { TimeLeft } from '../status/time-left'
import { useSurroundings } from './use-surroundings'
import { isVoiceDone, useVoice } from './use-voice'

/**
 * Checks everything before the start: camera, microphone, the whole screen (unless an arrangement
 * replaces one), the connection, and the room for recordings. Candidates with a speaking part also
 * test their voice; those who return while the clock runs do not wait for it.
 */
export const DeviceCheck = () => {
  const { t } = useTranslation('assessment')
  const { send, stream, hearVoice } = AssessmentContext.useRun()
  const snapshot = AssessmentContext.useSelector((view) => view.snapshot)
  const plan = AssessmentContext.useSelector((view) => view.plan)
  const replaced = AssessmentContext.useSelector((view) => view.replaced)
  const devices = all.filter((device) => !replaced.includes(device))
  const isWhole = replaced.length === 0
  const surroundings = useSurroundings()
  const isAgain = snapshot.context.attemptId !== null
  const speaks = plan.parts.some(({ id, budget_seconds: s }) => id === 'speaking' && s > 0)
  // A candidate without a speaking part is listened to as well, as evidence, but the start does not
  // wait for their voice.
  const listened = useVoice(isAgain ? null : stream('microphone'), hearVoice)
  const voice = speaks && !isAgain ? listened : null
  const isOn = (device: Device) => deviceState(snapshot, device) === 'granted'
  const isReady = (device: Device) =>
    isOn(device) && (device !== 'microphone' || isVoiceDone(voice))
  const off = devices.find((device) => !isOn(device))
  const missing = off ?? (devices.every(isReady) ? undefined : 'voice')
  const { answering } = surroundings
  const isConnected = answering.at === 'measured' && answering.ms !== null
  const ready = devices.filter(isReady).length + (isConnected ? 1 : 0) + 1
  const words =
    missing === undefined
      ? t('device.allReady')
      : t('device.ready', { ready, total: devices.length + 2 })
  const next = isAgain
    ? isWhole
      ? t('device.returning')
      : t('device.returningReplaced')
    : missing === undefined
      ? t('device.startNote')
      : t(`device.missing.${missing}`)
  return (
    <StepFrame
      step="equipment"
      counted={!isAgain}
      title={isAgain ? t('device.againTitle') : t('device.title')}
      intro={
        isAgain
          ? isWhole
            ? t('device.againIntro')
            : t('device.againIntroReplaced')
          : isWhole
            ? t('device.intro')
            : t('device.introReplaced')
      }
      side={
        <>
          {replaced.includes('camera') ? null : <Preview stream={stream('camera')} />}
          {isAgain ? null : <BeforeYouStart />}
        </>
      }
      footStart={
        <span>
          <chakra.strong color="fg">{words}</chakra.strong> {next}
          <LiveRegion message={`${words} ${next}`} />
        </span>
      }
      footEnd={
        isAgain ? (
          <TimeLeft />
        ) : (
          <Button
            size="lg"
            variant="primary"
            disabled={!snapshot.matches('ready') || missing !== undefined}
            onClick={() => send({ type: 'attempt.begun' })}
          >
            {t('device.start')}
          </Button>
        )
      }
    >
      <ul>
        {devices.map((device) => (
          <DeviceRow
            key={device}
            device={device}
            isNext={device === off}
            voice={device === 'microphone' ? voice : null}
          />
        ))}
        <InternetRow surroundings={surroundings} again={isAgain} />
        <SpaceRow freeBytes={surroundings.freeBytes} />
      </ul>
    </StepFrame>
  )
}
