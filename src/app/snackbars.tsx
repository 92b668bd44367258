import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { messageStore, type Message } from '../notify'
import { Button } from '../ui/button'
import { Snackbar, SnackbarRegion } from '../ui/snackbar'

/** Shows what was raised with `notify`, top right, six seconds each. */
export const Snackbars = () => {
  const { t } = useTranslation('common')
  const messages = useSyncExternalStore(messageStore.subscribe, messageStore.read)
  return (
    <SnackbarRegion label={t('snackbar.region')}>
      {messages.map((message) => (
        <Snackbar
          key={message.id}
          tone={message.tone}
          title={message.title}
          body={message.body}
          action={message.action && <MessageAction message={message} action={message.action} />}
          milliseconds={message.milliseconds}
          closeLabel={t('action.close')}
          onClose={() => messageStore.close(message.id)}
        />
      ))}
    </SnackbarRegion>
  )
}

interface MessageActionProps {
  message: Message
  action: NonNullable<Message['action']>
}

const MessageAction = ({ message, action }: MessageActionProps) => (
  <Button
    variant="subtle"
    size="xs"
    onClick={() => {
      messageStore.close(message.id)
      action.run()
    }}
  >
    {action.label}
  </Button>
)
