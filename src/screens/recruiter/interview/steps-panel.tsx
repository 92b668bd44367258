import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { interviewMutations } from '../../../features/recruiter/interviews/interviews.mutations'
import type {
  Interview,
  InterviewHistory,
} from '../../../features/recruiter/interviews/interviews.queries'
import type { UploadValue } from '../../../features/user/upload/use-upload'
import { linkIn } from '../../../lib/link-in'
import { Button, LinkButton } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'
import { Panel } from '../../../ui/layout/panel'
import { isOver } from '../../../../machines/interview/interview.machine'
import { canBe } from './can-be'
import { CancelDialog, NotAttendedDialog } from './end-dialogs'
import { FinishDialog } from './finish-dialog'
import { MoveDialog } from './move-dialog'
import { useRefusal } from './use-refusal'

interface StepsPanelProps {
  interview: Interview
  events: InterviewHistory['events']
  upload: UploadValue | null
  isRecording: boolean
  onFinished: () => void
}

/** How far the interview is, and what comes next. */
export const StepsPanel = ({
  interview,
  events,
  upload,
  isRecording,
  onFinished,
}: StepsPanelProps) => {
  const { t } = useTranslation('interviews')
  const sentence = useRefusal(events)
  const { id, status } = interview
  const step = useMutation(interviewMutations.update(id))
  const finish = useMutation(interviewMutations.update(id))
  const resume = useMutation(interviewMutations.resume(id))
  const [asking, setAsking] = useState<'move' | 'finish' | 'cancel' | 'notAttended' | null>(null)
  const can = (event: Parameters<typeof canBe>[1]) => canBe(status, event)
  const failure = step.error ?? resume.error
  const place = linkIn(interview.place)
  const close = () => setAsking(null)
  const asked = { interview, getReason: sentence, onClose: close }
  const waits = isRecording
    ? t('steps.stopFirst')
    : upload !== null && !upload.complete
      ? t('steps.uploadFirst')
      : null
  return (
    <Panel title={t(`steps.${status}`)}>
      <chakra.p color="fg.muted" maxWidth="measure">
        {t(`steps.${status}Body`)}
      </chakra.p>
      {failure === null ? null : (
        <chakra.div marginBlockStart="4">
          <Notice live tone="danger" title={t('steps.failed')}>
            {sentence(failure)}
          </Notice>
        </chakra.div>
      )}
      {isOver(status) ? null : (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          gap="3"
          marginBlockStart="4"
          css={{ '@media (max-width: 479.98px)': { '& > *': { flexGrow: '1' } } }}
        >
          {can('interview.started') ? (
            <Button
              variant="primary"
              loading={step.isPending}
              loadingLabel={t('working')}
              onClick={() => step.mutate({ action: 'started' })}
            >
              {t('steps.start')}
            </Button>
          ) : null}
          {can('interview.under_way') ? (
            <Button
              variant="primary"
              loading={step.isPending}
              loadingLabel={t('working')}
              onClick={() => step.mutate({ action: 'in_process' })}
            >
              {t('steps.come')}
            </Button>
          ) : null}
          {place === null || status === 'invite_sent' ? null : (
            <LinkButton variant="secondary">
              <a href={place} target="_blank" rel="noreferrer noopener">
                {t('steps.join')}
              </a>
            </LinkButton>
          )}
          {status === 'in_process' && can('interview.resumed') ? (
            <Button
              variant="secondary"
              loading={resume.isPending}
              loadingLabel={t('working')}
              onClick={() => resume.mutate()}
            >
              {t('steps.resume')}
            </Button>
          ) : null}
          {can('interview.rescheduled') ? (
            <Button variant="secondary" onClick={() => setAsking('move')}>
              {t('steps.move')}
            </Button>
          ) : null}
          {can('interview.finished') ? (
            <Button
              variant={status === 'in_process' ? 'primary' : 'secondary'}
              disabled={waits !== null}
              onClick={() => setAsking('finish')}
            >
              {t('steps.finish')}
            </Button>
          ) : null}
          {can('interview.not_attended') ? (
            <Button
              variant="secondary"
              disabled={waits !== null}
              onClick={() => setAsking('notAttended')}
            >
              {t('steps.notAttended')}
            </Button>
          ) : null}
          {can('interview.cancelled') ? (
            <Button variant="danger" disabled={waits !== null} onClick={() => setAsking('cancel')}>
              {t('steps.cancel')}
            </Button>
          ) : null}
        </chakra.div>
      )}
      {waits === null || !can('interview.finished') ? null : (
        <chakra.p textStyle="small" color="fg.muted" marginBlockStart="2">
          {waits}
        </chakra.p>
      )}
      <MoveDialog open={asking === 'move'} {...asked} />
      <CancelDialog open={asking === 'cancel'} {...asked} />
      <NotAttendedDialog open={asking === 'notAttended'} {...asked} />
      <FinishDialog
        open={asking === 'finish'}
        status={status}
        getReason={sentence}
        upload={upload}
        update={finish}
        onClose={close}
        onDone={onFinished}
      />
    </Panel>
  )
}
