import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { Device } from '../../../../machines/assessment/assessment-events'
import type { UsedAssessment } from '../../../features/assessments/use-assessment'
import { Button } from '../../../ui/button'
import { LiveRegion } from '../../../ui/visually-hidden'
import { BeforeYouStart } from './before-you-start'
import { DeviceRow, deviceState } from './device-row'
import { Preview } from './preview'
import { StepFrame } from './step-frame'
import { InternetRow, SpaceRow } from './surroundings-rows'
import { TimeLeft } from './time-left'
import { useSurroundings } from './use-surroundings'

const devices: readonly Device[] = ['camera', 'microphone', 'screen']

/**
 * Camera, microphone, the whole screen, the connection and the room for recordings: all looked at
 * before the start.
 */
export const DeviceCheck = ({ used }: { used: UsedAssessment }) => {
  const { t } = useTranslation('assessment')
  const { snapshot, send } = used
  const surroundings = useSurroundings()
  const again = snapshot.context.attemptId !== null
  const missing = devices.find((device) => deviceState(snapshot, device) !== 'granted')
  const { answering } = surroundings
  const connected = answering.at === 'measured' && answering.ms !== null
  const ready =
    devices.filter((device) => deviceState(snapshot, device) === 'granted').length +
    (connected ? 1 : 0) +
    1
  const words =
    missing === undefined ? t('device.allReady') : t('device.ready', { ready, total: 5 })
  const next = again
    ? t('device.returning')
    : missing === undefined
      ? t('device.startNote')
      : t(`device.missing.${missing}`)
  return (
    <StepFrame
      step="equipment"
      counted={!again}
      title={again ? t('device.againTitle') : t('device.title')}
      intro={again ? t('device.againIntro') : t('device.intro')}
      side={
        <>
          <Preview stream={used.stream('camera')} />
          {again ? null : <BeforeYouStart used={used} />}
        </>
      }
      footStart={
        <span>
          <chakra.strong color="fg">{words}</chakra.strong> {next}
          <LiveRegion message={`${words} ${next}`} />
        </span>
      }
      footEnd={
        again ? (
          <TimeLeft used={used} />
        ) : (
          <Button
            size="lg"
            variant="primary"
            disabled={!snapshot.matches('ready')}
            onClick={() => send({ type: 'attempt.begun' })}
          >
            {t('device.start')}
          </Button>
        )
      }
    >
      <ul>
        {devices.map((device) => (
          <DeviceRow key={device} used={used} device={device} isNext={device === missing} />
        ))}
        <InternetRow surroundings={surroundings} again={again} />
        <SpaceRow room={surroundings.room} />
      </ul>
    </StepFrame>
  )
}
