import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** A recording to listen to. Media controls run left to right in both languages. */
export const PlayBack = ({ file }: { file: Blob }) => {
  const { t } = useTranslation('assessment')
  const address = useAddress(file)
  return (
    <chakra.div dir="ltr" width="full" maxWidth="480px">
      {/* A recording of one's own voice has no captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <chakra.audio controls preload="metadata" aria-label={t('speaking.listen')} src={address} width="full" height="44px" />
    </chakra.div>
  )
}

function useAddress(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
