import { useTranslation } from 'react-i18next'
import { isMessageIn } from '../../i18n/message-language'
import { SessionContext, type SessionSnapshot } from '../../session/session-context'

const getNotice = ({ context }: SessionSnapshot) => context.notice

/**
 * The server's message about the last action, as long as the page uses the language of that
 * message.
 */
export function useNotice(): string | null {
  const { i18n } = useTranslation()
  const notice = SessionContext.useSelector(getNotice)
  return notice !== null && isMessageIn(notice, i18n.language) ? notice : null
}
