import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { profileMutations } from '../../../../features/user/profile.mutations'
import { ResumeFile } from '../../../../features/user/upload/resume-reading'
import { useErrorMessage } from '../../../../i18n/use-error-message'
import { download } from '../../../../lib/download'
import { notify } from '../../../../notify'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { Notice } from '../../../../ui/feedback/notice'
import { Panel } from '../../../../ui/layout/panel'

type Profile = components['schemas']['UserProfile']

/** The file that was handed in, if there is one; opening it stands in the access log. */
export const ResumePanel = ({ profile }: { profile: Profile }) => {
  const { resume } = profile
  const { t } = useTranslation('registration')
  const sentence = useErrorMessage()
  const file = useMutation({
    ...profileMutations.resumeFile(),
    onSuccess: (url) => download(url),
    onError: (error) => notify.error({ title: t('resume.failed'), body: sentence(error) }),
  })
  return (
    <Panel level={3} title={t('resume.title')}>
      {resume === null ? (
        <Notice tone="info" title={t('resume.none')}>
          {profile.upload_response === null ? t('resume.noneYet') : t('resume.noneTyped')}
        </Notice>
      ) : (
        <chakra.div display="flex" flexDirection="column" gap="3">
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
          >
            <ResumeFile resume={resume} />
            <Button
              size="sm"
              variant="secondary"
              icon={<Icon of={Download} />}
              loading={file.isPending}
              onClick={() => file.mutate(resume.id)}
            >
              {t('resume.download')}
            </Button>
          </chakra.div>
          <chakra.p textStyle="tiny" color="fg.muted">
            {t('resume.logged')}
          </chakra.p>
          {resume.status === 'completed' ? null : (
            <Notice tone="info" title={t(`resume.status.${resume.status}`)} />
          )}
        </chakra.div>
      )}
    </Panel>
  )
}
