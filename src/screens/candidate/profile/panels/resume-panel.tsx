import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { profileMutations } from '../../../../features/user/profile.mutations'
import { ReadingProgress, ResumeFile } from '../../../../features/user/upload/resume-reading'
import { ReplaceResume } from '../../../../features/user/upload/replace-resume'
import { useResumeFailure } from '../../../../features/user/upload/use-resume-failure'
import { userMutations } from '../../../../features/user/user.mutations'
import { useErrorMessage } from '../../../../i18n/use-error-message'
import { download } from '../../../../lib/download'
import { notify } from '../../../../notify'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { Notice } from '../../../../ui/feedback/notice'
import { Panel } from '../../../../ui/layout/panel'

type Resume = components['schemas']['UserProfile']['resume']

/** The file that was handed in, to be had back, and another in its place. */
export const ResumePanel = ({ resume }: { resume: Resume }) => {
  const { t } = useTranslation('profile')
  const sentence = useErrorMessage()
  const failureWords = useResumeFailure()
  const [replacing, setReplacing] = useState(false)
  const replace = useMutation({
    ...userMutations.replaceResume(),
    onSettled: (_profile, failure) => setReplacing(failure !== null),
  })
  const file = useMutation({
    ...profileMutations.resumeFile(),
    onSuccess: (url) => download(url),
    onError: (error) => notify.error({ title: t('resume.notDownloaded'), body: sentence(error) }),
  })
  return (
    <Panel title={t('resume.title')}>
      <chakra.div display="flex" flexDirection="column" gap="4">
        {resume === null ? (
          <chakra.p textStyle="small" color="fg.muted">
            {t('resume.none')}
          </chakra.p>
        ) : (
          <ResumeFile resume={resume} />
        )}
        {resume?.status === 'in_progress' ? <ReadingProgress resume={resume} /> : null}
        {resume?.status === 'failed' ? (
          <Notice tone="warning" title={t('resume.failed')}>
            {failureWords({ code: resume.failure ?? 'resume_broken', message: '' })}
          </Notice>
        ) : null}
        {replacing ? (
          <ReplaceResume
            secondary
            first={resume === null}
            onUploaded={(uploadId) => replace.mutate({ uploadId })}
            working={replace.isPending}
            failure={replace.error === null ? undefined : sentence(replace.error)}
            onKeep={() => setReplacing(false)}
          />
        ) : (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {resume === null ? null : (
              <Button
                size="sm"
                variant="secondary"
                icon={<Icon of={Download} size={18} />}
                loading={file.isPending}
                loadingLabel={t('resume.downloading')}
                onClick={() => file.mutate(resume.id)}
              >
                {t('resume.download')}
              </Button>
            )}
            {resume?.status === 'in_progress' ? null : (
              <Button size="sm" variant="secondary" onClick={() => setReplacing(true)}>
                {resume === null ? t('resume.upload') : t('resume.replace')}
              </Button>
            )}
          </chakra.div>
        )}
      </chakra.div>
    </Panel>
  )
}
