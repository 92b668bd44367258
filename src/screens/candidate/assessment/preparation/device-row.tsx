import { chakra } from '@chakra-ui/react/styled-system'
import Camera from 'lucide-react/icons/camera'
import Mic from 'lucide-react/icons/mic'
import Monitor from 'lucide-react/icons/monitor'
import { Trans, useTranslation } from 'react-i18next'
import type { Device } from '../../../../../machines/assessment/assessment-events'
import type { AssessmentSnapshot } from '../../../../../machines/assessment/assessment.machine'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { CheckRow } from './check-row'
import { useRefusalMessage } from './use-refusal-message'
import { isVoiceDone, type Voice } from './use-voice'
import { VoiceLine } from './voice-line'

type DeviceState = 'unknown' | 'asking' | 'granted' | 'denied'

/** Where a device stands; once the chart is ready, every one is on. */
export function deviceState(snapshot: AssessmentSnapshot, device: Device): DeviceState {
  if (snapshot.matches('ready')) return 'granted'
  const states = ['unknown', 'asking', 'granted', 'denied'] as const
  return states.find((state) => snapshot.matches({ permissions: { [device]: state } })) ?? 'unknown'
}

const icons = { camera: Camera, microphone: Mic, screen: Monitor } as const

const rowStates = { unknown: 'open', asking: 'open', denied: 'bad', granted: 'ok' } as const

/** A microphone without a voice so far is still being checked. */
const unheard = (state: DeviceState): DeviceState => (state === 'granted' ? 'asking' : state)

interface DeviceRowProps {
  device: Device
  /** The one to switch on now: its button is the page's primary one. */
  isNext: boolean
  /** Whether a voice is heard; null for devices that need none. */
  voice: Voice | null
}

/** A device: switched on by its own button, and why it did not go on. */
export const DeviceRow = ({ device, isNext, voice }: DeviceRowProps) => {
  const { send, stream } = AssessmentContext.useRun()
  const snapshot = AssessmentContext.useSelector((view) => view.snapshot)
  const { t } = useTranslation('assessment')
  const refusal = useRefusalMessage(snapshot, device)
  const state = deviceState(snapshot, device)
  const track = stream(device)?.getTracks()[0]
  const labels = {
    camera: t('device.allowCamera'),
    microphone: t('device.allowMicrophone'),
    screen: t('device.share'),
  }
  const label =
    state === 'denied'
      ? device === 'screen'
        ? t('device.shareAgain')
        : t('device.again')
      : labels[device]
  return (
    <CheckRow
      title={t(`device.${device}`)}
      state={rowStates[isVoiceDone(voice) ? state : unheard(state)]}
      end={
        state === 'granted' ? (
          <chakra.bdi display="block" truncate>
            {device === 'screen' ? null : track?.label}
          </chakra.bdi>
        ) : (
          <Button
            variant={isNext ? 'primary' : 'secondary'}
            size="sm"
            icon={<Icon of={icons[device]} />}
            loading={state === 'asking'}
            loadingLabel={t('device.asking')}
            onClick={() => send({ type: 'device.asked', device })}
          >
            {label}
          </Button>
        )
      }
    >
      <span role={state === 'denied' ? 'alert' : undefined}>
        {state === 'denied' ? (
          refusal
        ) : state === 'granted' ? (
          <Granted device={device} voice={voice} />
        ) : (
          <Ask device={device} />
        )}
      </span>
    </CheckRow>
  )
}

const Ask = ({ device }: { device: Device }) => {
  const { t } = useTranslation('assessment')
  if (device === 'screen')
    return <Trans t={t} i18nKey="device.screenAsk" components={{ b: <strong /> }} />
  return device === 'camera' ? t('device.cameraAsk') : t('device.microphoneAsk')
}

const Granted = ({ device, voice }: Pick<DeviceRowProps, 'device' | 'voice'>) => {
  const { stream } = AssessmentContext.useRun()
  const { t } = useTranslation('assessment')
  if (device === 'camera') return t('device.cameraOk')
  if (device === 'screen') return t('device.screenOk')
  return <VoiceLine stream={stream('microphone')} voice={voice} />
}
