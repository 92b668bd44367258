import { chakra } from '@chakra-ui/react/styled-system'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Interview } from '../../../features/recruiter/interviews/interviews.queries'
import { useRecordingAddress } from '../../../features/recruiter/outcomes/use-recording-address'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { Notice } from '../../../ui/feedback/notice'

/**
 * The recording, whose address is asked for when somebody wants to see it: who opened it is on
 * record.
 */
export const RecordedInterview = ({
  recording,
}: {
  recording: NonNullable<Interview['recording']>
}) => {
  const { t } = useTranslation('interviews')
  const sentence = useErrorMessage()
  const [opened, setOpened] = useState(false)
  const { ticket, gone, again, onError } = useRecordingAddress(
    'interview_recording',
    recording.id,
    opened,
  )
  if (gone) {
    return (
      <Notice
        live
        tone="danger"
        title={t('recording.notPlayed')}
        action={
          <Button size="xs" variant="secondary" loading={ticket.isFetching} onClick={again}>
            {t('recording.lookAgain')}
          </Button>
        }
      >
        {ticket.isError ? sentence(ticket.error) : t('recording.notPlayedBody')}
      </Notice>
    )
  }
  if (ticket.data === undefined) {
    return (
      <chakra.div
        bg="ink"
        borderRadius="control"
        color="ink.fg"
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent="center"
        gap="3"
        padding="6"
        textAlign="center"
        css={{
          aspectRatio: { base: 'auto', md: '16 / 9' },
          maxHeight: '420px',
          minHeight: '200px',
          width: '100%',
        }}
      >
        <Button
          variant="onInk"
          icon={<Icon of={Play} />}
          loading={opened}
          loadingLabel={t('recording.opening')}
          onClick={() => setOpened(true)}
        >
          {t('recording.play')}
        </Button>
        <chakra.p textStyle="small" color="ink.muted">
          {t('recording.logged')}
        </chakra.p>
      </chakra.div>
    )
  }
  return recording.mime.startsWith('audio/') ? (
    <chakra.audio
      src={ticket.data}
      controls
      autoPlay
      aria-label={t('recording.title')}
      onError={onError}
      width="full"
    />
  ) : (
    <chakra.video
      src={ticket.data}
      controls
      autoPlay
      playsInline
      aria-label={t('recording.title')}
      onError={onError}
      width="full"
      bg="ink"
      borderRadius="control"
      css={{ aspectRatio: '16 / 9', maxHeight: '420px' }}
    />
  )
}
