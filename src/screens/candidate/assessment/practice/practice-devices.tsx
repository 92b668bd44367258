import { chakra } from '@chakra-ui/react/styled-system'
import Video from 'lucide-react/icons/video'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { Notice } from '../../../../ui/feedback/notice'
import { Preview } from '../preparation/preview'
import { toDeviceCode } from '../preparation/use-refusal-message'
import type { PracticeDevicesState } from './use-practice-devices'
import { useVoice } from '../preparation/use-voice'
import { VoiceLine } from '../preparation/voice-line'

/**
 * The devices beside the practice: the picture and the level, so that later there are no surprises.
 */
export const PracticeDevices = ({ devices }: { devices: PracticeDevicesState }) => {
  const { t } = useTranslation('assessment')
  const { state, ask, hasCamera } = devices
  const voice = useVoice(devices.microphone)
  const refused = state.at === 'on' ? state.refused : null
  return (
    <section>
      {hasCamera ? <Preview stream={state.at === 'on' ? state.camera : null} /> : null}
      <chakra.h2 textStyle="h3" marginBlockStart="5">
        {hasCamera ? t('practice.deviceTitle') : t('practice.microphoneTitle')}
      </chakra.h2>
      <chakra.p textStyle="small" color="fg.muted" marginBlockStart="1" marginBlockEnd="4">
        {hasCamera ? t('practice.deviceBody') : t('practice.microphoneBody')}
      </chakra.p>
      {refused === null ? null : (
        <chakra.div marginBlockEnd="4">
          <Notice tone="warning" live title={t(`refusal.${toDeviceCode(refused)}`)} />
        </chakra.div>
      )}
      {state.at === 'on' && state.microphone !== null ? (
        <chakra.div textStyle="small">
          <VoiceLine stream={state.microphone} voice={voice} />
        </chakra.div>
      ) : (
        <Button
          variant="secondary"
          icon={<Icon of={Video} />}
          loading={state.at === 'asking'}
          loadingLabel={t('practice.deviceTrying')}
          onClick={() => void ask()}
        >
          {refused !== null
            ? t('device.again')
            : hasCamera
              ? t('practice.deviceTry')
              : t('device.allowMicrophone')}
        </Button>
      )}
    </section>
  )
}
