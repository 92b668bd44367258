import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/overlays/dialog'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { candidateMutations } from '../candidate.mutations'
import type { Rise } from '../rises.rules'
import type { Course } from './use-course-labels'

interface CourseActionsProps {
  course: Course
  jobId: string | null
  onCompleted: (course: Course, rises: readonly Rise[] | null) => void
}

/**
 * Register with the provider; once registered, complete or cancel. A completed course counts, so it
 * is asked for once more.
 */
export const CourseActions = ({ course, jobId, onCompleted }: CourseActionsProps) => {
  const { t } = useTranslation('courses')
  const { t: tCommon } = useTranslation('common')
  const { language } = useLanguage()
  const sentence = useErrorMessage()
  const [asking, setAsking] = useState(false)
  const changing = useMutation(candidateMutations.course(language, jobId))
  const completing = useMutation(candidateMutations.course(language, jobId))
  const status = course.registration?.status

  const change = (action: 'register' | 'cancel') =>
    changing.mutateAsync({ courseId: course.id, action }).catch((error: unknown) =>
      notify.error({
        title: t(`notDone.${action}`, { title: course.title }),
        body: sentence(error),
        action: { label: tCommon('action.retry'), run: () => void change(action) },
      }),
    )

  const of = <VisuallyHidden>: {course.title}</VisuallyHidden>
  if (status === 'completed') return null
  if (status !== 'registered') {
    return (
      <Button
        size="sm"
        variant="secondary"
        loading={changing.isPending}
        loadingLabel={t('registering')}
        onClick={() => void change('register')}
      >
        {t('register')}
        {of}
      </Button>
    )
  }
  const close = () => {
    setAsking(false)
    completing.reset()
  }
  // A completed course leaves the list, so this row is gone by the time of the answer. After a
  // failure the dialog stays open with the error.
  const complete = () =>
    void completing.mutateAsync({ courseId: course.id, action: 'complete' }).then(
      (rises) => {
        close()
        onCompleted(course, rises)
      },
      () => undefined,
    )
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'row', md: 'column' }}
      flexWrap="wrap"
      gap="2"
    >
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        {t('complete')}
        {of}
      </Button>
      <Button
        size="sm"
        variant="subtle"
        loading={changing.isPending}
        loadingLabel={t('cancelling')}
        onClick={() => void change('cancel')}
      >
        {t('cancel')}
        {of}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={close}
        title={t('completeTitle', { title: course.title })}
        closeLabel={tCommon('action.close')}
        cancelLabel={t('notYet')}
        confirmLabel={t('complete')}
        workingLabel={t('completing')}
        working={completing.isPending}
        {...(completing.error === null ? {} : { failure: sentence(completing.error) })}
        onConfirm={complete}
      >
        {t('completeBody')}
      </ConfirmDialog>
    </chakra.div>
  )
}
