import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recruiterQueries } from '../../../features/recruiter/recruiter.queries'
import { Dialog } from '../../../ui/overlays/dialog'

interface EpisodePictureProps {
  id: string
  /** "03:10". */
  at: string
  title: string
}

/** The small picture of an episode, and the same one larger. */
export const EpisodePicture = ({ id, at, title }: EpisodePictureProps) => {
  const { t } = useTranslation('recruiter')
  const ticket = useQuery(recruiterQueries.ticket('episode', id))
  const [broken, setBroken] = useState(false)
  const [open, setOpen] = useState(false)
  if (broken || ticket.isError) {
    return (
      <chakra.span width="80px" paddingBlock="2.5" textStyle="tiny" color="fg.muted">
        {t('integrity.picture.broken')}
      </chakra.span>
    )
  }
  const alt = t('integrity.picture.alt', { at, title })
  return (
    <>
      <chakra.button
        type="button"
        aria-label={t('integrity.picture.open', { at })}
        onClick={() => setOpen(true)}
        disabled={ticket.data === undefined}
        flexShrink="0"
        width="80px"
        marginBlock="2"
        overflow="hidden"
        cursor="zoom-in"
        bg="bg.sunken"
        borderWidth="1px"
        borderColor="border"
        borderRadius="control"
        css={{ aspectRatio: '4 / 3' }}
      >
        {ticket.data === undefined ? null : (
          <chakra.img
            src={ticket.data}
            alt=""
            width="full"
            height="full"
            objectFit="cover"
            onError={() => setBroken(true)}
          />
        )}
      </chakra.button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        closeLabel={t('integrity.picture.close')}
        width="560px"
      >
        {ticket.data === undefined ? null : (
          <chakra.img src={ticket.data} alt={alt} width="full" borderRadius="control" />
        )}
      </Dialog>
    </>
  )
}
