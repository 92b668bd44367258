import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ownTimeZone } from '../../i18n/time-zones'
import { momentOf } from '../../i18n/wall-time'
import { RadioGroupField } from '../../ui/choice-field'
import { ConfirmDialog } from '../../ui/dialog'
import { SelectField } from '../../ui/select-field'
import { TextAreaField } from '../../ui/text-area-field'
import { TextField } from '../../ui/text-field'
import { CandidateChoice } from './candidate-choice'
import { interviewMutations, type StartInterview } from './interviews.mutations'
import { type Interview, interviewQueries } from './interviews.queries'
import { JobChoice } from './job-choice'
import { recruiterQueries } from './recruiter.queries'
import { useAsking } from './use-asking'
import { isOfTime, type When, WhenFields } from './when-fields'

interface ScheduleInterviewProps {
  open: boolean
  onClose: () => void
  /** Whom it is with, where that is not to be chosen. */
  candidateId?: string
  /** For which job, where that is not to be chosen. */
  jobId?: string
  /** The interview that was made, where the page goes on to it. */
  onMade?: (interview: Interview) => void
}

interface Said extends When {
  job: string
  candidate: string
  how: 'later' | 'now'
  place: string
  note: string
}

/** Asks whom to interview for which job and when, and invites them; or begins at once. */
export const ScheduleInterview = ({
  open,
  onClose,
  candidateId,
  jobId,
  onMade,
}: ScheduleInterviewProps) => {
  const { t } = useTranslation('interviews')
  const start = useMutation(interviewMutations.start())
  const first: Said = {
    job: jobId ?? '',
    candidate: candidateId ?? '',
    how: 'later',
    day: '',
    time: '',
    zone: ownTimeZone(),
    minutes: '45',
    place: '',
    note: '',
  }
  const { said, change, missing, dialog } = useAsking({
    first,
    sending: start,
    bodyOf,
    done: ({ data }) => {
      onMade?.(data)
      return {
        title: t(data.status === 'invite_sent' ? 'schedule.done' : 'schedule.begun', {
          name: `\u2068${data.candidate_name}\u2069`,
        }),
      }
    },
    onClose,
  })
  const candidate = useCandidate(said.candidate)
  return (
    <ConfirmDialog
      {...dialog}
      failure={isOfTime(start.error) ? undefined : dialog.failure}
      open={open}
      width="640px"
      title={t('schedule.title')}
      confirmLabel={said.how === 'now' ? t('schedule.begin') : t('schedule.invite')}
      failed={t('schedule.failed')}
      fields={
        <>
          {jobId === undefined ? (
            <JobChoice
              value={said.job}
              onChange={(job) => change({ job })}
              error={missing(said.job === '')}
            />
          ) : null}
          {candidateId === undefined ? (
            <CandidateChoice
              legend={t('schedule.candidate')}
              find={t('schedule.find')}
              value={said.candidate}
              onChange={(id) => change({ candidate: id })}
              error={missing(said.candidate === '')}
            />
          ) : null}
          <RadioGroupField
            inline
            legend={t('schedule.how')}
            name="how"
            value={said.how}
            onValueChange={(how) => change({ how })}
            options={(['later', 'now'] as const).map((how) => ({
              value: how,
              label: t(`schedule.hows.${how}`),
            }))}
          />
          {said.how === 'later' ? (
            <WhenFields
              said={said}
              onChange={change}
              missing={missing}
              refused={start.error}
              candidate={candidate}
            />
          ) : (
            <SelectField
              label={t('when.length')}
              value={said.minutes}
              onChange={(event) => change({ minutes: event.target.value })}
              options={[15, 30, 45, 60, 90, 120].map((minutes) => ({
                value: String(minutes),
                label: t('minutes', { count: minutes }),
              }))}
              error={isOfTime(start.error) ? dialog.failure : undefined}
            />
          )}
          <TextField
            label={t('schedule.place')}
            hint={t('schedule.placeHint')}
            dir="auto"
            maxLength={500}
            value={said.place}
            onChange={(event) => change({ place: event.target.value })}
          />
          <TextAreaField
            label={t('schedule.note')}
            hint={t('schedule.noteHint')}
            rows={2}
            maxLength={2000}
            value={said.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </>
      }
    >
      {t('schedule.follows')}
    </ConfirmDialog>
  )
}

/** What is sent; null while something is missing. */
function bodyOf({
  job,
  candidate,
  how,
  minutes,
  place,
  note,
  ...when
}: Said): StartInterview | null {
  const at = how === 'now' ? null : momentOf(when, when.zone)
  if (job === '' || candidate === '' || (how === 'later' && at === null)) return null
  return {
    job_id: job,
    candidate_id: candidate,
    scheduled_at: at?.toISOString() ?? null,
    duration_minutes: Number(minutes),
    time_zone: when.zone,
    place: place.trim() || null,
    note: note.trim() || null,
  }
}

function useCandidate(id: string): { name: string; zone: string | null } | null {
  const { data: person } = useQuery({ ...recruiterQueries.person(id), enabled: id !== '' })
  const { data: zone = null } = useQuery({ ...interviewQueries.zoneOf(id), enabled: id !== '' })
  return id === '' || person === undefined
    ? null
    : { name: `${person.first_name} ${person.last_name}`.trim(), zone }
}
