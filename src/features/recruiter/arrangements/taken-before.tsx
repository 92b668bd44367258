import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'
import { getParts } from '../outcomes/assessment-address'
import { recruiterMutations } from '../recruiter.mutations'
import type { AssessmentId } from '../recruiter.queries'

/**
 * Says that somebody took an assessment under an account that they deleted, and offers to let them
 * take it again.
 */
export const TakenBefore = ({
  userId,
  assessmentId,
}: {
  userId: string
  assessmentId: AssessmentId
}) => {
  const { t } = useTranslation('arrangement')
  const { t: labels } = useTranslation('recruiter')
  const sentence = useErrorMessage()
  const allow = useMutation(recruiterMutations.allowAgain(userId))
  const { kind } = getParts(assessmentId)
  const send = () =>
    allow.mutate(assessmentId, {
      onSuccess: ({ message }) => notify.success({ title: message ?? t('allowAgain') }),
    })
  return (
    <Notice
      tone={allow.isError ? 'danger' : 'info'}
      live={allow.isError}
      title={
        allow.isError ? t('notAllowed') : t('takenBefore', { assessment: labels(`kind.${kind}`) })
      }
      action={
        <Button
          size="sm"
          variant="secondary"
          loading={allow.isPending}
          loadingLabel={t('allowing')}
          onClick={send}
        >
          {t('allowAgain')}
        </Button>
      }
    >
      {allow.isError ? sentence(allow.error) : t('takenBeforeBody')}
    </Notice>
  )
}
