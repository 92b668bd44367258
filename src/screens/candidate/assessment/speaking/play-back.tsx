import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

/** A recording to listen to. Media controls run left to right in both languages. */
export const PlayBack = ({ file }: { file: Blob }) => {
  const { t } = useTranslation('assessment')
  const player = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(file)
    if (player.current !== null) player.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [file])
  return (
    <chakra.div dir="ltr" width="full" maxWidth="480px">
      {/* A recording of one's own voice has no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <chakra.audio
        ref={player}
        controls
        preload="metadata"
        aria-label={t('speaking.listen')}
        width="full"
        height="44px"
      />
    </chakra.div>
  )
}
