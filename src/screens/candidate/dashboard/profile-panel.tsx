import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { useSession, useSessionActor, type SessionSnapshot } from '../../../features/auth/session'
import { ReplaceResume } from '../../../features/user/replace-resume'
import { ResumeFile, ResumeFindings } from '../../../features/user/resume-reading'
import { useResumeFailure } from '../../../features/user/use-resume-failure'
import { userQueries } from '../../../features/user/user.queries'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { Notice } from '../../../ui/notice'
import { Panel } from '../../../ui/panel'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'

type Profile = components['schemas']['UserProfile']

const isReplacing = (snapshot: SessionSnapshot) => snapshot.matches({ CANDIDATE: 'replacing' })

/** What the resume became. */
export const ProfilePanel = () => {
  const { t } = useTranslation('candidate')
  const { t: tCommon } = useTranslation('common')
  const sentence = useErrorSentence()
  const profile = useQuery(userQueries.profile())
  return (
    <Panel title={t('dashboard.profile.title')}>
      {profile.data !== undefined ? (
        <ProfileStatus profile={profile.data} />
      ) : profile.isError ? (
        <ErrorState level={3} title={t('dashboard.profile.failed')} retryLabel={tCommon('action.retry')} onRetry={() => void profile.refetch()} retrying={profile.isFetching}>
          {sentence(profile.error)}
        </ErrorState>
      ) : (
        <Loading label={tCommon('state.loading')}>
          <chakra.div display="flex" flexDirection="column" gap="3">
            <Skeleton width="70%" />
            <Skeleton />
            <Skeleton width="50%" />
          </chakra.div>
        </Loading>
      )}
    </Panel>
  )
}

const ProfileStatus = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('candidate')
  const actor = useSessionActor()
  const failureWords = useResumeFailure()
  const replacing = useSession(isReplacing)
  const { resume, upload_response: read } = profile
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      {resume === null ? null : <ResumeFile resume={resume} />}
      {resume?.status === 'failed' ? (
        <>
          <Notice tone="warning" title={t('dashboard.profile.kept')}>
            {failureWords({ code: resume.failure ?? 'resume_broken', message: '' })}
          </Notice>
          <ReplaceResume onUploaded={(uploadId) => actor.send({ type: 'resume.uploaded', uploadId })} working={replacing} secondary />
        </>
      ) : null}
      {read === null ? null : <ResumeFindings profile={read.profile} earlier={resume?.status === 'failed'} />}
    </chakra.div>
  )
}
