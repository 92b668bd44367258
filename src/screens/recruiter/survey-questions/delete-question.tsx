import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { surveyMutations } from '../../../features/survey/survey.mutations'
import type { SurveyQuestion } from '../../../features/survey/survey.queries'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { notify } from '../../../notify'
import { ConfirmDialog } from '../../../ui/overlays/dialog'

interface DeleteQuestionProps {
  open: boolean
  question: SurveyQuestion
  onClose: () => void
}

/** Asks before a question leaves the survey, and says what stays. */
export const DeleteQuestion = ({ open, question, onClose }: DeleteQuestionProps) => {
  const { t } = useTranslation('survey')
  const { language } = useLanguage()
  const sentence = useErrorMessage()
  const remove = useMutation(surveyMutations.remove())
  const close = () => {
    remove.reset()
    onClose()
  }
  const confirm = () =>
    remove.mutate(question.id, {
      onSuccess: ({ message }) => {
        notify.success({ title: message ?? t('delete.done') })
        onClose()
      },
    })
  return (
    <ConfirmDialog
      open={open}
      onClose={close}
      onConfirm={confirm}
      title={t('delete.ask')}
      closeLabel={t('close')}
      cancelLabel={t('delete.keep')}
      confirmLabel={t('delete.confirm')}
      workingLabel={t('delete.working')}
      working={remove.isPending}
      failure={remove.isError ? `${t('delete.failed')} ${sentence(remove.error)}` : undefined}
      danger
    >
      <chakra.p color="fg" marginBlockEnd="2">
        {language === 'ar' ? question.question_ar : question.question}
      </chakra.p>
      <p>{t('delete.follows')}</p>
    </ConfirmDialog>
  )
}
