import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { messageStore, snackbarPlace, type Message } from '../notify'
import { Button } from '../ui/button'
import { Snackbar, SnackbarRegion } from '../ui/overlays/snackbar'

/** Shows what was raised with `notify`, six seconds each: at the top, or where the page has a place. */
export const Snackbars = () => {
  const { t } = useTranslation('common')
  const messages = useSyncExternalStore(messageStore.subscribe, messageStore.read)
  const place = useSyncExternalStore(snackbarPlace.subscribe, snackbarPlace.read)
  return (
    <SnackbarRegion label={t('snackbar.region')} place={place}>
      {messages.map((message) => (
        <MessageSnackbar key={message.id} message={message} />
      ))}
    </SnackbarRegion>
  )
}

const MessageSnackbar = ({ message }: { message: Message }) => {
  const { t } = useTranslation('common')
  const [left] = useState(() => Math.max(0, message.endsAt - Date.now()))
  return (
    <Snackbar
      tone={message.tone}
      title={message.title}
      body={message.body}
      action={message.action && <MessageAction message={message} action={message.action} />}
      milliseconds={left}
      closeLabel={t('action.close')}
      onClose={() => messageStore.close(message.id)}
    />
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
    outdent="start"
    onClick={() => {
      messageStore.close(message.id)
      action.run()
    }}
  >
    {action.label}
  </Button>
)
