import { chakra } from '@chakra-ui/react/styled-system'
import CameraOff from 'lucide-react/icons/camera-off'
import Eye from 'lucide-react/icons/eye'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icons'
import { CameraPicture } from './camera-picture'

/** The candidate's own picture before the start, with the promise that it is not kept. */
export const Preview = ({ stream }: { stream: MediaStream | null }) => {
  const { t } = useTranslation('assessment')
  return (
    <chakra.div
      position="relative"
      aspectRatio="16 / 10"
      borderRadius="float"
      overflow="hidden"
      bg="bg.sunken"
    >
      {stream === null ? (
        <chakra.div
          display="flex"
          flexDirection="column"
          alignItems="center"
          justifyContent="center"
          gap="3"
          height="full"
          color="fg.muted"
          textStyle="small"
        >
          <Icon of={CameraOff} size={22} />
          {t('device.previewOff')}
        </chakra.div>
      ) : (
        <>
          <CameraPicture stream={stream} label={t('device.previewLabel')} />
          <chakra.span
            position="absolute"
            insetBlockEnd="3"
            insetInlineStart="3"
            display="inline-flex"
            alignItems="center"
            gap="2"
            paddingInline="2.5"
            minHeight="30px"
            borderRadius="badge"
            bg="ink"
            color="ink.fg"
            textStyle="smallMedium"
          >
            <Icon of={Eye} />
            {t('device.preview')}
          </chakra.span>
        </>
      )}
    </chakra.div>
  )
}
