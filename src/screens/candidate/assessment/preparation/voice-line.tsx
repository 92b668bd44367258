import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { Level } from '../status/level'
import type { Voice } from './use-voice'

interface VoiceLineProps {
  stream: MediaStream | null
  /** Null if no voice is needed. */
  voice: Voice | null
}

/** The level of the microphone, a sentence to read aloud, and whether a voice is heard. */
export const VoiceLine = ({ stream, voice }: VoiceLineProps) => {
  const { t } = useTranslation('assessment')
  return (
    <chakra.span display="block">
      <chakra.span display="inline-flex" alignItems="center" gap="2">
        {t('device.microphoneOk')}
        <Level stream={stream} label={t('device.level')} />
      </chakra.span>
      {voice === null ? null : (
        <>
          <chakra.span display="block">{t('device.voiceRead')}</chakra.span>
          <chakra.strong role="status" display="block" minHeight="var(--line-small)">
            {voice === 'awaited' ? null : t(`device.voice.${voice}`)}
          </chakra.strong>
        </>
      )}
    </chakra.span>
  )
}
