import { chakra } from '@chakra-ui/react/styled-system'
import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Interview } from '../../../features/recruiter/interviews/interviews.queries'
import type { UpdateInterview } from '../../../features/recruiter/interviews/interviews.mutations'
import { UploadField } from '../../../features/user/upload/upload-field'
import type { Upload } from '../../../features/user/upload/use-upload'
import { formatDate } from '../../../i18n/dates'
import { formatMegabytes } from '../../../i18n/numbers'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'
import { Panel } from '../../../ui/layout/panel'
import { canBe } from './can-be'
import { RecordedInterview } from './recorded-interview'
import { RecordingNow } from './recording-now'
import type { RecorderState } from './use-recorder'

interface RecordingPanelProps {
  interview: Interview
  upload: Upload
  recorder: { state: RecorderState; start: () => void; stop: () => void }
  update: UseMutationResult<unknown, Error, UpdateInterview>
  onAdd: () => void
}

/**
 * The recording of an interview: it is made during the interview or added afterwards, then played,
 * and deleted at the end of its retention time.
 */
export const RecordingPanel = ({
  interview,
  upload,
  recorder,
  update,
  onAdd,
}: RecordingPanelProps) => {
  const { t } = useTranslation('interviews')
  const { t: tList } = useTranslation('recruiter')
  const { language } = useLanguage()
  const { recording, recording_deleted: isDeleted, status } = interview
  if (status === 'invite_sent' || status === 'cancelled' || status === 'not_attended') return null
  if (recording !== null) {
    return (
      <Panel title={t('recording.title')} titleEnd={formatMegabytes(recording.bytes, language)}>
        {recording.open ? (
          <RecordedInterview key={recording.id} recording={recording} />
        ) : (
          <Notice tone="info" title={tList('closed.recordings')}>
            {tList('closed.recordingsBody')}
          </Notice>
        )}
        <chakra.p textStyle="small" color="fg.muted" marginBlockStart="3">
          {t('recording.until', { on: formatDate(recording.until, language) })}
        </chakra.p>
      </Panel>
    )
  }
  if (isDeleted) {
    return (
      <Panel title={t('recording.title')}>
        <Notice tone="info" title={t('recording.deleted')}>
          {t('recording.deletedBody')}
        </Notice>
      </Panel>
    )
  }
  const isOver = canBe(status, 'recording.added')
  const isRecording = recorder.state.at === 'recording'
  return (
    <Panel title={t('recording.title')}>
      <chakra.div display="flex" flexDirection="column" gap="5">
        {isOver ? null : (
          <RecordingNow
            state={recorder.state}
            onStart={recorder.start}
            onStop={recorder.stop}
            again={upload.value !== null}
          />
        )}
        {isRecording ? null : (
          <UploadField
            kind="interview"
            upload={upload}
            label={isOver ? t('recording.add') : t('recording.own')}
            hint={t('recording.hint')}
          />
        )}
        {isOver ? (
          <AddIt complete={upload.value?.complete === true} update={update} onAdd={onAdd} />
        ) : upload.value === null ? null : (
          <p>{t('recording.goesWithEnd')}</p>
        )}
      </chakra.div>
    </Panel>
  )
}

const AddIt = ({
  complete,
  update,
  onAdd,
}: { complete: boolean } & Pick<RecordingPanelProps, 'update' | 'onAdd'>) => {
  const { t } = useTranslation('interviews')
  const sentence = useErrorMessage()
  if (!complete) return null
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" alignItems="flex-start">
      {update.error === null ? null : (
        <Notice live tone="danger" title={t('recording.addFailed')}>
          {sentence(update.error)}
        </Notice>
      )}
      <Button
        variant="primary"
        loading={update.isPending}
        loadingLabel={t('working')}
        onClick={onAdd}
      >
        {t('recording.addNow')}
      </Button>
    </chakra.div>
  )
}
