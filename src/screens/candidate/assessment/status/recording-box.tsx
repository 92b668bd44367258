import { chakra } from '@chakra-ui/react/styled-system'
import CameraOff from 'lucide-react/icons/camera-off'
import Monitor from 'lucide-react/icons/monitor'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { Icon } from '../../../../ui/icons'
import { Level } from './level'
import { QuietPicture } from './quiet-picture'

/**
 * The camera under the task, and the sign that camera, microphone and screen are being recorded, or
 * what of them no arrangement replaces.
 */
export const RecordingBox = memo(() => {
  const { t } = useTranslation('assessment')
  const { stream } = AssessmentContext.useRun()
  const camera = AssessmentContext.useSelector(() => stream('camera'))
  const microphone = AssessmentContext.useSelector(() => stream('microphone'))
  const replaced = AssessmentContext.useSelector((view) => view.replaced)
  const isRecording = AssessmentContext.useSelector(
    ({ snapshot }) => snapshot.hasTag('recording') && !snapshot.hasTag('readOnly'),
  )
  const noCamera = replaced.includes('camera')
  const noScreen = replaced.includes('screen')
  const on = isRecording && !(noCamera && noScreen)
  const label = noCamera
    ? t('recording.labelWithout.camera')
    : noScreen
      ? t('recording.labelWithout.screen')
      : t('recording.label')
  return (
    <chakra.section
      aria-label={on ? label : t('recording.off')}
      width="204px"
      flexShrink="0"
      borderWidth="1px"
      borderColor="border"
      borderRadius="panel"
      overflow="hidden"
    >
      {/* In a low window the task needs the room more than the picture does; the line below stays. */}
      <chakra.div
        height="122px"
        overflow="hidden"
        bg="bg.sunken"
        color="fg.muted"
        borderBlockEnd="1px solid {colors.border}"
        css={{ '@media (max-height: 859px)': { display: 'none' } }}
      >
        {camera === null ? (
          <chakra.span display="grid" placeItems="center" height="full">
            <Icon of={CameraOff} size={22} />
          </chakra.span>
        ) : (
          <QuietPicture stream={camera} label={t('recording.picture')} />
        )}
      </chakra.div>
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        height="36px"
        paddingInline="3"
        textStyle="small"
      >
        <chakra.span display="inline-flex" alignItems="center" gap="2">
          <chakra.span
            aria-hidden
            boxSize="8px"
            borderRadius="full"
            bg={on ? 'danger.solid' : 'border.strong'}
          />
          {on ? t('recording.on') : t('recording.off')}
        </chakra.span>
        {on ? (
          <chakra.span display="inline-flex" alignItems="center" gap="2" color="fg.muted">
            {noCamera ? null : <Level stream={microphone} label={t('speaking.level')} quiet />}
            {noScreen ? null : <Icon of={Monitor} size={16} />}
          </chakra.span>
        ) : null}
      </chakra.div>
    </chakra.section>
  )
})
