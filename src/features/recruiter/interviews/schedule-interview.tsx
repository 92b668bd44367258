import { useMutation, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { filled, optionalBlockField, optionalLineField } from '../../../forms/field-rules'
import { FormDialog } from '../../../forms/form-dialog'
import { FormField, ValueField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { ownTimeZone } from '../../../lib/own-time-zone'
import { RadioGroupField } from '../../../ui/fields/choice-field'
import { SelectField } from '../../../ui/fields/select-field'
import { TextAreaField } from '../../../ui/fields/text-area-field'
import { TextField } from '../../../ui/fields/text-field'
import { CandidateChoice } from '../people/candidate-choice'
import { interviewMutations, type StartInterview } from './interviews.mutations'
import { type Interview, interviewQueries } from './interviews.queries'
import { JobChoice } from './job-choice'
import { recruiterQueries } from '../recruiter.queries'
import { WhenFields } from './when-fields'
import { momentIn, whenRules, whenShape, type When } from './when.rules'

interface ScheduleInterviewProps {
  open: boolean
  onClose: () => void
  /** The candidate, if the page has already chosen one. */
  candidateId?: string
  /** For which job, where that is not to be chosen. */
  jobId?: string
  /** The interview that was made, where the page goes on to it. */
  onMade?: (interview: Interview) => void
}

const scheduleForm = z
  .object({
    job_id: z.string().check(filled),
    candidate_id: z.string().check(filled),
    how: z.enum(['later', 'now']),
    ...whenShape,
    place: optionalLineField,
    note: optionalBlockField,
  })
  .check(...whenRules(({ how }: When & { how: 'later' | 'now' }) => how === 'later'))
type ScheduleValues = z.infer<typeof scheduleForm>

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
  const form = useAppForm({
    schema: scheduleForm,
    defaultValues: {
      job_id: jobId ?? '',
      candidate_id: candidateId ?? '',
      how: 'later',
      day: '',
      scheduled_at: '',
      time_zone: ownTimeZone(),
      duration_minutes: '45',
      place: '',
      note: '',
    },
  })
  const [how, chosen] = useWatch({ control: form.control, name: ['how', 'candidate_id'] })
  const candidate = useCandidate(chosen)
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onDone={({ data }) => onMade?.(data)}
      form={form}
      mutation={start}
      toRequest={toRequest}
      done={({ data }) => ({
        title: t(data.status === 'invite_sent' ? 'schedule.done' : 'schedule.begun', {
          name: `\u2068${data.candidate_name}\u2069`,
        }),
      })}
      width="640px"
      title={t('schedule.title')}
      description={t('schedule.follows')}
      confirmLabel={how === 'now' ? t('schedule.begin') : t('schedule.invite')}
      failed={t('schedule.failed')}
    >
      {jobId === undefined ? (
        <ValueField<string> name="job_id" label={t('schedule.job')}>
          {(field) => <JobChoice {...field} />}
        </ValueField>
      ) : null}
      {candidateId === undefined ? (
        <ValueField<string> name="candidate_id" label={t('schedule.candidate')}>
          {(field) => <CandidateChoice {...field} find={t('schedule.find')} />}
        </ValueField>
      ) : null}
      <ValueField<ScheduleValues['how']> name="how" label={t('schedule.how')}>
        {({ label, onValueChange, ...field }) => (
          <RadioGroupField
            {...field}
            inline
            legend={label}
            onValueChange={(value) => {
              onValueChange(value)
              // What is wrong with one time is not with the other.
              form.clearErrors('scheduled_at')
            }}
            options={(['later', 'now'] as const).map((value) => ({
              value,
              label: t(`schedule.hows.${value}`),
            }))}
          />
        )}
      </ValueField>
      {how === 'later' ? <WhenFields candidate={candidate} /> : <LengthFromNow />}
      <FormField name="place" label={t('schedule.place')}>
        {(field) => (
          <TextField {...field} hint={t('schedule.placeHint')} dir="auto" maxLength={500} />
        )}
      </FormField>
      <FormField name="note" label={t('schedule.note')}>
        {(field) => (
          <TextAreaField {...field} hint={t('schedule.noteHint')} rows={2} maxLength={2000} />
        )}
      </FormField>
    </FormDialog>
  )
}

const toRequest = ({
  how,
  day,
  scheduled_at: time,
  duration_minutes: minutes,
  place,
  note,
  ...chosen
}: ScheduleValues): StartInterview => ({
  ...chosen,
  scheduled_at:
    how === 'now'
      ? null
      : (momentIn({ ...chosen, day, scheduled_at: time })?.toISOString() ?? null),
  duration_minutes: Number(minutes),
  place: place || null,
  note: note || null,
})

/**
 * The length of an interview that begins at once; an error about its time is shown at this field.
 */
const LengthFromNow = () => {
  const { t } = useTranslation('interviews')
  return (
    <FormField name="scheduled_at" label={t('when.length')}>
      {({ label, error }) => (
        <FormField name="duration_minutes" label={label}>
          {(field) => (
            <SelectField
              {...field}
              error={field.error ?? error}
              options={[15, 30, 45, 60, 90, 120].map((count) => ({
                value: String(count),
                label: t('minutes', { count }),
              }))}
            />
          )}
        </FormField>
      )}
    </FormField>
  )
}

function useCandidate(id: string): { name: string; zone: string | null } | null {
  const { data: person } = useQuery({ ...recruiterQueries.person(id), enabled: id !== '' })
  const { data: zone = null } = useQuery({ ...interviewQueries.timeZone(id), enabled: id !== '' })
  return id === '' || person === undefined
    ? null
    : { name: `${person.first_name} ${person.last_name}`.trim(), zone }
}
