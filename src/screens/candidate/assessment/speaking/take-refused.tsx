import { useTranslation } from 'react-i18next'
import type { TakeFault } from '../../../../features/assessments/capture/sound.rules'
import { Notice } from '../../../../ui/feedback/notice'

/** A recording is no answer: why, and that it uses up no try. */
export const TakeRefused = ({ because }: { because: TakeFault }) => {
  const { t } = useTranslation('assessment')
  return (
    <Notice tone="danger" live title={t(`speaking.refused.${because}`)}>
      {t('speaking.refusedMore')}
    </Notice>
  )
}

/** Warns a candidate who is recording that the microphone picks up no sound. */
export const SilenceNotice = () => {
  const { t } = useTranslation('assessment')
  return (
    <Notice tone="warning" live title={t('speaking.silence')}>
      {t('speaking.silenceMore')}
    </Notice>
  )
}
