import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import {
  ReadingProgress,
  ResumeFile,
  ResumeFindings,
} from '../../../features/user/upload/resume-reading'
import { ReplaceResume } from '../../../features/user/upload/replace-resume'
import { useResumeFailure } from '../../../features/user/upload/use-resume-failure'
import { userMutations } from '../../../features/user/user.mutations'
import { userQueries } from '../../../features/user/user.queries'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { ErrorState } from '../../../ui/feedback/states'

type Profile = components['schemas']['UserProfile']

const lookEvery = 2000

/**
 * How the resume goes while the registration waits, so that an approved candidate finds the profile
 * ready.
 */
export const ResumePanel = () => {
  const { t } = useTranslation('user')
  const { t: tCommon } = useTranslation('common')
  const sentence = useErrorMessage()
  const profile = useQuery({
    ...userQueries.profile(),
    refetchInterval: ({ state }) =>
      state.data?.resume?.status === 'in_progress' ? lookEvery : false,
  })
  if (profile.data !== undefined) return <Resume profile={profile.data} />
  if (profile.isError) {
    return (
      <ErrorState
        title={t('resume.notLoaded')}
        retryLabel={tCommon('action.retry')}
        onRetry={() => void profile.refetch()}
        retrying={profile.isFetching}
      >
        {sentence(profile.error)}
      </ErrorState>
    )
  }
  return (
    <Loading label={tCommon('state.loading')}>
      <chakra.div display="flex" flexDirection="column" gap="3">
        <Skeleton width="60%" height="24px" />
        <Skeleton width="80%" />
        <Skeleton />
      </chakra.div>
    </Loading>
  )
}

const Resume = ({ profile }: { profile: Profile }) => {
  const { t } = useTranslation('user')
  const sentence = useErrorMessage()
  const failureWords = useResumeFailure()
  const [replacing, setReplacing] = useState(false)
  const { mutate, isPending, error } = useMutation({
    ...userMutations.replaceResume(),
    onSettled: (_profile, failure) => setReplacing(failure !== null),
  })
  const { resume, upload_response: read } = profile
  const hasFailed = resume?.status === 'failed'
  const title =
    resume === null
      ? t('resume.none')
      : hasFailed
        ? t('resume.failed')
        : resume.status === 'in_progress'
          ? t('resume.reading')
          : t('resume.read')
  const canKeep = !hasFailed
  return (
    <chakra.section aria-label={t('resume.label')} display="flex" flexDirection="column" gap="4">
      <div>
        <chakra.h2 textStyle="h2">{title}</chakra.h2>
        {resume === null ? (
          <chakra.p textStyle="small" color="fg.muted" marginBlockStart="1">
            {t('resume.noneBody')}
          </chakra.p>
        ) : (
          <ResumeFile resume={resume} />
        )}
      </div>
      {resume?.status === 'in_progress' ? <ReadingProgress resume={resume} /> : null}
      {resume?.status === 'completed' && read !== null ? (
        <ResumeFindings profile={read.profile} />
      ) : null}
      {hasFailed ? (
        <Notice
          tone="danger"
          live
          title={failureWords({ code: resume.failure ?? 'resume_broken', message: '' })}
        />
      ) : null}
      {replacing || !canKeep ? (
        <ReplaceResume
          onUploaded={(uploadId) => mutate({ uploadId })}
          working={isPending}
          first={resume === null}
          failure={error === null ? undefined : sentence(error)}
          {...(canKeep ? { onKeep: () => setReplacing(false) } : {})}
        />
      ) : (
        <div>
          <Button size="sm" variant="secondary" onClick={() => setReplacing(true)}>
            {resume === null ? t('resume.add') : t('resume.replace')}
          </Button>
        </div>
      )}
    </chakra.section>
  )
}
