import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScheduleInterview } from '../../../features/recruiter/interviews/schedule-interview'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'

/** Invites this candidate to an interview. */
export const InterviewButton = ({ candidateId }: { candidateId: string }) => {
  const { t } = useTranslation('interviews')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" icon={<Icon of={CalendarPlus} />} onClick={() => setOpen(true)}>
        {t('schedule.open')}
      </Button>
      <ScheduleInterview open={open} onClose={() => setOpen(false)} candidateId={candidateId} />
    </>
  )
}
