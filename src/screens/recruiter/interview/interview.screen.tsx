import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useBlocker, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarButton } from '../../../features/interview/calendar-button'
import { InterviewStatus } from '../../../features/interview/interview-status'
import { interviewMutations } from '../../../features/recruiter/interviews/interviews.mutations'
import {
  type InterviewHistory,
  interviewQueries,
} from '../../../features/recruiter/interviews/interviews.queries'
import { Missing, OnePage } from '../../../features/recruiter/lists/one-page'
import { type UploadValue, useUpload } from '../../../features/user/upload/use-upload'
import { notify } from '../../../notify'
import { toCandidateSeen, toRecruiterInterviews } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Columns } from '../../../ui/layout/columns'
import { ConfirmDialog } from '../../../ui/overlays/dialog'
import { Breadcrumbs } from '../../../ui/lists/filters'
import { PageTitle } from '../../../ui/layout/panel'
import { FactsPanel } from './facts-panel'
import { HistoryPanel, ReportPanel } from './history-panel'
import { RecordingPanel } from './recording-panel'
import { StepsPanel } from './steps-panel'
import { useRecorder } from './use-recorder'

/** One interview: led from its invitation to its end, and read after it. */
const InterviewScreen = () => {
  const { t } = useTranslation('interviews')
  const { id = '' }: { id?: string } = useParams({ strict: false })
  return (
    <OnePage
      query={useQuery(interviewQueries.one(id))}
      labels={{ loading: t('one.loading'), failed: t('one.failed') }}
      missing={
        <Missing
          title={t('one.missing')}
          body={t('one.missingBody')}
          list={<Link to={toRecruiterInterviews()}>{t('one.toList')}</Link>}
        />
      }
    >
      {(history) => <Shown key={id} history={history} />}
    </OnePage>
  )
}

const Shown = ({ history: { interview, events } }: { history: InterviewHistory }) => {
  const { t } = useTranslation('interviews')
  const [value, setValue] = useState<UploadValue | null>(null)
  const upload = useUpload('interview', value, setValue)
  const recorder = useRecorder(
    `${interview.interview_job_id}-${interview.scheduled_at.slice(0, 10)}`,
    upload.take,
  )
  const update = useMutation(interviewMutations.update(interview.id))
  const isLost = recorder.state.at === 'recording' || value !== null
  const leaving = useBlocker({
    shouldBlockFn: () => isLost,
    enableBeforeUnload: () => isLost,
    withResolver: true,
  })
  const add = () => {
    if (value === null) return
    update.mutate({ action: 'finished', upload_id: value.uploadId }, { onSuccess: finish })
  }
  const finish = () => {
    setValue(null)
    notify.success({ title: t('recording.added') })
  }
  return (
    <>
      <Breadcrumbs
        label={t('one.path')}
        links={[
          <Link key="list" to={toRecruiterInterviews()}>
            {t('title')}
          </Link>,
        ]}
        here={t('one.here')}
      />
      <PageTitle
        title={<bdi>{interview.candidate_name}</bdi>}
        intro={<bdi>{interview.job_title}</bdi>}
        aside={<InterviewStatus status={interview.status} />}
        action={
          <>
            <LinkButton size="sm" variant="secondary">
              <Link to={toCandidateSeen()} search={{ id: interview.candidate_id }}>
                {t('one.profile')}
              </Link>
            </LinkButton>
            {interview.status === 'invite_sent' ? <CalendarButton id={interview.id} /> : null}
          </>
        }
      />
      <Columns>
        <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0">
          <StepsPanel
            interview={interview}
            events={events}
            upload={value}
            isRecording={recorder.state.at === 'recording'}
            onFinished={() => setValue(null)}
          />
          <RecordingPanel
            interview={interview}
            upload={upload}
            recorder={recorder}
            update={update}
            onAdd={add}
          />
          <ReportPanel events={events} />
        </chakra.div>
        <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0">
          <FactsPanel interview={interview} />
          <HistoryPanel events={events} />
        </chakra.div>
      </Columns>
      <ConfirmDialog
        open={leaving.status === 'blocked'}
        onClose={() => leaving.reset?.()}
        onConfirm={() => leaving.proceed?.()}
        title={t('leave.title')}
        closeLabel={t('close')}
        cancelLabel={t('leave.stay')}
        confirmLabel={t('leave.confirm')}
        danger
      >
        {t('leave.follows')}
      </ConfirmDialog>
    </>
  )
}

export default InterviewScreen
