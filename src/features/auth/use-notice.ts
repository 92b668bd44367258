import { useTranslation } from 'react-i18next'
import { isMessageIn } from '../../i18n/message-language'
import { SessionContext, type SessionSnapshot } from '../../session/session-context'

const said = ({ context }: SessionSnapshot) => context.notice

/**
 * What the server said of the last thing that was done, while the page speaks the language it said
 * it in.
 */
export function useNotice(): string | null {
  const { i18n } = useTranslation()
  const notice = SessionContext.useSelector(said)
  return notice !== null && isMessageIn(notice, i18n.language) ? notice : null
}
