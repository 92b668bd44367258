import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { recruiterQueries } from '../../../../features/recruiter/recruiter.queries'
import { formatClock } from '../../../../i18n/numbers'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { Notice } from '../../../../ui/feedback/notice'
import { useRecordingMessage } from '../player/use-recording-message'

/**
 * One recorded answer. Its sound is fetched when somebody wants to hear it, since who listens is on
 * record.
 */
export const Take = ({ take }: { take: components['schemas']['ReportTake'] }) => {
  const { t } = useTranslation('recruiter')
  const [wanted, setWanted] = useState(false)
  const [broken, setBroken] = useState(false)
  const ticket = useQuery({ ...recruiterQueries.ticket('take', take.id), enabled: wanted })
  const missing = useRecordingMessage(ticket.error)
  const length = formatClock(Math.max(1, Math.round(take.duration_ms / 1000)))
  const again = () => {
    setBroken(false)
    void ticket.refetch()
  }
  if (broken || ticket.isError) {
    return (
      <Notice
        live
        tone="danger"
        title={missing}
        action={
          <Button size="xs" variant="secondary" onClick={again}>
            {t('player.lookAgain')}
          </Button>
        }
      />
    )
  }
  if (ticket.data === undefined) {
    return (
      <span>
        <Button
          size="sm"
          variant="secondary"
          icon={<Icon of={Play} size={16} />}
          loading={wanted}
          onClick={() => setWanted(true)}
        >
          {t('answers.listen', { length })}
        </Button>
      </span>
    )
  }
  return (
    <chakra.div dir="ltr">
      {/* The transcript, where there is one, stands under it. */}
      <chakra.audio
        src={ticket.data}
        controls
        autoPlay
        preload="auto"
        aria-label={t('answers.listen', { length })}
        width="full"
        maxWidth="420px"
        height="40px"
        onError={() => setBroken(true)}
      />
    </chakra.div>
  )
}
