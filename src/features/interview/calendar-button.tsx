import { useMutation } from '@tanstack/react-query'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../../i18n/use-error-message'
import { notify } from '../../notify'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icons'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { ownInterviewMutations } from './interview.mutations'

/** Takes an interview into one's own calendar. */
export const CalendarButton = ({ id, about }: { id: string; about?: string }) => {
  const { t } = useTranslation('interviews')
  const sentence = useErrorMessage()
  const calendar = useMutation({
    ...ownInterviewMutations.calendar(),
    onError: (error) => notify.error({ title: t('calendar.failed'), body: sentence(error) }),
  })
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<Icon of={CalendarPlus} />}
      loading={calendar.isPending}
      loadingLabel={t('calendar.making')}
      onClick={() => calendar.mutate(id)}
    >
      {t('calendar.add')}
      {about === undefined ? null : <VisuallyHidden>: {about}</VisuallyHidden>}
    </Button>
  )
}
