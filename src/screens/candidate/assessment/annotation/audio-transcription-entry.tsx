import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { useQuestionMedia } from '../../../../features/assessments/engine/use-question-media'
import { formatClock } from '../../../../i18n/numbers'
import { AudioPlayer } from '../../../../ui/assessment/audio-player'
import { MediaWait } from './media-wait'
import type { EntryProps } from '../part/part'
import { PlainSheet } from '../writing/plain-sheet'

/** A recording that can be played as often as needed, and a sheet to write it down. */
export const AudioTranscriptionEntry = (entry: EntryProps) => {
  const { t } = useTranslation('parts')
  const media = useQuestionMedia(entry.question)
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {media.url === null ? (
        <MediaWait kind="audio" media={media} />
      ) : (
        <AudioPlayer
          key={media.url}
          src={media.url}
          clock={formatClock}
          labels={{
            label: t('audio.label'),
            play: t('audio.play'),
            pause: t('audio.pause'),
            back: t('audio.back'),
            forward: t('audio.forward'),
            seconds: t('audio.seconds'),
            repeat: t('audio.repeat'),
            speed: t('audio.speed'),
            place: t('audio.place'),
            at: (position, length) => t('audio.at', { position, length }),
          }}
          broken={<MediaWait kind="audio" media={media} broken />}
        />
      )}
      <PlainSheet {...entry} height="clamp(160px, calc(100dvh - 580px), 360px)" />
      <Keys />
    </chakra.div>
  )
}

/** The list of keyboard shortcuts, shown where they apply. */
const Keys = () => {
  const { t } = useTranslation('parts')
  const keys = [
    ['Esc', t('audio.keyPlay')],
    ['F2', t('audio.keyBack')],
    ['F4', t('audio.keyForward')],
    ['F8', t('audio.keySlower')],
    ['F9', t('audio.keyFaster')],
  ] as const
  return (
    <chakra.div
      textStyle="tiny"
      color="fg.muted"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="1"
    >
      <span>{t('audio.keys')}</span>
      {keys.map(([key, does]) => (
        <chakra.span key={key} display="inline-flex" alignItems="center" gap="1.5">
          <chakra.kbd
            dir="ltr"
            paddingInline="1.5"
            borderWidth="1px"
            borderColor="border.strong"
            borderRadius="badge"
            fontFamily="text"
            color="fg"
          >
            {key}
          </chakra.kbd>
          {does}
        </chakra.span>
      ))}
    </chakra.div>
  )
}
