import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ReplaceResume } from '../../../features/user/upload/replace-resume'
import { userMutations } from '../../../features/user/user.mutations'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { Panel } from '../../../ui/layout/panel'

/**
 * A first resume of a candidate who registered without one. The session is already watching for a
 * reading, so the file is handed in past it.
 */
export const AddResume = () => {
  const { t } = useTranslation('candidate')
  const sentence = useErrorMessage()
  const { mutate, isPending, error } = useMutation(userMutations.replaceResume())
  return (
    <chakra.div marginBlockStart="5">
      <Panel title={t('profileLoading.noneAddTitle')}>
        <chakra.p textStyle="small" color="fg.muted" marginBlockEnd="4">
          {t('profileLoading.noneAddIntro')}
        </chakra.p>
        <ReplaceResume
          first
          secondary
          onUploaded={(uploadId) => mutate({ uploadId })}
          working={isPending}
          failure={error === null ? undefined : sentence(error)}
        />
      </Panel>
    </chakra.div>
  )
}
