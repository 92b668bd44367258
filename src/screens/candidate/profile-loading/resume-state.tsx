import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { ReadingProgress, ResumeFile } from '../../../features/user/upload/resume-reading'
import { ReplaceResume } from '../../../features/user/upload/replace-resume'
import { useResumeFailure } from '../../../features/user/upload/use-resume-failure'
import { Notice } from '../../../ui/feedback/notice'
import { Panel } from '../../../ui/layout/panel'

const refusal = ({ context }: SessionSnapshot) => context.failure
const isReplacing = (snapshot: SessionSnapshot) =>
  snapshot.matches({ CANDIDATE_PROFILE_PENDING: 'replacing' })

type Resume = NonNullable<components['schemas']['UserProfile']['resume']>

/** How far the reading is. */
export const ResumeInReading = ({ resume }: { resume: Resume }) => {
  const { t } = useTranslation('user')
  return (
    <Panel title={t('resume.reading')}>
      <chakra.div display="flex" flexDirection="column" gap="5">
        <ResumeFile resume={resume} />
        <ReadingProgress resume={resume} />
      </chakra.div>
    </Panel>
  )
}

/** Why nothing could be read, and the place for another resume. */
export const FailedResume = () => {
  const { t } = useTranslation('user')
  const actor = SessionContext.useActorRef()
  const failureWords = useResumeFailure()
  const failure = SessionContext.useSelector(refusal)
  const replacing = SessionContext.useSelector(isReplacing)
  return (
    <Panel title={t('resume.failed')}>
      <chakra.div display="flex" flexDirection="column" gap="5">
        {failure === null ? null : <Notice tone="danger" live title={failureWords(failure)} />}
        <ReplaceResume
          onUploaded={(uploadId) => actor.send({ type: 'resume.uploaded', uploadId })}
          working={replacing}
        />
      </chakra.div>
    </Panel>
  )
}
