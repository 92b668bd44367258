import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { SessionContext, type SessionSnapshot } from '../../../session/session-context'
import { ReadingProgress, ResumeFile } from '../../../features/user/upload/resume-reading'
import { ReplaceResume } from '../../../features/user/upload/replace-resume'
import { useResumeFailure } from '../../../features/user/upload/use-resume-failure'
import { userQueries } from '../../../features/user/user.queries'
import { Notice } from '../../../ui/feedback/notice'
import { Panel } from '../../../ui/layout/panel'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'

const refusal = ({ context }: SessionSnapshot) => context.failure
const isReplacing = (snapshot: SessionSnapshot) =>
  snapshot.matches({ CANDIDATE_PROFILE_PENDING: 'replacing' })

/** How far the reading is. */
export const ResumeInReading = () => {
  const { t } = useTranslation('user')
  const { t: tCommon } = useTranslation('common')
  // The session's own watcher asks; a question of this page's would only come in between.
  const { data } = useQuery({ ...userQueries.profile(), enabled: false })
  const resume = data?.resume ?? null
  return (
    <Panel title={t('resume.reading')}>
      {resume === null ? (
        <Loading label={tCommon('state.loading')}>
          <chakra.div display="flex" flexDirection="column" gap="3">
            <Skeleton width="50%" />
            <Skeleton height="6px" />
          </chakra.div>
        </Loading>
      ) : (
        <chakra.div display="flex" flexDirection="column" gap="5">
          <ResumeFile resume={resume} />
          <ReadingProgress resume={resume} />
        </chakra.div>
      )}
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
